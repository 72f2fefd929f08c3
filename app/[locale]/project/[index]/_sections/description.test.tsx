/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { Description } from './description';

test('two paragraphs of a project may read the same', () => {
  const warn = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { container } = render(<Description paragraphs={['One.', 'Two.', 'Two.']} />);
  expect(container.querySelectorAll('p')).toHaveLength(3);
  expect(warn).not.toHaveBeenCalled();
});
