import path from 'node:path';
import { writeWhole } from '../../files/write-whole';

/** Writes a list of generated pictures or drawings into `model/generated`. */
export function writeGenerated(name: 'brand' | 'pictures' | 'share-images', data: unknown): void {
  writeWhole(path.join('model', 'generated', `${name}.json`), `${JSON.stringify(data, null, 1)}\n`);
}
