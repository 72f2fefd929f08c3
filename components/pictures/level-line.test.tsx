/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { SectionHead } from '../text/section-head';
import { MeasuredPicture } from './measured-picture';

const mockRecord: { withoutLevelLine?: true } = {};
jest.mock('@/model/derived/level-line', () => ({
  writeElevation: (meters: number) => (mockRecord.withoutLevelLine ? undefined : `+${meters}`),
}));

/** Renders a picture with a roof, and a heading with an elevation. */
function show() {
  return render(
    <>
      <MeasuredPicture picture={{ roofAt: 20 }} roof={15} className="view">
        <img src="/hall.jpg" alt="" />
      </MeasuredPicture>
      <SectionHead id="tour" title="Tour" elevation={0} />
    </>,
  ).container;
}

test('the level line is at the roof of a picture and over a heading', () => {
  expect(show().textContent).toBe('+15+0Tour');
});

test('a company without the level line has neither its lines nor their elevations', () => {
  mockRecord.withoutLevelLine = true;
  const page = show();
  expect(page.textContent).toBe('Tour');
  expect(page.querySelector('svg')).toBeNull();
});
