import type { Finding } from './finding';
import { readJsonFile } from './project-files';

/* The texts that the specification fixes letter by letter, with plain hyphens and dots. */
const fixed: Record<string, Record<string, string>> = {
  'messages/he.json': {
    'SiteHeader.language': 'EN',
    'Projects.inProgress': 'בביצוע',
    'Projects.completed': 'הושלם',
    'Status.completed': 'הושלם',
    'Status.inProgress': 'בביצוע',
    'Status.inPlanning': 'בתכנון',
    'Contact.sending': 'שולח...',
    'BuildingForm.sending': 'שולח...',
    'Project.notAvailable': 'N/A',
    'ProjectNotFound.original': 'Project not found',
    'NotFound.title': 'אופס! הדף לא נמצא',
  },
  'messages/en.json': {
    'SiteHeader.about': 'About',
    'SiteHeader.services': 'Services',
    'SiteHeader.projects': 'Projects',
    'SiteHeader.contact': 'Contact Us',
    'SiteHeader.language': 'HE',
    'ChatButton.label': 'Write to us',
    'Projects.all': 'All',
    'Projects.inProgress': 'In Progress',
    'Projects.completed': 'Completed',
    'Projects.showMore': 'Show More',
    'Status.completed': 'Completed',
    'Status.inProgress': 'In Progress',
    'Status.inPlanning': 'In Planning',
    'Clients.title': 'Some of Our Clients',
    'Clients.all': 'All',
    'Clients.showMore': 'Show More',
    'Contact.sending': 'Sending...',
    'BuildingForm.fullName': 'Full Name',
    'BuildingForm.businessName': 'Business Name',
    'BuildingForm.email': 'Email',
    'BuildingForm.phone': 'Phone',
    'BuildingForm.interest': 'Interested in',
    'BuildingForm.sending': 'Sending..',
    'InquiryForm.failed': 'Failed to send message',
    'InquiryForm.failedRetry': 'Failed to send message. Please try again.',
    'Project.notAvailable': 'N/A',
    'ProjectNotFound.title': 'Project not found',
    'Building.locationTitle': 'Project Location',
    'Building.aboutTitle': 'About the Project',
    'Building.tourTitle': 'Virtual Tour',
    'Building.optionsTitle': 'Purchase Options',
    'Building.viewTour': 'View Virtual Tour',
    'NotFound.code': '404',
    'NotFound.title': 'Page Not Found',
    'NotFound.text': 'The page you are looking for does not exist.',
    'NotFound.home': 'Return to Home',
  },
};

/** What the specification writes on the badge, with any month: a building may be finished later. */
const status = /^Under Construction - Expected Completion \p{L}+ 20\d\d$/u;

/** The names of the five levels in specification §2, in any order; pages keep each on one line. */
const levels = ['Parking Level -1', 'Level -6', 'Street Level', 'Level A', 'Office Level'];

/** Whether a text stands as the specification fixes it, so that no rule of typography is for it. */
export function isFixed(file: string, field: string, text: string): boolean {
  if (file !== 'content/building.json') return fixed[file]?.[field] === text;
  if (field === 'status.en') return status.test(text);
  return /^purchaseOptions\.\d+\.title\.en$/.test(field) && levels.includes(text);
}

/** The texts of the specification stand letter by letter; one that is missing is told by the catalogs. */
export function checkFixedTexts(root: string): Finding[] {
  return Object.entries(fixed).flatMap(([file, texts]) => {
    const standing = new Map(
      readJsonFile(root, file)?.strings.map(({ path, value }) => [path.join('.'), value]),
    );
    return Object.entries(texts).flatMap(([field, text]): Finding[] => {
      const value = standing.get(field);
      if (value === undefined || value === text) return [];
      const cure = `the specification fixes this letter by letter: write “${text}”`;
      return [{ level: 'error', file, field, value, cure }];
    });
  });
}
