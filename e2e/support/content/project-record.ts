import type { ProjectRecord } from '../../../model/schema';
import hall from '../../fixtures/all-on/content/projects/steel-hall.json';
import { company } from './records';

/** A project of the fixture in both languages; its picture is the company’s, of which the build makes the files. */
export const projectRecord = { ...hall, images: [company.hero] } as ProjectRecord;
