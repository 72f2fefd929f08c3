import companyData from '../../content/company.json';
import { companySchema } from '../schema';
import { parseRecord } from './load';

/** The company's record in every language; reads no generated list, so that the routes can import it. */
export const companyRecord = parseRecord(companySchema, 'content/company.json', companyData);
