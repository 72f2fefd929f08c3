import { drawJpeg } from './draw';
import { familiesOf, measureRuns } from './letters';

test('the faces of every script draw a role', () => {
  const names = ['text-400', 'text-600', 'display-500', 'text-arabic-400', 'text-arabic-600'];
  expect(familiesOf('text', names)).toBe('text, text-arabic');
  expect(familiesOf('display', names)).toBe('display');
});

test('a run is as wide as its words and their spaces', async () => {
  const { widthOf } = await measureRuns('Level Level A', familiesOf('display'));
  const space = widthOf('Level Level') - 2 * widthOf('Level');
  expect(space).toBeGreaterThan(0.1);
  expect(space).toBeLessThan(0.5);
});

test('letters that no font file has are an error', async () => {
  const card = { name: 'home', locale: 'en', title: '', facts: [], level: undefined } as const;
  const drawing = <div style={{ display: 'flex', fontFamily: familiesOf('text') }}>Winter ☃</div>;
  await expect(drawJpeg({ ...card, facts: [] }, drawing)).rejects.toThrow('“☃” in the share image home-en');
});
