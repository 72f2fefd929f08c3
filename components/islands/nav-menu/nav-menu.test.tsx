/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NavMenu } from './nav-menu';

/* jsdom knows no popovers, as the browsers of 2022: here the island does their work. */

function setUp() {
  render(
    <NavMenu label="menu" navLabel="pages" icon={null} buttonClass={undefined} navClass={undefined}>
      <a href="#about">about</a>
    </NavMenu>,
  );
  const [button, menu] = [screen.getByRole('button'), screen.getByRole('navigation')];
  const isOpen = () => [button.getAttribute('aria-expanded'), 'open' in menu.dataset];
  return { button, isOpen };
}

afterEach(cleanup);

test.each(['button', 'link'])('a press opens the menu, and one on a %s closes it', (role) => {
  const { button, isOpen } = setUp();
  expect(isOpen()).toEqual(['false', false]);
  fireEvent.click(button);
  expect(isOpen()).toEqual(['true', true]);
  fireEvent.click(screen.getByRole(role));
  expect(isOpen()).toEqual(['false', false]);
});

test('Escape closes the menu from within and gives the focus back', () => {
  const { button, isOpen } = setUp();
  fireEvent.click(button);
  screen.getByRole('link').focus();
  fireEvent.keyDown(screen.getByRole('link'), { key: 'Escape' });
  expect(isOpen()).toEqual(['false', false]);
  expect(document.activeElement).toBe(button);
});
