import { load } from 'cheerio';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { People } from '@/components/cards/people';
import { ChatButton } from '@/components/frame/chat-button';
import { SiteFooter } from '@/components/frame/site-footer';
import { Picture as PictureOfPage } from '@/components/pictures/picture';
import { FactList } from '@/components/text/fact-list';
import { catalogs } from '@/i18n/catalogs';
import {
  type Client,
  type Company,
  type FallbackPost,
  getCompany,
  type Person,
  type Picture,
  type Project,
  type TourScene,
} from '@/model';
import { About } from './(home)/_sections/about';
import { Clients } from './(home)/_sections/clients';
import { Hero } from './(home)/_sections/hero';
import { Projects } from './(home)/_sections/projects';
import { Proof } from './(home)/_sections/proof';
import { Services } from './(home)/_sections/services';
import { SocialFeedSection } from './(home)/_sections/social-feed';
import { Tour } from './[building]/_sections/tour';
import { Partners } from './project/[index]/_sections/partners';
import { TourStops } from './tour/[[...scene]]/tour-stops';

/** Returns the HTML of an element before any script. */
function render(element: ReactElement) {
  const page = (
    <NextIntlClientProvider locale="en" messages={catalogs.en} timeZone="UTC">
      {element}
    </NextIntlClientProvider>
  );
  return load(renderToStaticMarkup(page))('body');
}

/* Optional parts of a company; the parts of the building's sections are tested beside them. */

const { designer: _designer, ...undesigned } = getCompany('en');
const studio = { name: 'Treetop Studio', url: 'https://treetop.example' };
const facebook = 'https://www.facebook.com/silo.house';
const social = { instagram: 'https://www.instagram.com/silo.house' };
const picture: Picture = { src: '/a.jpg', alt: 'A', width: 4, height: 3, files: { stem: '/a', widths: [4] } };
const post: FallbackPost = {
  ...{ image: picture, caption: 'A crane', date: '2026-05-29', likes: 1, comments: 1 },
  url: 'https://www.instagram.com/p/a',
};
const shown = (kind: Picture['kind']) => <PictureOfPage picture={{ ...picture, kind }} sizes="9rem" />;
const stop = (id: string): TourScene => ({
  ...{ id, name: id, picture, start: { yaw: 0, pitch: 0 }, links: [] },
  panorama: { small: '/a.webp', large: '/b.webp' },
});
const street = stop('street');
const feed = (posts: FallbackPost[]) => <SocialFeedSection posts={posts} />;
const client: Client = {
  name: 'Tabor',
  industry: 'general',
  logo: { src: '/clients/x.svg', width: 96, height: 96 },
};
const clients = (own: Partial<Company['facts']>, list = [client]) => (
  <Clients clients={list} facts={own} zone="the harbour">
    {null}
  </Clients>
);
const stops = (scenes: TourScene[]) => <TourStops scene={street} scenes={scenes} />;

const noa: Person = { name: 'Noa', role: 'Leasing', languages: ['en'], card: '/people/1.vcf' };
const partners = (list: { name: string; logo: null }[]) => <Partners partners={list} />;
const tour = (url: string | undefined) => <Tour name="Silo" url={url} />;
const silo: Project = {
  ...{
    name: 'silo',
    index: 0,
    title: 'Silo',
    openingLine: '',
    description: [],
    images: [picture],
    partners: [],
  },
  ...{ status: { key: 'completed' }, height: 18, dunam: null, totalArea: 900, facts: {}, roof: 18 },
  ...{ updated: '2026-05-29', locales: ['en'], draft: false, retired: false },
};
const hero = (project: Partial<Project> | undefined, own: Partial<Company> = {}) => (
  <Hero company={{ ...undesigned, heroRoof: 20, ...own }} project={project && { ...silo, ...project }} />
);
const planned = (own: Company['facts']) => <Projects projects={[silo]} perPage={9} facts={own} />;
const about = (own: Partial<Company>) => <About company={{ ...undesigned, aboutImage: undefined, ...own }} />;
const band = { image: picture, text: 'One sentence.' };
const proof = ({ testimonials, results }: Partial<Company>) => (
  <Proof company={{ ...undesigned, testimonials, results }} projects={[silo]} />
);
const voice = { quote: 'They came.', name: 'Noa', role: 'Owner' };
const result = { project: 'silo', figures: [{ value: '9', label: 'months' }] };
const about9 = { experienceYears: 9 };
const chat = (own: Partial<Company>) => <ChatButton company={{ ...undesigned, ...own }} />;
const footer = (own: Partial<Company>) => <SiteFooter company={{ ...undesigned, social, ...own }} />;

test.each<[string, ReactElement, ReactElement, string]>([
  ['posts', feed([post]), feed([]), '*'],
  ['partners', partners([{ name: 'Carmel', logo: null }]), partners([]), '*'],
  ['people', <People key="one" people={[noa]} />, <People key="none" people={[]} />, '*'],
  ['facts', <FactList key="one" facts={{ year: 2019 }} />, <FactList key="none" facts={{}} />, '*'],
  ['a tour', tour('/tour/street'), tour(undefined), '*'],
  ['other stops of the tour', stops([street, stop('roof')]), stops([street]), 'nav, a'],
  [
    'years in the zone',
    clients({ builtArea: 9, zoneYears: 9 }),
    clients({ builtArea: 9 }),
    'dl > :nth-child(2)',
  ],
  ['figures beside the clients', clients({ zoneYears: 9 }), clients({ builtArea: 0 }), 'dl'],
  ['clients', clients({ builtArea: 9 }), clients({ builtArea: 9 }, []), '*'],
  ['a planned area', planned({ plannedArea: 9 }), planned({ plannedArea: 0 }), '.dark'],
  ['years of experience', about({ facts: about9 }), about({ facts: {} }), '.level-mark'],
  ['a picture of the company', about({ aboutImage: picture }), about({}), '.picture'],
  ['a band', <Services key="one" band={band} />, <Services key="none" band={undefined} />, '.picture, .dark'],
  ['a label of a visualisation', shown('visualisation'), shown('photograph'), 'small'],
  ['a featured project', hero({}), hero(undefined), 'a[href="/en/project/0"]'],
  ['a place of it', hero({ place: 'Haifa' }), hero({}), 'p span:contains("Haifa")'],
  ['a year of it', hero({ year: 2019 }), hero({}), 'p span:contains("2019")'],
  ['testimonials', proof({ testimonials: [voice] }), proof({}), '*'],
  ['results', proof({ results: [result] }), proof({}), '*'],
  [
    'a known project of a result',
    proof({ results: [result] }),
    proof({ results: [{ ...result, project: 'x' }] }),
    '*',
  ],
  [
    'a picture of a result',
    proof({ results: [{ ...result, image: picture }] }),
    proof({ results: [result] }),
    '.picture',
  ],
  ['an address of a post', feed([post]), feed([{ ...post, url: undefined }]), 'a'],
  ['a known height', hero({}), hero({ roof: null }), 'svg text'],
  ['a roof in the large picture', hero({}), hero({}, { heroRoof: undefined }), 'svg text'],
  ['WhatsApp', chat({ whatsapp: '97225550100' }), chat({ whatsapp: undefined }), '*'],
  ['networks', footer({}), footer({ social: {}, whatsapp: undefined }), '#footer-networks'],
  ['Facebook', footer({ social: { ...social, facebook } }), footer({}), 'a[href*="facebook"]'],
  ['a designer', footer({ designer: studio }), footer({}), 'a[href*="treetop"]'],
])('without %s nothing of it is left', (_what, shown, without, selector) => {
  expect(render(shown).find(selector).length).toBeGreaterThan(0);
  expect(render(without).find(selector)).toHaveLength(0);
});
