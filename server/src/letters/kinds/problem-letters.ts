import { namePieces } from '../../../../domain/orders/order-labels.ts';
import {
  type ProblemState,
  problemKindLabels,
  problemWantsLabels,
} from '../../../../domain/orders/problems.ts';
import { ProblemModel, type ProblemRecord } from '../../orders/records/problem.entity.ts';
import type { MailRecord } from '../../outbox/mail.entity.ts';
import type { Letter } from '../writing/letter.ts';
import type { ShopLinks } from '../writing/shop-links.ts';
import { asWritten } from '../writing/typed-text.ts';
import type { Writers } from '../writing/writer.ts';
import { type OrderFacts, orderFacts, readOrder } from './order-facts.ts';

/** For the shop: a shopper says that something is wrong. */
function problemLetter(order: OrderFacts, problem: ProblemRecord, links: ShopLinks): Letter {
  const { number, username, email, phone } = order;
  const { kind, wants, text, hasPhoto } = problem;
  const { names: what, is } = wordsOf(problem);
  return {
    subject: `${problemKindLabels[kind].name}: ${what}${number ? `, order ${number}` : ''}`,
    heading: 'Something is wrong with an order',
    paragraphs: [
      `${username} says that ${what} ${is}, and would like ${problemWantsLabels[wants]}.`,
      ...(text ? [text] : []),
      ...(hasPhoto ? ['A photo came with it: the order’s page shows it.'] : []),
    ],
    facts: [
      ...(number ? [{ label: 'Order', value: number }] : []),
      { label: 'Shopper', value: username },
      { label: 'Phone', value: phone },
      { label: 'E-mail', value: email },
    ],
    links: [{ label: 'Answer on the order’s page', url: links.manageOrder(number) }],
    orderNumber: number,
  };
}

type Answered = Exclude<ProblemState, 'open' | 'withdrawn'>;

const answers: Readonly<Record<Answered, { readonly heading: string; readonly done: string }>> = {
  refunded: {
    heading: 'Your money goes back',
    done: 'We give back what you paid for it, and e-mail you once it is on its way to your card.',
  },
  sent_again: { heading: 'It is on its way again', done: 'We have sent it again. It costs you nothing.' },
  refused: { heading: 'Our answer', done: 'We have looked at what you told us.' },
};

function answerLetter(order: OrderFacts, problem: ProblemRecord, state: Answered, links: ShopLinks): Letter {
  const { number, username } = order;
  const { heading, done } = answers[state];
  const { names: what, is } = wordsOf(problem);
  return {
    subject: `About ${what}${number ? ` of your order ${number}` : ''}`,
    heading,
    paragraphs: [
      `You told us, ${username}, that ${what} ${is}. ${done}`,
      ...(problem.answerText ?? '').split(/\n+/).filter((line) => line.trim() !== ''),
    ],
    links: [{ label: 'See your order', url: links.order(number) }],
    orderNumber: number,
  };
}

/** Each of its lines, and what is wrong with them. */
function wordsOf({ lines, kind }: ProblemRecord) {
  const { names, isMany } = namePieces(lines.map(({ petname, quantity }) => ({ petname, amount: quantity })));
  return { names, is: problemKindLabels[kind][isMany ? 'are' : 'is'] };
}

async function read(mail: MailRecord) {
  const [order, problem] = await Promise.all([
    readOrder(mail),
    ProblemModel.findById(mail.problemId).lean<ProblemRecord>(),
  ]);
  return problem && { order: orderFacts(order), problem: asWritten(problem, mail.isToUnproved) };
}

export const problemLetters: Writers<'SHOP_PROBLEM' | 'PROBLEM_ANSWERED'> = {
  /** One that was taken back before it left needs no answer. */
  SHOP_PROBLEM: async (mail, { links }) => {
    const found = await read(mail);
    if (!found || found.problem.status === 'withdrawn') return null;
    return problemLetter(found.order, found.problem, links);
  },
  PROBLEM_ANSWERED: async (mail, { links }) => {
    const found = await read(mail);
    const status = found?.problem.status;
    if (!status || status === 'open' || status === 'withdrawn') return null;
    return answerLetter(found.order, found.problem, status, links);
  },
};
