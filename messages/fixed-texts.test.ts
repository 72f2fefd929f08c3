import en from './en.json';
import he from './he.json';

/*
 * Texts that the specification fixes letter for letter, with plain hyphens and dots.
 * The completion badge, the hours and the dates are fixed too: they are records and stand in content/.
 */
const fixed = {
  he: {
    SiteHeader: { language: 'EN' },
    Projects: { inProgress: 'בביצוע', completed: 'הושלם' },
    Status: { completed: 'הושלם', inProgress: 'בביצוע', inPlanning: 'בתכנון' },
    Contact: { sending: 'שולח...' },
    BuildingForm: { sending: 'שולח...' },
    Project: { notAvailable: 'N/A' },
    ProjectNotFound: { original: 'Project not found' },
    NotFound: { title: 'אופס! הדף לא נמצא' },
  },
  en: {
    SiteHeader: {
      about: 'About',
      services: 'Services',
      projects: 'Projects',
      contact: 'Contact Us',
      language: 'HE',
    },
    ChatButton: { label: 'Write to us' },
    Projects: { all: 'All', inProgress: 'In Progress', completed: 'Completed', showMore: 'Show More' },
    Status: { completed: 'Completed', inProgress: 'In Progress', inPlanning: 'In Planning' },
    Clients: { title: 'Some of Our Clients', all: 'All', showMore: 'Show More' },
    Contact: { sending: 'Sending...' },
    BuildingForm: {
      fullName: 'Full Name',
      businessName: 'Business Name',
      email: 'Email',
      phone: 'Phone',
      interest: 'Interested in',
      sending: 'Sending..',
    },
    InquiryForm: {
      failed: 'Failed to send message',
      failedRetry: 'Failed to send message. Please try again.',
    },
    Project: { notAvailable: 'N/A' },
    ProjectNotFound: { title: 'Project not found' },
    Building: {
      locationTitle: 'Project Location',
      aboutTitle: 'About the Project',
      tourTitle: 'Virtual Tour',
      optionsTitle: 'Purchase Options',
      viewTour: 'View Virtual Tour',
    },
    NotFound: {
      code: '404',
      title: 'Page Not Found',
      text: 'The page you are looking for does not exist.',
      home: 'Return to Home',
    },
  },
};

test.each([
  ['Hebrew', he, fixed.he],
  ['English', en, fixed.en],
])('the %s catalog keeps the fixed texts letter for letter', (_, catalog, texts) => {
  expect(catalog).toMatchObject(texts);
});
