import { isAutomaticMail } from './automatic-mail.ts';

const mia = 'mia@people.test';

test.each([
  ['somebody’s own', {}, mia, false],
  ['one that says that it is written', { 'auto-submitted': 'no' }, mia, false],
  ['a holiday', { 'auto-submitted': 'auto-replied' }, mia, true],
  ['a holiday with a reason', { 'auto-submitted': 'auto-replied (vacation)' }, mia, true],
  ['a program', { 'auto-submitted': 'auto-generated' }, mia, true],
  ['many at once', { precedence: 'bulk' }, mia, true],
  ['an old holiday program', { precedence: 'auto_reply' }, mia, true],
  ['one that has a common precedence', { precedence: 'first-class' }, mia, false],
  ['Exchange', { 'x-auto-response-suppress': 'All' }, mia, true],
  ['Exchange, in detail', { 'x-auto-response-suppress': 'DR, OOF, AutoReply' }, mia, true],
  ['cPanel', { 'x-autorespond': 'Away' }, mia, true],
  ['a list', { 'list-id': '<pets.people.test>' }, mia, true],
  ['a bounce by its path', { 'return-path': '<>' }, mia, true],
  ['a path of its own', { 'return-path': '<mia@people.test>' }, mia, false],
  ['a bounce by its kind', { 'content-type': 'multipart/report; report-type=delivery-status' }, mia, true],
  ['a mail server', {}, 'MAILER-DAEMON@people.test', true],
  ['a sender that takes no answers', {}, 'no-reply@people.test', true],
  ['a person whose name begins like one', {}, 'bouncey@people.test', false],
])('%s', (_what, headers: Readonly<Record<string, string>>, from, isAutomatic) => {
  expect(isAutomaticMail((name) => headers[name] ?? null, from)).toBe(isAutomatic);
});
