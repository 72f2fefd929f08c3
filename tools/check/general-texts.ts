/**
 * The texts of the catalogs that are true of any company, by namespace: keys or groups, or `*` for all of them. `--moving-in`
 * reports each other text until it differs from the sample's. Labels of records that a company may lack are general.
 */
const generalTexts: Record<string, string> = {
  About: 'experienceFigure experienceLabel experienceText',
  AccessibilityStatement:
    'title commitmentTitle commitment featuresTitle technical display changingTitle zoom preferences keyboard impairedTitle ' +
    'images colour sound limitationsTitle instead limitations inquiriesTitle inquiries officerName officerPhone ' +
    'officerEmail parking entrance toilets testedTitle testedOn testedHow testedWith testedBy',
  Answer: '*',
  AnswerPage: '*',
  Building: 'tourTitle tourFrame tourStart tourExternal tourOpen viewTour opensTab dateNote sections',
  BuildingForm: 'unitTitle openTitle fullName businessName email phone interest submit sending prefill text',
  Carousel: '*',
  ChatButton: '*',
  Clients: 'title filterLabel all showMore shown empty zoneLabel zoneText logo testimonials attribution',
  Contact: 'text form name email message submit sending',
  Contacts: '*',
  Distances: 'title kilometers minutes more ways',
  Draft: '*',
  Facts: '*',
  Footer:
    'quickLinks details follow accessibility privacy facebook whatsapp instagram rights legal credit note',
  Hero: 'arrow',
  InquiryForm: '*',
  LegalText: '*',
  Mail:
    'subjectContact spam spamLinks spamMarkup spamScript introContact name email message fullName businessName phone ' +
    'interest received language page unit host campaign sentAgain reply answer answerSubject answerHello answerThanks',
  Map: '*',
  Metadata:
    'projectTitle accessibilityTitle accessibilityDescription privacyTitle privacyDescription ' +
    'notFoundTitle projectNotFoundTitle tourTitle breadcrumbHome ogProjectHeight ogProjectAlt ogBuildingTitle ' +
    'ogBuildingStatus ogAccessibilityTitle ogAccessibilityAlt ogPrivacyTitle ogPrivacyAlt',
  NewTab: '*',
  NotFound: '*',
  People: '*',
  Picture: '*',
  Print: '*',
  PrivacyPolicy:
    'title controllerTitle controller officer officerPhone collectedTitle calls visits source nothing keptTitle keptWhat ' +
    'keptHowLong keptInquiries keptCopies keptUndelivered keptLog keptCounts keptBackups minutes days months afterwards ' +
    'security receiversTitle receivers abroad othersTitle others rightsTitle rights inspect correct beforehand ' +
    'askOfficer request complaint',
  Progress: 'title now earlier phases',
  Project:
    'specTitle place client role year height heightUnit heightText notAvailable notAvailableTitle gallery partners ' +
    'partnerLogo site others previous next',
  ProjectNotFound: '*',
  Projects: 'filterLabel all inProgress completed more moreAbout height year showMore shown empty',
  Services: '*',
  SiteHeader: '*',
  SkipLink: '*',
  SocialFeed: 'list liveAlt liveAltPlain date like likePlain likes comments link',
  Status: '*',
  Terms: '*',
  TopBar: '*',
  Tour: '*',
  Unit:
    'price onRequest amount range per priceAsOf priceTotal priceFrom vatNote managementFee municipalTax more send copy ' +
    'copied copyFailed whatsapp mail breadcrumb groups planParts',
  Units:
    'asOf asOfLongAgo use status inquiry uses statuses ask filterLabel everyUse empty free freeOf availableBy everyDay ' +
    'availableNow everyStatus sort sortListed sortSmallest sortLargest nearest more compare takenUnits pricesOnRequest',
  Values: 'professionalism.title transparency.title reliability.title partnership.title',
  Viewer: '*',
};

/** Returns whether a text of a catalog is true of any company. */
export function isGeneralText([namespace = '', ...keys]: readonly string[]): boolean {
  const general = generalTexts[namespace]?.split(' ') ?? [];
  const key = keys.join('.');
  return general.some((name) => name === '*' || name === key || key.startsWith(`${name}.`));
}

/** Lists the general texts as namespaces and keys, for the test that each one exists. */
export function listGeneralTexts(): string[] {
  return Object.entries(generalTexts).flatMap(([namespace, keys]) =>
    keys.split(' ').map((key) => (key === '*' ? namespace : `${namespace}.${key}`)),
  );
}
