import type { MailRecord } from '../../outbox/mail.entity.ts';
import { ThreadModel, type ThreadRecord, ThreadSide } from '../../threads/thread.entity.ts';
import type { Letter } from '../writing/letter.ts';
import type { ShopLinks } from '../writing/shop-links.ts';
import { asWritten } from '../writing/typed-text.ts';
import type { Writers } from '../writing/writer.ts';

/** Says nothing of what was typed: the address may be somebody's who has asked nothing. */
function proveLetter(code: string, links: ShopLinks, shopName: string): Letter {
  return {
    subject: `Is this your question to ${shopName}?`,
    heading: 'One press, and we read it',
    paragraphs: [
      `Somebody has asked ${shopName} something and gave this address for the answer. If that was you, press the button, and your question is with us.`,
      'If it was not, leave this e-mail: nobody reads the question, and it is gone after a week.',
    ],
    links: [{ label: 'Send my question', url: links.proveQuestion(code) }],
  };
}

/** A question as it stands in mails: who asks, and what was asked last. */
interface Question {
  readonly name: string;
  readonly text: string;
}

/** A visitor has no page of what was asked, and writes by mail or asks anew. */
function answerLetter(
  { text }: Question,
  answer: string,
  { _id, uid }: ThreadRecord,
  links: ShopLinks,
): Letter {
  return {
    subject: 'The answer to your question',
    heading: 'We have an answer for you',
    paragraphs: answer.split(/\n\s*\n/),
    ...(text && { facts: [{ label: 'You asked', value: text }] }),
    links: uid
      ? [{ label: 'Open your question', url: links.question(_id.toHexString()) }]
      : [{ label: 'Ask more', url: links.contact }],
  };
}

function questionLetter(
  { name, text }: Question,
  { email, messages, hereSince }: ThreadRecord,
  links: ShopLinks,
): Letter {
  const said = messages.length > 1 ? `${name} writes again` : `${name} asks`;
  return {
    subject: hereSince ? `${name} waits outside` : `A question from ${name}`,
    heading: hereSince ? `${name} waits outside` : said,
    paragraphs: text.split(/\n\s*\n/),
    facts: [{ label: 'Answers go to', value: email }],
    links: [{ label: 'Answer it', url: links.questions }],
  };
}

export const threadLetters: Writers<'ASK_CONFIRM' | 'THREAD_ANSWER' | 'SHOP_QUESTION'> = {
  ASK_CONFIRM: async (mail, { links, shop }) => {
    const thread = await readThread(mail);
    if (!thread?.code || thread.isProved) return null;
    return proveLetter(thread.code, links, (await shop.get()).name);
  },
  THREAD_ANSWER: async (mail, { links }) => {
    const thread = await readThread(mail);
    if (!thread) return null;
    const question = questionOf(thread, mail.isToUnproved);
    return { ...answerLetter(question, mail.message ?? '', thread, links), replySecret: thread.replySecret };
  },
  SHOP_QUESTION: async (mail, { links }) => {
    const thread = await readThread(mail);
    return thread && !thread.isClosed ? questionLetter(questionOf(thread, false), thread, links) : null;
  },
};

function questionOf({ name, messages }: ThreadRecord, isConcealed: boolean | undefined): Question {
  const text = messages.findLast(({ by }) => by === ThreadSide.SHOPPER)?.text ?? '';
  return asWritten({ name, text }, isConcealed);
}

export function readThread({ threadId }: MailRecord): Promise<ThreadRecord | null> {
  return ThreadModel.findById(threadId).lean<ThreadRecord>().exec();
}
