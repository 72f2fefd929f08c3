/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NavMenu } from './nav-menu';

/* jsdom has no popovers, like browsers of 2022, so the island replaces them. */

function setUp() {
  render(
    <NavMenu toggle="menu" navLabel="pages" buttonClass={undefined} navClass={undefined}>
      <a href="#about">about</a>
    </NavMenu>,
  );
  const [button, menu] = [screen.getByRole('button'), screen.getByRole('navigation')];
  const isOpen = () => [button.getAttribute('aria-expanded'), 'open' in menu.dataset];
  return { button, isOpen };
}

afterEach(cleanup);

test.each(['button', 'link'])('a press on a %s closes the open menu', (role) => {
  const { button, isOpen } = setUp();
  expect(isOpen()).toEqual(['false', false]);
  fireEvent.click(button);
  expect(isOpen()).toEqual(['true', true]);
  fireEvent.click(screen.getByRole(role));
  expect(isOpen()).toEqual(['false', false]);
});

test('Escape inside the menu closes it and restores the focus', () => {
  const { button, isOpen } = setUp();
  fireEvent.click(button);
  screen.getByRole('link').focus();
  fireEvent.keyDown(screen.getByRole('link'), { key: 'Escape' });
  expect(isOpen()).toEqual(['false', false]);
  expect(document.activeElement).toBe(button);
});
