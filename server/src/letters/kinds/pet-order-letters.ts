import type { MailKind } from '../../../../domain/mail/mail-kinds.ts';
import { formatDollars } from '../../../../domain/money/money.ts';
import { hasTurn } from '../../../../domain/orders/waiting-list.ts';
import { listed } from '../../../../domain/text/listed.ts';
import type { Pet } from '../../catalogue/pet/pet.entity.ts';
import { PetOrderModel, type PetOrderRecord } from '../../orders/pet-orders/pet-order.entity.ts';
import { MailModel, type MailRecord } from '../../outbox/mail.entity.ts';
import { aboutPetOrder as mailAbout } from '../../outbox/mail-events.ts';
import type { Fact, Letter } from '../writing/letter.ts';
import type { ShopLinks } from '../writing/shop-links.ts';
import { asWritten } from '../writing/typed-text.ts';
import type { Writer, Writers } from '../writing/writer.ts';
import { declinedApplicationLetter, withWayHome } from './application-letters.ts';
import { feeToPay, payFeeLink, whatToBring, whatWasCharged } from './fee-letters.ts';
import { withAnimal } from './which-animal.ts';

/** Animals like one that has left which a mail names. */
const MAX_OTHERS = 3;

/** One shopper's order for one animal. */
interface PetOrderFacts {
  readonly petname: string;
  /** US dollars. */
  readonly petprice: number;
  readonly username: string;
  readonly location: string;
  readonly phone: string;
}

function petOrderReceivedLetter(order: PetOrderFacts, links: ShopLinks): Letter {
  const { petname } = order;
  return {
    subject: `You have asked for ${petname}`,
    heading: `${petname} and you`,
    paragraphs: [
      `We have your order for ${petname}, and look at it soon. Nothing is charged now: you pay once the animal is yours.`,
      'Others may have asked as well. Whatever we decide, we e-mail you.',
    ],
    facts: factsOf(order),
    links: linksTo(links),
  };
}

function petOrderAcceptedLetter(order: PetOrderRecord, links: ShopLinks): Letter {
  const { petname, username } = order;
  return {
    subject: `${petname} is yours`,
    heading: `Good news, ${username}!`,
    paragraphs: [
      `We have accepted your order: ${petname} moves in with you. We call you to find a day on which you can collect your new companion.`,
      ...feeToPay(order),
    ],
    facts: factsOf(order),
    links: [...payFeeLink(order, links), ...linksTo(links)],
  };
}

function petOrderDeclinedLetter(
  { petname, username }: PetOrderFacts,
  isPassedOver: boolean,
  links: ShopLinks,
): Letter {
  const why = isPassedOver
    ? `${petname} has found a home with somebody else who had asked. Should that come to nothing, we e-mail you when it is your turn.`
    : `We cannot give you ${petname} this time.`;
  return {
    subject: `About your order for ${petname}`,
    heading: `We are sorry, ${username}`,
    paragraphs: [why, 'Other animals still look for a home. Maybe one of them is yours.'],
    links: [{ label: 'See the others', url: links.home }, ...linksTo(links)],
  };
}

/** @param others like it that can be had */
function animalLeftLetter(order: PetOrderFacts, others: readonly Pet[], links: ShopLinks): Letter {
  const { petname, username } = order;
  const shown =
    others.length > 0
      ? `${listed(others.map((other) => other.petname))} ${others.length > 1 ? 'are' : 'is'} much like ${petname}, and still without a home. Maybe one of them is yours.`
      : 'Other animals still look for a home. Maybe one of them is yours.';
  return {
    subject: `${petname} is no longer with us`,
    heading: `We are sorry, ${username}`,
    paragraphs: [
      `${petname} is no longer with us at the shop, so we had to close your order for ${petname}. Nothing was charged for it.`,
      shown,
    ],
    links: [
      ...others.map(({ _id, petname: name }) => ({ label: `Meet ${name}`, url: links.item(_id) })),
      { label: 'See all animals', url: links.home },
      ...linksTo(links),
    ],
  };
}

function petOrderReadyLetter(order: PetOrderRecord, links: ShopLinks): Letter {
  const { petname, username } = order;
  const things = [
    'Please bring something that shows your name',
    `what ${petname} travels home in (a carrier, or a collar and a leash)`,
  ];
  return {
    subject: `${petname} is ready to be collected`,
    heading: `${petname} waits for you, ${username}`,
    paragraphs: [`You can collect ${petname} at the shop now.`, whatToBring(order, things)],
    facts: factsOf(order),
    links: [...payFeeLink(order, links), ...linksTo(links)],
  };
}

function waitingListTurnLetter(order: PetOrderFacts, links: ShopLinks): Letter {
  const { petname, username } = order;
  return {
    subject: `It is your turn: ${petname} is free again`,
    heading: `Good news, ${username}!`,
    paragraphs: [
      `${petname} is free again and you are next: your order waits for the shop again, and we look at it soon. Nothing is charged now: you pay once the animal is yours.`,
      `You need not do anything. If you no longer want ${petname}, please cancel your order, so that the next one can have the turn.`,
    ],
    facts: factsOf(order),
    links: linksTo(links),
  };
}

async function petOrderCancelledLetter(order: PetOrderRecord, links: ShopLinks): Promise<Letter> {
  const { petname, username } = order;
  const { fee } = order;
  const charged = fee ? `${await whatWasCharged(order)}.` : 'Nothing was charged for it.';
  return {
    subject: `Your order for ${petname} was canceled`,
    heading: 'Canceled',
    paragraphs: [`Your order for ${petname} was canceled, ${username}. ${charged}`],
    links: linksTo(links),
  };
}

/** @param corrected the mail whose event was undone */
async function petOrderCorrectedLetter(
  order: PetOrderRecord,
  { kind, petId }: Pick<MailRecord, 'kind' | 'petId'>,
  links: ShopLinks,
): Promise<Letter> {
  const { petname, username } = order;
  const what = {
    PET_ORDER_DECLINED: petId
      ? `${petname} is no longer with us`
      : `${petname} has found a home with somebody else`,
    PET_ORDER_READY: `${petname} can be collected`,
  } as Readonly<Partial<Record<MailKind, string>>>;
  return {
    subject: `A correction about ${petname}`,
    heading: 'We told you too early',
    paragraphs: [
      `We e-mailed you that ${what[kind] ?? `${petname} is yours`}, ${username}. That was a mistake, and we are sorry: please forget that e-mail.`,
      `Your order for ${petname} waits again, as it did before. ${await whatWasCharged(order)}, and we e-mail you once it is decided.`,
    ],
    facts: factsOf(order),
    links: linksTo(links),
  };
}

function shopPetOrderLetter(order: PetOrderFacts, links: ShopLinks): Letter {
  const { petname, username } = order;
  return {
    subject: `${username} asks for ${petname}`,
    heading: `An order for ${petname}`,
    paragraphs: [`${username} would like to give ${petname} a home, and waits for your answer.`],
    facts: factsOf(order),
    links: [{ label: 'Answer it', url: links.managePetOrders }],
  };
}

function factsOf({ petname, petprice, username, location, phone }: PetOrderFacts): Fact[] {
  return [
    { label: 'Animal', value: `${petname}, ${formatDollars(petprice)}` },
    { label: 'New home', value: `${username}\n${location}` },
    { label: 'Phone', value: phone },
  ];
}

function linksTo(links: ShopLinks) {
  return [{ label: 'Your pet orders', url: links.petOrders }];
}

/** Called off: the kind tells of orders for goods too. */
export const petOrderCancelled: Writer = (mail, { links }) =>
  aboutPetOrder(mail, links, (order) => petOrderCancelledLetter(order, links));

/** What was mailed and undone: the kind tells of orders for goods too. */
export const petOrderCorrected: Writer = async (mail, { links }) => {
  const corrected = await MailModel.findById(mail.corrects).lean<MailRecord>();
  return aboutPetOrder(mail, links, (order) => corrected && petOrderCorrectedLetter(order, corrected, links));
};

export const petOrderLetters: Writers<
  | 'PET_ORDER_RECEIVED'
  | 'PET_ORDER_ACCEPTED'
  | 'PET_ORDER_DECLINED'
  | 'PET_ORDER_READY'
  | 'WAITING_LIST_TURN'
  | 'SHOP_PET_ORDER'
> = {
  PET_ORDER_RECEIVED: (mail, { links, shop: settings }) =>
    aboutPetOrder(mail, links, async (order) => {
      const letter = petOrderReceivedLetter(order, links);
      const { application } = order;
      const shop = await settings.get();
      return application ? withWayHome(letter, { order, application, shop, links }) : letter;
    }),
  PET_ORDER_ACCEPTED: (mail, { links }) =>
    aboutPetOrder(mail, links, (order) => {
      const isStillSo = order.status === 'approved' || order.status === 'collected';
      return isStillSo ? petOrderAcceptedLetter(order, links) : null;
    }),
  PET_ORDER_DECLINED: (mail, { links, similarPets }) =>
    aboutPetOrder(mail, links, async (order) => {
      if (order.status !== 'declined') return null;
      if (mail.petId) {
        const { pets } = await similarPets.find(String(mail.petId), MAX_OTHERS);
        return animalLeftLetter(order, pets, links);
      }
      const isPassedOver = order.declinedBy !== undefined;
      return order.application && !isPassedOver
        ? declinedApplicationLetter({ order, links }, mail.message)
        : petOrderDeclinedLetter(order, isPassedOver, links);
    }),
  PET_ORDER_READY: (mail, { links }) =>
    aboutPetOrder(mail, links, (order) =>
      order.status === 'approved' && order.readyAt ? petOrderReadyLetter(order, links) : null,
    ),
  /** One who was passed over again and then had another turn is told of that one alone. */
  WAITING_LIST_TURN: (mail, { links }) =>
    aboutPetOrder(mail, links, (order) => {
      const isStillSo =
        hasTurn(order) && mailAbout('WAITING_LIST_TURN', order, order.turnAt)._id === mail._id;
      return isStillSo ? waitingListTurnLetter(order, links) : null;
    }),
  SHOP_PET_ORDER: (mail, { links }) =>
    aboutPetOrder(mail, links, (order) => shopPetOrderLetter(order, links)),
};

async function aboutPetOrder(
  { petOrderId, isToUnproved }: MailRecord,
  links: ShopLinks,
  tell: (order: PetOrderRecord) => Letter | null | Promise<Letter | null>,
): Promise<Letter | null> {
  const order = await PetOrderModel.findById(petOrderId).lean<PetOrderRecord>();
  const letter = order && (await tell(asWritten(order, isToUnproved)));
  return letter && withAnimal(letter, order, links);
}
