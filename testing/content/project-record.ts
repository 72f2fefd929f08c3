import type { ProjectRecord } from '../../content/schema';
import { building } from './records';

/** A project in both languages, for tests that must not depend on those of the content; its picture is the building's. */
export const projectRecord: ProjectRecord = {
  index: 0,
  order: 0,
  status: 'inProgress',
  height: 18,
  dunam: 11,
  totalArea: 9400,
  images: [building.hero],
  partners: [],
  updated: '2026-01-01',
  he: {
    title: 'אולם לדוגמה',
    openingLine: 'אולם אחד לכל הבדיקות.',
    description: ['פסקה ראשונה.', 'פסקה שנייה.'],
  },
  en: {
    title: 'Model Hall',
    openingLine: 'One hall for all tests.',
    description: ['A first paragraph.', 'A second one.'],
  },
};
