/** @jest-environment jsdom */
import { readParameters, setParameters } from './set-parameters';

const replace = jest.spyOn(history, 'replaceState');

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/?from=mail#list');
  replace.mockClear();
});

afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

test('the address changes once, when typing rests', () => {
  for (const size of ['1', '12', '120']) {
    setParameters({ size });
    jest.advanceTimersByTime(200);
  }
  expect(location.search).toBe('?from=mail');
  jest.advanceTimersByTime(200);
  expect(replace).toHaveBeenCalledTimes(1);
  expect(location.href).toBe('http://localhost/?from=mail&size=120#list');
});

test('a press writes the address immediately', () => {
  setParameters({ size: '120', from: '' }, { list: 2 });
  document.body.click();
  expect(location.search).toBe('?size=120');
  expect(history.state).toEqual({ list: 2 });
});

test('a refused change is known and written later', () => {
  replace.mockImplementationOnce(() => {
    throw new DOMException('100 times per 30 seconds', 'SecurityError');
  });
  setParameters({ compare: 'hall.7' });
  document.body.click();
  expect(location.search).toBe('?from=mail');
  expect(readParameters().get('compare')).toBe('hall.7');
  setParameters({ use: 'office' });
  jest.runAllTimers();
  expect(location.search).toBe('?from=mail&compare=hall.7&use=office');
});
