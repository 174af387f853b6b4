import { mailedText } from '../../../../domain/threads/mailed-text.ts';
import { dropped, written } from '../../../test/fixtures/threads/raw-mails.ts';
import { readMail } from './read-mail.ts';
import { replyAddress, replySecretIn } from './reply-address.ts';

const secret = 'ab'.repeat(16);
const writer = { from: 'mia@people.test', to: replyAddress(secret, 'petshop.test') };

test.each(written)('of %s, what was written is read', async (_what, mailOf, text) => {
  const mail = await readMail(Buffer.from(mailOf(writer)));
  expect(mail).toMatchObject({ from: writer.from, isAutomatic: false });
  expect(replySecretIn(mail.recipients, 'petshop.test')).toBe(secret);
  // None of their files is a picture that can be read.
  expect(mailedText({ ...mail, files: mail.files + mail.pictures.length })).toBe(text);
});

test.each(dropped)('%s leads to no thread', async (_why, mailOf) => {
  const mail = await readMail(Buffer.from(mailOf(writer)));
  const isOfThread = replySecretIn(mail.recipients, 'petshop.test') === secret && mail.from === writer.from;
  expect(isOfThread && !mail.isAutomatic && mailedText(mail) !== null).toBe(false);
});

test('a mail has the same key however often it comes, and another one has another', async () => {
  const keys = await Promise.all(
    [...written, ...written].map(async ([, mailOf]) => {
      // As a provider brings it again, with a line of its own.
      const mail = await readMail(Buffer.from(`Received: by ${Math.random()}\r\n${mailOf(writer)}`));
      return mail.key;
    }),
  );
  expect(new Set(keys).size).toBe(written.length);
});

test('of five pictures, four are brought along, as they were sent; none that stands in the text', async () => {
  const file = (name: string, disposition: string) =>
    `--b\r\nContent-Type: image/jpeg\r\nContent-Disposition: ${disposition}; filename="${name}.jpg"\r\nContent-Transfer-Encoding: base64\r\n\r\n${btoa(name)}\r\n`;
  const names = ['one', 'two', 'three', 'four', 'five'];
  const files = names.map((name) => file(name, name === 'two' ? 'inline' : 'attachment')).join('');
  const mail = await readMail(
    Buffer.from(
      `From: mia@people.test\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nHi\r\n${files}--b--\r\n`,
    ),
  );
  expect(mail.pictures.map(String)).toEqual(names.slice(0, 4));
  expect(mail).toMatchObject({ text: 'Hi', files: 1 });
});

test('of 15 MB of files nothing is kept, and a megabyte of text is enough', async () => {
  const file = 'A'.repeat(76).concat('\r\n').repeat(200_000);
  const mail = await readMail(
    Buffer.from(
      `From: mia@people.test\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nBig\r\n--b\r\nContent-Type: application/zip\r\nContent-Disposition: attachment\r\nContent-Transfer-Encoding: base64\r\n\r\n${file}--b--\r\n`,
    ),
  );
  expect(mail).toMatchObject({ text: 'Big', files: 1 });
  const long = await readMail(Buffer.from(`From: mia@people.test\r\n\r\n${'word '.repeat(400_000)}`));
  expect(long.text.length).toBeLessThanOrEqual(1_000_000);
});
