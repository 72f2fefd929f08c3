import type { ProjectRecord } from '../../../model/schema';
import hall from '../../fixtures/all-on/content/projects/steel-hall.json';
import { withLanguages } from './further-languages';
import { company } from './records';

/** A project of the fixture in every language; its picture is the company's, whose files the build creates. */
export const projectRecord = { ...(withLanguages(hall) as ProjectRecord), images: [company.hero] };
