import type { Company } from '@/model';

const anchors = ['about', 'services', 'projects', 'contact'] as const;

/** Returns the targets of header and footer on the home page; there is no list of projects without any. */
export function listAnchors({ hasProjects }: Pick<Company, 'hasProjects'>) {
  return anchors.filter((anchor) => anchor !== 'projects' || hasProjects);
}
