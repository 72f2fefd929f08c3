import hall from '@/e2e/fixtures/all-on/content/projects/steel-hall.json';
import { projectSchema } from '../schema';
import { parseRecord } from './load';

test('all errors in a record are named with file, field, value and a hint', () => {
  const broken = {
    ...hall,
    status: 'done',
    lowestLevel: 60,
    oder: 3,
  };
  const message = () => parseRecord(projectSchema, 'content/projects/silo.json', broken);
  expect(message).toThrow(/3 errors/);
  expect(message).toThrow(/silo\.json · status = "done": choose one of completed/);
  expect(message).toThrow(/silo\.json · lowestLevel = 60: is too large: write 0 or less/);
  expect(message).toThrow(/silo\.json · oder = 3: there is no field “oder”: did you mean “order”\?/);
});
