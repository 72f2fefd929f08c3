import { z } from 'zod';
import { listIssues } from '../../../content/read/issues';
import { draftSchema, projectSchema, recordSchemas } from '../../../content/schema';
import { translatorIn } from '../messages';

/** A JSON Schema, as far as this project looks into it. */
export type JsonSchema = {
  [keyword: string]: unknown;
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  then?: JsonSchema;
  else?: JsonSchema;
};

/** The JSON Schemas of the records, by the name of their file. */
export function listRecordSchemas(): Record<string, JsonSchema> {
  const singles = Object.entries(recordSchemas).map(([name, shape]) => [name, jsonSchemaOf(shape)]);
  return {
    project: {
      $schema: 'http://json-schema.org/draft-07/schema#',
      title: 'A project',
      // As projectShape chooses.
      // biome-ignore lint/suspicious/noThenProperty: JSON Schema calls it so.
      ...{ if: { required: ['draft'] }, then: jsonSchemaOf(draftSchema), else: jsonSchemaOf(projectSchema) },
    },
    ...Object.fromEntries(singles),
  };
}

/** A shape as JSON Schema, in the draft that editors know best, with the hint of the shape for a wrong text. */
function jsonSchemaOf(shape: z.ZodType): JsonSchema {
  return z.toJSONSchema(shape, {
    target: 'draft-7',
    override({ zodSchema, jsonSchema }) {
      if (!jsonSchema.pattern) return;
      // VS Code shows this instead of the pattern; no pattern here takes an empty text.
      const [issue] = listIssues(zodSchema, '', '');
      jsonSchema.patternErrorMessage = issue && translatorIn('en')(issue.hint);
    },
  }) as JsonSchema;
}
