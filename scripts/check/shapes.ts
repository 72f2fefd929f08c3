import type { z } from 'zod';
import { listFaults } from '../../content/faults';
import {
  buildingSchema,
  clientsSchema,
  companySchema,
  isDraft,
  projectSchema,
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

/** Every record has its shape, told as the build tells it; what a draft still lacks is a warning. */
export function checkShapes(root: string): Finding[] {
  const single = Object.entries(shapes).flatMap(([file, shape]) => {
    const record = readJsonFile(root, file);
    return record ? errors(shape, file, record.data) : [];
  });
  const projects = listProjectFiles(root).flatMap((file) => {
    const record = readJsonFile(root, file);
    if (!record) return [];
    const found = errors(projectShape(record.data), file, record.data);
    return found.length === 0 && isDraft(record.data) ? lacks(file, record.data) : found;
  });
  return [...single, ...projects];
}

function errors(shape: z.ZodType, file: string, data: unknown): Finding[] {
  return listFaults(shape, file, data).map((fault) => ({ level: 'error', ...fault }));
}

function lacks(file: string, data: unknown): Finding[] {
  const { draft: _, ...record } = data as { draft: true };
  return listFaults(projectSchema, file, record).map((fault) => ({
    level: 'warning',
    ...fault,
    cure: `before this draft is published: ${fault.cure}`,
  }));
}
