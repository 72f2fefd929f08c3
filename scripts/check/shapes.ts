import type { z } from 'zod';
import { listFaults } from '../../content/faults';
import {
  buildingSchema,
  clientSchema,
  companySchema,
  fallbackPostSchema,
  projectSchema,
  tourSchema,
} from '../../content/schema';
import type { Finding } from './finding';
import { listProjectFiles, readJsonFile } from './project-files';

const shapes: Record<string, z.ZodType> = {
  'content/building.json': buildingSchema,
  'content/clients.json': clientSchema.array(),
  'content/company.json': companySchema,
  'content/social.json': fallbackPostSchema.array(),
  'content/tour.json': tourSchema,
};

/** Every record has its shape, told as the build tells it. */
export function checkShapes(root: string): Finding[] {
  const projects = listProjectFiles(root).map((file): [string, z.ZodType] => [file, projectSchema]);
  return [...Object.entries(shapes), ...projects].flatMap(([file, shape]) => {
    const record = readJsonFile(root, file);
    return record
      ? listFaults(shape, file, record.data).map((fault) => ({ level: 'error' as const, ...fault }))
      : [];
  });
}
