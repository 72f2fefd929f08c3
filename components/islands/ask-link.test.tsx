/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { AskLink } from './ask-link';

function setUp() {
  Element.prototype.scrollIntoView = jest.fn();
  render(
    <>
      <AskLink href="#contact" field="interest" text="About A." describedBy="a" className={undefined}>
        ask A
      </AskLink>
      <AskLink href="#contact" field="interest" text="About B." describedBy="b" className={undefined}>
        ask B
      </AskLink>
      <form id="contact">
        <textarea name="interest" aria-label="interest" />
      </form>
    </>,
  );
  return screen.getByRole<HTMLTextAreaElement>('textbox');
}

const ask = (level: string) => fireEvent.click(screen.getByText(`ask ${level}`));

test('asking about another level changes a subject that the visitor left as it was', () => {
  const field = setUp();
  ask('A');
  ask('B');
  expect(field.value).toBe('About B.');
});

test('what the visitor has typed is never overwritten', () => {
  const field = setUp();
  ask('A');
  fireEvent.change(field, { target: { value: 'About A. And parking?' } });
  ask('B');
  expect(field.value).toBe('About A. And parking?');
});
