/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { CopyButton } from './copy-button';

const button = (
  <CopyButton label="copy" text="1 Main Road" copied="copied" failed="failed" statusClass={undefined} />
);

async function copyWith(writeText: () => Promise<void>): Promise<void> {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  render(button);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'copy' }));
  });
}

test('a copy is said', async () => {
  const write = jest.fn(async () => {});
  await copyWith(write);
  expect(screen.getByText('copied')).toBe(screen.getByRole('status'));
  expect(write).toHaveBeenCalledWith('1 Main Road');
});

test('a refused copy is said too', async () => {
  await copyWith(() => Promise.reject(new Error('refused')));
  expect(screen.getByText('failed')).toBe(screen.getByRole('status'));
});

test('without script there is no button, and the place of the message waits', () => {
  const html = renderToString(button);
  expect(html).not.toContain('<button');
  expect(html).toContain('role="status"');
});
