import { withPhotos } from '../../../../domain/threads/thread-photos.ts';
import type { MailRecord } from '../../outbox/mail.entity.ts';
import { ThreadModel, type ThreadRecord, ThreadSide } from '../../threads/thread.entity.ts';
import type { Letter, LetterLink } from '../writing/letter.ts';
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

/** Where whoever asked sees all that was said: an account its own page, a visitor the one of the secret. */
function ownPage({ _id, uid, code }: ThreadRecord, links: ShopLinks): LetterLink {
  if (uid) return { label: 'Open your question', url: links.question(_id.toHexString()) };
  return code
    ? { label: 'Open your question', url: links.questionOfVisitor(code) }
    : { label: 'Ask more', url: links.contact };
}

function answerLetter({ text }: Question, answer: string, thread: ThreadRecord, links: ShopLinks): Letter {
  const photos = photosSaid(thread, ({ by, text: said }) => by === ThreadSide.SHOP && said === answer);
  return {
    subject: 'The answer to your question',
    heading: joined('We have an answer for you', photos),
    paragraphs: answer.split(/\n\s*\n/),
    ...(text && { facts: [{ label: 'You asked', value: text }] }),
    links: [ownPage(thread, links)],
  };
}

function questionLetter({ name, text }: Question, thread: ThreadRecord, links: ShopLinks): Letter {
  const { email, messages, hereSince } = thread;
  const said = messages.length > 1 ? `${name} writes again` : `${name} asks`;
  const photos = photosSaid(thread, ({ by }) => by === ThreadSide.SHOPPER);
  return {
    subject: hereSince ? `${name} waits outside` : `A question from ${name}`,
    heading: joined(hereSince ? `${name} waits outside` : said, photos),
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

/** What is said of the photos of the last message that is such a one: they are in the thread, and in no mail. */
function photosSaid(
  { messages }: ThreadRecord,
  isSuch: (message: ThreadRecord['messages'][number]) => boolean,
): string {
  return withPhotos(messages.findLast(isSuch)?.photos?.length ?? 0);
}

function joined(heading: string, photos: string): string {
  return photos ? `${heading}, ${photos}` : heading;
}

function questionOf({ name, messages }: ThreadRecord, isConcealed: boolean | undefined): Question {
  const text = messages.findLast(({ by }) => by === ThreadSide.SHOPPER)?.text ?? '';
  return asWritten({ name, text }, isConcealed);
}

export function readThread({ threadId }: MailRecord): Promise<ThreadRecord | null> {
  return ThreadModel.findById(threadId).lean<ThreadRecord>().exec();
}
