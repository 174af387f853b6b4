import { Types } from 'mongoose';
import { questionContent } from './question-page.ts';
import { type ThreadRecord, ThreadSide } from './thread.entity.ts';

const at = new Date('2026-11-25T12:34:00Z');
const photo = { id: 'a'.repeat(24), bytes: 1, hash: 'x' };

function aThread(changes: Partial<ThreadRecord>): ThreadRecord {
  return {
    ...{ _id: new Types.ObjectId(), subject: '<b>Ear</b>', email: 'kim@home.test', name: 'Kim' },
    ...{ messages: [], isAnswered: false, isClosed: false, isProved: true, createdAt: at, lastAt: at },
    ...changes,
  };
}

test('what was typed stands there as text, and photos as pictures that open', () => {
  const messages = [
    { at, by: ThreadSide.SHOPPER, text: '<script>', photos: [photo] },
    { at, by: ThreadSide.SHOP, text: 'A tick', staff: 'finn@petshop.test' },
  ];
  const html = questionContent(aThread({ messages }), {
    path: '/contact/question/abc',
    timeZone: 'America/New_York',
  });
  expect(html).toContain('<h1 dir="auto">&lt;b&gt;Ear&lt;/b&gt;</h1>');
  expect(html).toContain('<p class="text" dir="auto">&lt;script&gt;</p>');
  const address = `/contact/question/abc/photos/${photo.id}`;
  expect(html).toContain(`<a href="${address}"><img src="${address}" alt="Photo 1 of 1 from you"></a>`);
  expect(html).toContain(
    '<strong>The shop</strong> <time datetime="2026-11-25T12:34:00.000Z">November 25, 2026 at 7:34',
  );
  expect(html).not.toContain('finn@petshop.test');
  expect(html).not.toContain('answer our e-mail');
});

test('how to go on is said once the shop has answered by mail', () => {
  expect(questionContent(aThread({ replySecret: 'x' }), { path: '/p', timeZone: 'UTC' })).toContain(
    'answer our e-mail',
  );
});
