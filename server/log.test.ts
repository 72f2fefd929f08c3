import { errorCode } from './log';

test.each([
  ['a code', Object.assign(new Error('to dana@company.example'), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
  ['the code of its cause', new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } }), 'ENOTFOUND'],
  ['a signal that has timed out', new DOMException('The operation was aborted', 'TimeoutError'), 'TIMEOUT'],
  ['a database that hangs', new Error('Query read timeout'), 'TIMEOUT'],
  ['a name', new SyntaxError('Unexpected token d in "dana"'), 'SyntaxError'],
  ['nothing', 'dana', 'string'],
])('an error is logged by %s', (_, error, code) => {
  expect(errorCode(error)).toBe(code);
});
