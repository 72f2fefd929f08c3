import { randomInt } from 'node:crypto';
import { Agent, request } from 'node:http';
import { contactForm } from '../../../server/inquiry/forms';
import { inquiryOf } from '../mail/inquiries';

/** Requests a second. */
const rate = 200;

/** Every tenth request is an inquiry. */
const inquiryEvery = 10;

/**
 * Sends requests at a constant rate until it is stopped, also while earlier ones have no answer.
 *
 * @param addresses that are read in turn
 * @returns a function that stops, waits for all answers, and returns their number, the failures, and the messages of the
 *   accepted inquiries
 */
export function startLoad(server: string, addresses: readonly string[]) {
  const agent = new Agent({ keepAlive: true });
  const failures: string[] = [];
  const inquiries: string[] = [];
  const answers: Promise<void>[] = [];
  const started = performance.now();
  // A repeated inquiry is not sent again.
  const run = randomInt(1_000_000);

  function send(method: string, address: string, message = ''): Promise<void> {
    const options = {
      agent,
      method,
      headers: message ? { 'Content-Type': 'application/json', 'Accept-Language': 'en' } : {},
    };
    const body = message && JSON.stringify(inquiryOf(contactForm, { message }));
    return new Promise((done) => {
      function fail(reason: string) {
        failures.push(`${method} ${address}: ${reason}`);
        done();
      }
      const sent = request(server + address, options, (response) => {
        response.once('error', (error) => fail(error.message));
        response.resume().once('end', () => {
          if (response.statusCode !== 200) return fail(String(response.statusCode));
          if (message) inquiries.push(message);
          done();
        });
      });
      sent.once('error', (error) => fail(error.message)).end(body);
    });
  }

  function sendNext(): void {
    const count = answers.length;
    const address = addresses[count % addresses.length] ?? '/';
    answers.push(
      count % inquiryEvery === 0
        ? send('POST', '/api/email/send', `Inquiry ${run}-${count}.`)
        : send('GET', address),
    );
  }

  const timer = setInterval(() => {
    while (answers.length < ((performance.now() - started) * rate) / 1000) sendNext();
  }, 5);

  return async () => {
    clearInterval(timer);
    const seconds = (performance.now() - started) / 1000;
    await Promise.all(answers);
    agent.destroy();
    return { seconds, answers: answers.length, failures, inquiries };
  };
}
