import { placeText } from '../../../../domain/adoption/application-labels.ts';
import { DAY_MS } from '../../../../domain/durations.ts';
import { toCents } from '../../../../domain/money/money.ts';
import { stageOf } from '../../../../domain/orders/application-stages.ts';
import { hoursLines } from '../../../../domain/shop-settings/opening-hours.ts';
import type { ShopSettings } from '../../../../domain/shop-settings/shop-settings.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { placeOf } from '../../orders/applications/due-applications.ts';
import { visitFile, visitFileFacts } from '../../orders/applications/visit-file.ts';
import { PetOrderModel, type PetOrderRecord } from '../../orders/pet-orders/pet-order.entity.ts';
import type { StoredApplication } from '../../orders/pet-orders/stored-application.entity.ts';
import { paymentRepository } from '../../orders/records/payments.repository.ts';
import { RefundModel, type RefundRecord } from '../../orders/refunds/refund.entity.ts';
import type { MailRecord } from '../../outbox/mail.entity.ts';
import type { Fact, Letter, LetterLink } from '../writing/letter.ts';
import type { ShopLinks } from '../writing/shop-links.ts';
import { asWritten } from '../writing/typed-text.ts';
import type { Desk, Writer, Writers } from '../writing/writer.ts';
import { feePaidLetter, feeRefundedLetter, payFeeLink, whatToBring } from './fee-letters.ts';
import { withAnimal } from './which-animal.ts';

/** What a letter about an application is written from. */
export interface Applied {
  readonly order: PetOrderRecord;
  readonly application: StoredApplication;
  readonly shop: ShopSettings;
  readonly links: ShopLinks;
}

/** What the letter that an animal was asked for tells of the way that begins with it. */
export async function withWayHome(
  letter: Letter,
  { order, application, shop, links }: Applied,
): Promise<Letter> {
  const place = await placeOf(order);
  const { answerBy } = application;
  return {
    ...letter,
    paragraphs: [
      ...letter.paragraphs,
      'You can follow your application at any time: the page says how far it is, and whose turn it is. There you can tell us a little about you, if you like. You need not: we call you in any case.',
    ],
    facts: [
      ...(letter.facts ?? []),
      ...(answerBy ? [{ label: 'We answer by', value: timeOf(answerBy, shop) }] : []),
      ...(place ? [{ label: 'Your place', value: placeText(place) }] : []),
    ],
    links: linksTo(order, links, 'Follow your application'),
  };
}

function offeredLetter({ order, application, shop, links }: Applied): Letter {
  const { petname, username } = order;
  const calledOff = visitCalledOff(application);
  return {
    subject: `Come and meet ${petname}`,
    heading: `When would you like to meet ${petname}?`,
    paragraphs: [
      ...(calledOff ? [`We are sorry: your visit on ${timeOf(calledOff, shop)} can not take place.`] : []),
      `We would like to get to know you, ${username}. Please choose one of these times; whoever comes first has it.`,
      'Does none of them suit you? Then call us, and we find another.',
    ],
    facts: [
      {
        label: 'Times',
        value: timesLeft(application)
          .map((at) => timeOf(at, shop))
          .join('\n'),
      },
      { label: 'Phone', value: shop.phone },
    ],
    links: linksTo(order, links, 'Choose a time'),
  };
}

/** When the visit was to begin that the shop called off by offering times; null where it did not. */
function visitCalledOff({ timeline }: StoredApplication): Date | null {
  const [before, offer] = timeline.slice(-2);
  const { stage, visitAt } = before ?? {};
  const isCalledOff = stage === 'VISIT_BOOKED' && offer?.by === 'SHOP';
  return isCalledOff && visitAt && offer.at < visitAt ? visitAt : null;
}

/** Times that have not passed; all of them where none is left. */
function timesLeft({ offered }: StoredApplication): readonly Date[] {
  const now = databaseClock.now();
  const left = offered.filter((at) => now < at);
  return left.length > 0 ? left : offered;
}

function bookedLetter(applied: Applied): Letter {
  const { order, links, shop } = applied;
  const { petname, username } = order;
  const file = visitFile(order, shop, new URL(links.home).hostname);
  return {
    subject: `Your visit to ${petname} is booked`,
    heading: `See you soon, ${username}`,
    paragraphs: [
      `${petname} is looking forward to you. Bring whoever will live together, and all the questions that you have.`,
      'Something gets in the way? Choose another time on the page, or call the visit off there.',
    ],
    facts: visitFacts(applied),
    links: [...linksTo(order, links, 'Your visit'), ...calendarLink(applied)],
    ...(file && { attachments: [{ ...visitFileFacts, content: file }] }),
  };
}

function reminderLetter(applied: Applied): Letter {
  const { order, links } = applied;
  return {
    subject: `Your visit to ${order.petname} is tomorrow`,
    heading: `Until tomorrow, ${order.username}`,
    paragraphs: [
      `${order.petname} and we expect you. If you can not come, please say so on the page, so that somebody else can have the time.`,
    ],
    facts: visitFacts(applied),
    links: [...linksTo(order, links, 'Your visit'), ...calendarLink(applied)],
  };
}

/** The shop's own no: where somebody else got the animal, another letter says so. */
export function declinedApplicationLetter(
  { order, links }: Pick<Applied, 'order' | 'links'>,
  message: string | undefined,
): Letter {
  const { petname, username } = order;
  return {
    subject: `About your application for ${petname}`,
    heading: `Thank you for asking, ${username}`,
    paragraphs: [
      ...(message
        ? message.split(/\n\s*\n/)
        : [`We looked for the place that suits ${petname} best, and chose another one this time.`]),
      'That says nothing against you. Other animals still look for a home, and we gladly help you to find yours.',
    ],
    links: [{ label: 'See the others', url: links.home }, ...linksTo(order, links, 'Your application')],
  };
}

/** @param heldUntil when its hold ends: in two days, or sooner where the staff put it off by less */
function collectionLetter({ order, shop, links }: Applied, heldUntil: Date): Letter {
  const { petname, username } = order;
  return {
    subject: `${petname} is kept for you until ${dayOf(heldUntil, shop)}`,
    heading: `${petname} waits for you, ${username}`,
    paragraphs: [
      `Please collect ${petname} by then, or call us if you need more time. After that ${petname} goes to the next one in line.`,
      whatToBring(order, ['Bring something that shows your name']),
    ],
    facts: [
      { label: 'Kept until', value: timeOf(heldUntil, shop) },
      { label: 'Where', value: shop.address },
      { label: 'Open', value: openFact(shop) },
      { label: 'Phone', value: shop.phone },
    ],
    links: [...payFeeLink(order, links), ...linksTo(order, links, 'Your application')],
  };
}

function homeLetter({ order, shop, links }: Applied): Letter {
  const { petname, username } = order;
  return {
    subject: `${petname} is home`,
    heading: `All the best to you and ${petname}`,
    paragraphs: [
      `Thank you, ${username}, for giving ${petname} a home. The first days may be quiet or wild: both are fine.`,
      'Call us with any question. And should it not work out, we take every animal back, whatever the reason and without blame.',
    ],
    facts: [{ label: 'Phone', value: shop.phone }],
    links: linksTo(order, links, `${petname} and you`),
  };
}

function answerDueLetter({ order, application, shop, links }: Applied): Letter {
  const { answerBy } = application;
  return {
    subject: `${order.username} waits for an answer about ${order.petname}`,
    heading: 'An application waits for an answer',
    paragraphs: [`${order.username} was promised an answer about ${order.petname}.`],
    facts: answerBy ? [{ label: 'Promised by', value: timeOf(answerBy, shop) }] : [],
    links: [{ label: 'Answer it', url: links.manageApplication(order._id.toHexString()) }],
  };
}

function visitFacts({ application, shop }: Applied): Fact[] {
  const { visitAt } = application;
  return [
    ...(visitAt ? [{ label: 'When', value: timeOf(visitAt, shop) }] : []),
    { label: 'Where', value: `${shop.name}\n${shop.address}` },
    { label: 'Phone', value: shop.phone },
  ];
}

function calendarLink({ order, application: { calendarCode }, links }: Applied): LetterLink[] {
  const url = calendarCode && links.visitCalendar(order._id.toHexString(), calendarCode);
  return url ? [{ label: 'Put it into your calendar', url }] : [];
}

function linksTo({ _id }: PetOrderRecord, links: ShopLinks, label: string): LetterLink[] {
  return [{ label, url: links.application(_id.toHexString()) }];
}

const day = { weekday: 'long', month: 'long', day: 'numeric' } as const;

/** "Friday, November 27", by the shop's clock. */
function dayOf(at: Date, { timeZone }: Pick<ShopSettings, 'timeZone'>): string {
  return new Intl.DateTimeFormat('en-US', { timeZone, ...day }).format(at);
}

/** "Friday, November 27, 10:00 AM", by the shop's clock. */
function timeOf(at: Date, { timeZone }: Pick<ShopSettings, 'timeZone'>): string {
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-US', { timeZone, ...day, ...time }).format(at);
}

function openFact({ openingHours }: ShopSettings): string {
  return hoursLines(openingHours)
    .map(({ days, hours }) => `${days}: ${hours}`)
    .join('\n');
}

/** What is no longer so when the mail is sent is not told. */
export const applicationLetters: Writers<
  | 'VISIT_OFFERED'
  | 'VISIT_BOOKED'
  | 'VISIT_REMINDER'
  | 'COLLECTION_REMINDER'
  | 'ANIMAL_HOME'
  | 'ADOPTION_FEE_PAID'
  | 'SHOP_ANSWER_DUE'
> = {
  VISIT_OFFERED: about((applied) => (isAt(applied, 'VISIT_OFFERED') ? offeredLetter(applied) : null)),
  VISIT_BOOKED: about((applied) => (isAt(applied, 'VISIT_BOOKED') ? bookedLetter(applied) : null)),
  VISIT_REMINDER: about((applied) => {
    const { visitAt } = applied.application;
    const isNear = visitAt && visitAt < databaseClock.in(2 * DAY_MS);
    return isAt(applied, 'VISIT_BOOKED') && isNear ? reminderLetter(applied) : null;
  }),
  COLLECTION_REMINDER: about((applied) => {
    const { heldUntil } = applied.application;
    return isAt(applied, 'APPROVED') && heldUntil ? collectionLetter(applied, heldUntil) : null;
  }),
  ANIMAL_HOME: about((applied) => (isAt(applied, 'HANDED_OVER') ? homeLetter(applied) : null)),
  ADOPTION_FEE_PAID: aboutFee(async (order, { paymentId }, links) => {
    const payment = paymentId ? await paymentRepository.find({ _id: paymentId }) : null;
    return payment && feePaidLetter(order, payment, links);
  }),
  SHOP_ANSWER_DUE: about((applied) => (applied.application.answerBy ? answerDueLetter(applied) : null)),
};

/** Money that went back of an adoption fee: the kind tells of orders for goods too. */
export const feeRefunded: Writer = aboutFee(async (order, { refundId }, links) => {
  const refund = await RefundModel.findById(refundId).lean<RefundRecord>();
  return refund && feeRefundedLetter(order, { ...refund, amount: toCents(refund.amount) }, links);
});

function isAt({ order, application }: Applied, stage: StoredApplication['stage']): boolean {
  return stageOf(order.status, application.stage) === stage;
}

function about(tell: (applied: Applied) => Letter | null): Writer {
  return async (mail: MailRecord, { links, shop }: Desk) => {
    const order = await PetOrderModel.findById(mail.petOrderId).lean<PetOrderRecord>();
    if (!order?.application) return null;
    const { application } = order;
    const written = asWritten(order, mail.isToUnproved);
    const letter = tell({ order: written, application, shop: await shop.get(), links });
    return letter && withAnimal(letter, order, links);
  };
}

/** What was paid is told, whatever became of the order. */
function aboutFee(
  tell: (order: PetOrderRecord, mail: MailRecord, links: ShopLinks) => Promise<Letter | null>,
): Writer {
  return async (mail: MailRecord, { links }: Desk) => {
    const order = await PetOrderModel.findById(mail.petOrderId).lean<PetOrderRecord>();
    const letter = order && (await tell(asWritten(order, mail.isToUnproved), mail, links));
    return letter && withAnimal(letter, order, links);
  };
}
