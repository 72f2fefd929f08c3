import type { ProjectRecord } from '../../../model/schema';
import hall from '../../fixtures/all-on/content/projects/steel-hall.json';
import { company } from './records';

/**
 * A project of the fixture in both languages, without what a third one would have to name; its picture is the company’s, of
 * which the build makes the files.
 */
export const projectRecord = { ...hall, place: undefined, images: [company.hero] } as ProjectRecord;
