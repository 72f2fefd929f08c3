/** Writes the JSON Schemas by which editors explain and check the records and catalogs. */
import { writeFileSync } from 'node:fs';
import { listSchemas } from './list';

const schemas = listSchemas('.');
for (const [file, text] of schemas) writeFileSync(file, text);
console.log(`${schemas.size} schemas in content/generated/editor.`);
