/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { LevelPicker } from './level-picker';

const levels = [
  { level: 'a', id: 'level-a', selected: 'Selected: A' },
  { level: 'street', id: 'level-street', selected: 'Selected: street' },
];

const picker = (
  <LevelPicker
    className="picker"
    levels={levels}
    drawingClass={undefined}
    statusClass={undefined}
    drawing={
      <svg aria-label="section">
        <a href="#level-street" id="drawing-street" data-of="street">
          <path data-testid="shape" />
        </a>
      </svg>
    }
  >
    <article id="level-a" data-of="a">
      <a href="/tour">tour of A</a>
    </article>
    <article id="level-street" tabIndex={-1} data-of="street">
      street
      <a href="#drawing-street">back</a>
      <a href="#contact">ask</a>
    </article>
  </LevelPicker>
);

const marked = () => document.querySelector<HTMLElement>('.picker')?.dataset.level;
const said = () => screen.getByRole('status').textContent;

beforeEach(() => {
  history.replaceState(null, '', '/');
  Element.prototype.scrollIntoView = jest.fn();
});

test('pressing a shape chooses its level, shows its card and keeps the choice in the address', () => {
  render(picker);
  fireEvent.click(screen.getByTestId('shape'));
  expect([marked(), said(), location.hash]).toEqual(['street', 'Selected: street', '#level-street']);
  expect(document.getElementById('level-street')?.scrollIntoView).toHaveBeenCalled();
});

test('a link that leads out of the levels is left to the browser', () => {
  render(picker);
  expect(fireEvent.click(screen.getByText('ask'))).toBe(true);
  expect(fireEvent.click(screen.getByText('back'))).toBe(false);
});

test('focus inside a card chooses its level', () => {
  render(picker);
  fireEvent.focusIn(screen.getByText('tour of A'));
  expect([marked(), said()]).toEqual(['a', 'Selected: A']);
});

test('a mouse at rest does not hide what the keyboard chooses', () => {
  render(picker);
  const over = new MouseEvent('pointerover', { bubbles: true });
  fireEvent(screen.getByText('street'), Object.assign(over, { pointerType: 'mouse' }));
  expect(marked()).toBe('street');
  fireEvent.focusIn(screen.getByText('tour of A'));
  expect(marked()).toBe('a');
});

test('the address chooses a level, at first and when it changes; the choice stays when it moves on to the form', () => {
  history.replaceState(null, '', '#level-a');
  render(picker);
  expect([marked(), said()]).toEqual(['a', 'Selected: A']);
  for (const hash of ['#level-street', '#contact']) {
    history.replaceState(null, '', hash);
    fireEvent(window, new Event('hashchange'));
    expect(marked()).toBe('street');
  }
});

test('before script runs nothing is marked by script, so that the address alone decides', () => {
  expect(renderToString(picker)).not.toContain('data-level');
});
