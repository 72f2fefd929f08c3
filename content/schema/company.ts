import { z } from 'zod';
import { hint } from './hint';
import {
  daySchema,
  externalSchema,
  phoneSchema,
  pictureSchema,
  positionSchema,
  textSchema,
  updatedSchema,
  whatsappSchema,
} from './parts';
import { peopleSchema } from './people';

const factsSchema = z.strictObject({
  builtArea: z.int().min(0).describe('Square meters built, such as 300000.'),
  plannedArea: z.int().min(0).describe('Square meters in planning, such as 100000.'),
  experienceYears: z.int().min(0).describe('Years of experience, such as 15; shown as “15+”.'),
  zoneYears: z
    .int()
    .min(0)
    .describe('Years of building in the industrial zone, such as 13: the counter beside the clients.'),
});

const accessibilitySchema = z.strictObject({
  officerTitle: textSchema.describe(
    'The officer’s title, the heading of the part: “רכז הנגישות” or “רכזת הנגישות” in Hebrew, “Accessibility Officer” in English.',
  ),
  officerFirstName: textSchema.describe('The first name of the accessibility officer.'),
  officerEmail: z.email().describe('The mail address of the accessibility officer.'),
  hours: z
    .string()
    .regex(/^\d{2}:\d{2}-\d{2}:\d{2}$/, hint('hours'))
    .describe('When the phone is answered, Sunday to Thursday, as 09:00-17:00.'),
  updated: daySchema.describe(
    'The day of the statement’s last update, such as 2025-05-29; shown in the statement.',
  ),
});

export const companySchema = z
  .strictObject({
    name: textSchema.describe('The name of the company, as visitors know it.'),
    legalName: textSchema.describe(
      'The registered name, such as “Silo Building Ltd”: the privacy notice of the forms names it as responsible.',
    ),
    companyNumber: z
      .string()
      .regex(/^\d{9}$/, hint('companyNumber'))
      .describe('The number in the register of companies: nine digits, such as 512345678.'),
    founded: z
      .int()
      .min(1900)
      .max(new Date().getFullYear(), hint('founded'))
      .describe('The year in which the company was founded, such as 2010.'),
    phone: phoneSchema.describe(
      'The phone number as it is dialled in Israel: 03-555-0123, 1-700-555-012 or *2345.',
    ),
    whatsapp: whatsappSchema.describe(
      'The WhatsApp number in international form, without a plus sign or hyphens: 97235550123.',
    ),
    email: z.email().describe('The mail address that visitors see.'),
    address: textSchema.describe(
      'The postal address with its town, in one line: “Industrial Zone 5, Road 443, Modi’in”.',
    ),
    position: positionSchema.describe('The office for Waze and Google Maps, in degrees (WGS 84).'),
    facts: factsSchema.describe('The figures of the company (specification §9).'),
    hero: pictureSchema.describe('The large picture of the home page.'),
    heroProject: z
      .int()
      .min(0)
      .describe(
        'The index of the project that this picture shows, such as 3: its height is the upper mark of the drawing over it.',
      ),
    social: z
      .strictObject({
        facebook: externalSchema
          .optional()
          .describe('The Facebook page, an https address. Without this line there is no link to it.'),
        instagram: externalSchema.describe('The Instagram profile, an https address.'),
      })
      .describe('The company’s pages on social networks.'),
    designer: z
      .strictObject({
        name: textSchema.describe('The name of the designer.'),
        url: externalSchema.describe('The designer’s site, an https address.'),
      })
      .optional()
      .describe('The credit at the end of every page. Without this group there is none.'),
    people: peopleSchema
      .optional()
      .describe('Whom to talk to, beside the forms and on printed sheets, in this order.'),
    accessibility: accessibilitySchema.describe('The facts of the accessibility statement.'),
    updated: updatedSchema,
  })
  .meta({ title: 'The company', description: 'Name, addresses, figures and networks of the company.' });

export type CompanyRecord = z.infer<typeof companySchema>;
