/** @jest-environment jsdom */
import { renderIn } from '@/i18n/testing';
import { SignedText } from './signed-text';

test.each(['חניון, מפלס -1', 'קו +12.00'])(
  'the signed number of “%s” stands apart from the Hebrew line',
  (text) => {
    const { container } = renderIn('he', <SignedText>{text}</SignedText>);
    expect(container.textContent).toBe(text);
    expect(container.querySelector('bdi[dir="ltr"]')?.textContent).toMatch(/^[+-]\d/);
  },
);

test('the hyphen of a range is no sign', () => {
  const { container } = renderIn('he', <SignedText>80-150 מ״ר</SignedText>);
  expect(container.querySelector('bdi')).toBeNull();
});

test('an English title is one plain text', () => {
  const { container } = renderIn('en', <SignedText>Parking Level -1</SignedText>);
  expect(container.innerHTML).toBe('Parking Level -1');
});
