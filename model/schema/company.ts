import { z } from 'zod';
import { today } from '../../lib/today';
import { accessibilitySchema } from './accessibility';
import {
  addressSchema,
  countrySchema,
  emailSchema,
  externalSchema,
  hint,
  itemIdSchema,
  phoneSchema,
  pictureSchema,
  positionSchema,
  sentence,
  slugSchema,
  textOf,
  textSchema,
  updatedSchema,
  whatsappSchema,
} from './parts';
import { peopleSchema } from './people';
import { privacySchema } from './privacy';
import { resultSchema, testimonialSchema } from './proof';

const factsSchema = z.strictObject({
  /** Square metres. */
  builtArea: z.int().min(0).optional(),
  /** Square metres. */
  plannedArea: z.int().min(0).optional(),
  experienceYears: z.int().min(0).optional(),
  /** Years of building in the industrial zone of the first building. */
  zoneYears: z.int().min(0).optional(),
});

const serviceSchema = z.strictObject({
  id: itemIdSchema,
  title: textSchema,
  text: textSchema,
  points: z.array(textSchema).min(1).optional(),
});

const legalEntitySchema = z.strictObject({
  id: itemIdSchema,
  legalName: textSchema,
  /** The number in the register of companies of the country. */
  companyNumber: sentence,
  country: countrySchema,
  /** Where it is not the company's. */
  address: addressSchema.optional(),
});

/** A tag by which another service verifies the owner of the site, as the service writes it. */
const verificationSchema = z
  .string()
  .regex(/^<meta name="[\w:.-]+" content="[^"<>&]+" ?\/?>$/)
  .meta({ kind: 'metaTag' });

/** The type of the company in schema.org; without one it is an Organization. */
const businessTypeSchema = z.enum([
  'GeneralContractor',
  'RealEstateAgent',
  'ProfessionalService',
  'LocalBusiness',
]);

export const companySchema = z
  .strictObject({
    name: textSchema,
    shortName: textOf(sentence.max(15)).optional(),
    /** The first one is the company's, of whose forms it is the controller. */
    legalEntities: z.array(legalEntitySchema).min(1),
    businessType: businessTypeSchema.optional(),
    country: countrySchema,
    founded: z
      .int()
      .min(1900)
      .refine((year) => year <= Number(today().slice(0, 4)), { params: hint('founded') }),
    /** Working days until an answer, as promised to visitors. */
    answerDays: z.int().min(1).max(30).optional(),
    phone: phoneSchema,
    secondPhone: phoneSchema.optional(),
    whatsapp: whatsappSchema.optional(),
    email: emailSchema,
    address: addressSchema,
    position: positionSchema,
    facts: factsSchema,
    services: z.array(serviceSchema).min(1),
    hero: pictureSchema,
    featuredProject: slugSchema.optional(),
    aboutImage: pictureSchema.optional(),
    testimonials: z.array(testimonialSchema).optional(),
    results: z.array(resultSchema).optional(),
    social: z.strictObject({
      facebook: externalSchema.optional(),
      instagram: externalSchema.optional(),
    }),
    designer: z
      .strictObject({
        name: textSchema,
        url: externalSchema,
      })
      .optional(),
    people: peopleSchema.optional(),
    /** No level line: no marks, no lines, no elevations. */
    withoutLevelLine: z.literal(true).optional(),
    /** In the head of the home page. */
    verification: z.array(verificationSchema).min(1).optional(),
    accessibility: accessibilitySchema,
    privacy: privacySchema,
    updated: updatedSchema,
  })
  .meta({ name: 'company' });

export type CompanyRecord = z.infer<typeof companySchema>;
