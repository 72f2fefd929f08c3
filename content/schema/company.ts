import { z } from 'zod';
import { today } from '../../lib/today';
import { accessibilitySchema } from './accessibility';
import { hint } from './hint';
import {
  addressSchema,
  emailSchema,
  externalSchema,
  phoneSchema,
  pictureSchema,
  positionSchema,
  textSchema,
  updatedSchema,
  whatsappSchema,
} from './parts';
import { peopleSchema } from './people';
import { privacySchema } from './privacy';

const factsSchema = z.strictObject({
  builtArea: z.int().min(0).optional(),
  plannedArea: z.int().min(0).optional(),
  experienceYears: z.int().min(0).optional(),
  zoneYears: z.int().min(0).optional(),
});

export const companySchema = z
  .strictObject({
    name: textSchema,
    legalName: textSchema,
    companyNumber: z.string().regex(/^\d{9}$/),
    founded: z
      .int()
      .min(1900)
      .refine((year) => year <= Number(today().slice(0, 4)), { params: hint('founded') }),
    phone: phoneSchema,
    whatsapp: whatsappSchema.optional(),
    email: emailSchema,
    address: addressSchema,
    position: positionSchema,
    facts: factsSchema,
    hero: pictureSchema,
    heroProject: z.int().min(0).optional(),
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
    accessibility: accessibilitySchema,
    privacy: privacySchema,
    updated: updatedSchema,
  })
  .meta({ name: 'company' });

export type CompanyRecord = z.infer<typeof companySchema>;
