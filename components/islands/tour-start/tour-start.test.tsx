/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { TourStart } from './tour-start';

test('a tour from another site loads only after a click', () => {
  const frame = { src: 'https://tour.example/', title: 'the tour', className: undefined };
  render(<TourStart label="start" note="from another site" className={undefined} frame={frame} />);
  expect(screen.queryByTitle('the tour')).toBeNull();
  expect(screen.getByText('from another site')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'start' }));
  expect(screen.getByTitle('the tour').getAttribute('src')).toBe('https://tour.example/');
});
