import { listTourSceneIds } from '../content/read/tour-scenes';

export type Redirect = { from: string; to: string };

/** Addresses that lead on for now, as the content has it. The rules for every address are in next.config.ts and deploy/. */
export function listRedirects(): Redirect[] {
  const [firstScene] = listTourSceneIds();
  return ['', '/en'].map((prefix) => ({ from: `${prefix}/tour`, to: `${prefix}/tour/${firstScene}` }));
}
