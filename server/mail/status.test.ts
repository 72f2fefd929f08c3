import { describeStatus, problemsOf, type Status } from './status';

const well: Status = { waiting: 1, oldestMinutes: 14, failed: 0, writable: true, trouble: null };

test.each<[Partial<Status>, string[], string]>([
  [{}, [], 'OK: 1 waiting, the oldest for 14 min, 0 failed.'],
  [{ waiting: 0, oldestMinutes: 0 }, [], 'OK: 0 waiting, 0 failed.'],
  [
    { oldestMinutes: 15 },
    ['waiting'],
    'Inquiries need attention: 1 waiting, the oldest for 15 min, 0 failed.',
  ],
  [
    { failed: 2, trouble: { kind: 'settings', reason: 'EENVELOPE RCPT TO 550' } },
    ['relay', 'failed'],
    'Inquiries need attention: the mail relay refuses our mail (EENVELOPE RCPT TO 550); 1 waiting, the oldest for 14 min, 2 failed.',
  ],
  [
    { writable: false, trouble: { kind: 'unreachable', reason: 'ESOCKET CONN' } },
    ['outbox', 'relay'],
    'Inquiries need attention: the outbox cannot be written to; the mail relay cannot be reached (ESOCKET CONN); 1 waiting, the oldest for 14 min, 0 failed.',
  ],
])('%j is described with its problems', (change, problems, sentence) => {
  const status = { ...well, ...change };
  expect(problemsOf(status)).toEqual(problems);
  expect(describeStatus(status)).toBe(sentence);
});
