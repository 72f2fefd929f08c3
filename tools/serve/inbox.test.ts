import { readdirSync } from 'node:fs';
import { createTransport } from 'nodemailer';
import { newFolder } from '@/e2e/support/folder';
import { readMails, startInbox } from './inbox';

test('the inbox escapes every mail, with Hebrew from right to left', async () => {
  const dir = newFolder();
  const inbox = await startInbox({ smtpPort: 0, webPort: 0, dir });
  const transport = createTransport(inbox.smtpUrl);
  await transport.sendMail({
    from: 'a@b.example',
    to: 'c@d.example',
    replyTo: 'e@f.example',
    subject: 'שלום <b>',
    text: '<script>',
  });
  expect(readdirSync(dir).filter((name) => name.endsWith('.eml'))).toHaveLength(1);
  expect(await readMails(dir)).toMatchObject([{ subject: 'שלום <b>' }]);
  const page = await (await fetch(inbox.url)).text();
  expect(page).toContain('<h2 dir="auto">שלום &lt;b&gt;</h2>');
  expect(page).toContain('e@f.example');
  expect(page).not.toContain('<script');
  transport.close();
  await inbox.close();
});

test('an inbox with a taken port uses another one', async () => {
  const dir = newFolder();
  const first = await startInbox({ smtpPort: 0, webPort: 0, dir });
  const second = await startInbox({ smtpPort: 0, webPort: Number(new URL(first.url).port), dir });
  expect(second.url).not.toBe(first.url);
  expect((await fetch(second.url)).status).toBe(200);
  await Promise.all([first.close(), second.close()]);
});
