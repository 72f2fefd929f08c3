import type { ProjectRecord } from '../../../model/schema';
import hall from '../../fixtures/all-on/content/projects/steel-hall.json';
import { company } from './records';

/**
 * A project of the fixture in both languages, without fields that a third language would have to translate; its picture
 * is the company's, whose files the build creates.
 */
export const projectRecord = { ...hall, place: undefined, images: [company.hero] } as ProjectRecord;
