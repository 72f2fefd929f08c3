/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { TourStart } from './tour-start';

test('a tour from another site joins the page at a click and not before', () => {
  render(
    <TourStart label="start" note="from another site" className={undefined}>
      <p>the frame</p>
    </TourStart>,
  );
  expect(screen.queryByText('the frame')).toBeNull();
  expect(screen.getByText('from another site')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'start' }));
  expect(screen.getByText('the frame')).not.toBeNull();
});
