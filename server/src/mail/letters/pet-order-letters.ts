import { formatDollars } from '../../../../domain/money/money.ts';
import type { Fact, Letter } from './letter.ts';
import type { ShopLinks } from './shop-links.ts';

/** One shopper's order for one animal. */
export interface PetOrderFacts {
  readonly petname: string;
  /** US dollars. */
  readonly petprice: number;
  readonly username: string;
  readonly location: string;
  readonly phone: string;
}

export function petOrderReceivedLetter(order: PetOrderFacts, links: ShopLinks): Letter {
  const { petname } = order;
  return {
    subject: `You have asked for ${petname}`,
    heading: `${petname} and you`,
    paragraphs: [
      `We have your order for ${petname}, and look at it soon. Nothing is charged: you pay when you collect your animal.`,
      'Others may have asked as well. Whatever we decide, we mail you.',
    ],
    facts: factsOf(order),
    links: linksTo(links),
  };
}

export function petOrderAcceptedLetter(order: PetOrderFacts, links: ShopLinks): Letter {
  const { petname, username } = order;
  return {
    subject: `${petname} is yours`,
    heading: `Good news, ${username}!`,
    paragraphs: [
      `We have accepted your order: ${petname} moves in with you. We call you to find a day on which you can collect your new companion.`,
    ],
    facts: factsOf(order),
    links: linksTo(links),
  };
}

export function petOrderDeclinedLetter(
  { petname, username }: PetOrderFacts,
  isPassedOver: boolean,
  links: ShopLinks,
): Letter {
  const why = isPassedOver
    ? `${petname} has found a home with somebody else who had asked. Should that come to nothing, we mail you when it is your turn.`
    : `We can not give you ${petname} this time.`;
  return {
    subject: `About your order for ${petname}`,
    heading: `We are sorry, ${username}`,
    paragraphs: [why, 'Other animals still look for a home. Maybe one of them is yours.'],
    links: [{ label: 'See the others', url: links.home }, ...linksTo(links)],
  };
}

export function petOrderReadyLetter(order: PetOrderFacts, links: ShopLinks): Letter {
  const { petname, petprice, username } = order;
  return {
    subject: `${petname} is ready to be collected`,
    heading: `${petname} waits for you, ${username}`,
    paragraphs: [
      `You can collect ${petname} at the shop now.`,
      `Please bring something that shows your name, what ${petname} travels home in (a carrier, or a collar and a leash), and ${formatDollars(petprice)}: you pay at the shop.`,
    ],
    facts: factsOf(order),
    links: linksTo(links),
  };
}

export function waitingListTurnLetter(order: PetOrderFacts, links: ShopLinks): Letter {
  const { petname, username } = order;
  return {
    subject: `It is your turn: ${petname} is free again`,
    heading: `Good news, ${username}!`,
    paragraphs: [
      `${petname} is free again and you are next: your order waits for the shop again, and we look at it soon. Nothing is charged: you pay when you collect your animal.`,
      `You need not do anything. If you no longer want ${petname}, please cancel your order, so that the next one can have the turn.`,
    ],
    facts: factsOf(order),
    links: linksTo(links),
  };
}

export function petOrderCancelledLetter(order: PetOrderFacts, links: ShopLinks): Letter {
  const { petname, username } = order;
  return {
    subject: `Your order for ${petname} was cancelled`,
    heading: 'Cancelled',
    paragraphs: [`Your order for ${petname} was cancelled, ${username}. Nothing was charged for it.`],
    links: linksTo(links),
  };
}

export function shopPetOrderLetter(order: PetOrderFacts, links: ShopLinks): Letter {
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
