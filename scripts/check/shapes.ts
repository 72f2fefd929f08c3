import type { z } from 'zod';
import { listFaults } from '../../content/read/faults';
import {
  buildingSchema,
  clientsSchema,
  companySchema,
  projectShape,
  socialSchema,
  tourSchema,
} from '../../content/schema';
import type { Finding } from './finding';
import { listProjectFiles, readJsonFile } from './project-files';

const shapes: Record<string, z.ZodType> = {
  'content/building.json': buildingSchema,
  'content/clients.json': clientsSchema,
  'content/company.json': companySchema,
  'content/social.json': socialSchema,
  'content/tour.json': tourSchema,
};

/** Every record has its shape, told as the build tells it. */
export function checkShapes(root: string): Finding[] {
  return [...Object.keys(shapes), ...listProjectFiles(root)].flatMap((file) => {
    const record = readJsonFile(root, file);
    if (!record) return [];
    const faults = listFaults(shapes[file] ?? projectShape(record.data), file, record.data);
    return faults.map((fault): Finding => ({ level: 'error', ...fault }));
  });
}
