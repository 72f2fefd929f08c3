/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { CopyButton } from './copy-button';

const button = (
  <CopyButton label="copy" text="1 Main Road" copied="copied" failed="failed" statusClass={undefined} />
);

test.each([
  ['copied', async () => {}],
  ['failed', () => Promise.reject(new Error('refused'))],
])('what became of a copy is said: %s', async (said, write) => {
  const writeText = jest.fn(write);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  render(button);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'copy' }));
  });
  expect(screen.getByText(said)).toBe(screen.getByRole('status'));
  expect(writeText).toHaveBeenCalledWith('1 Main Road');
});
