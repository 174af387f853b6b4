import { formatDollars } from '../../../../domain/money/money.ts';
import { disputeReason } from '../../../../domain/orders/dispute-reasons.ts';
import { PetModel } from '../../catalogue/pet/pet.entity.ts';
import type { PetRecord } from '../../catalogue/pet/pet-record.ts';
import { DisputeModel, type DisputeRecord } from '../../orders/records/dispute.entity.ts';
import type { MailRecord } from '../../outbox/mail.entity.ts';
import type { Letter } from '../writing/letter.ts';
import type { ShopLinks } from '../writing/shop-links.ts';
import type { Writers } from '../writing/writer.ts';
import { orderFacts, readOrder } from './order-facts.ts';

function lowStockLetter(
  { petname, stock }: { readonly petname: string; readonly stock: number },
  links: ShopLinks,
): Letter {
  const left = stock === 0 ? `The last ${petname} is sold` : `${stock} of ${petname} left`;
  return {
    subject: left,
    heading: left,
    paragraphs: ['Orders that are being paid are counted as sold. Time to order more.'],
    links: [{ label: 'Open your items', url: links.managePets }],
  };
}

/** What a card's bank wants back. */
interface DisputeFacts {
  /** US dollars. */
  readonly amount: number;
  readonly reason: string;
  readonly orderNumber: string | null;
  readonly username: string;
}

function disputeLetter({ amount, reason, ...order }: DisputeFacts, links: ShopLinks): Letter {
  const what = `The bank of a card disputes ${formatDollars(amount)}. ${reason}.`;
  return {
    subject: `A charge of ${formatDollars(amount)} is disputed`,
    heading: 'A charge is disputed',
    paragraphs: [what, 'Answer it in time: without an answer the bank keeps the money.'],
    ...aboutOrder(order, links),
  };
}

function disputeAnsweredLetter({ amount, reason, ...order }: DisputeFacts, links: ShopLinks): Letter {
  const what = `A dispute of ${formatDollars(amount)} was due within a day, and nobody had answered it. ${reason}.`;
  return {
    subject: `A dispute of ${formatDollars(amount)} was answered by itself`,
    heading: 'A dispute is answered',
    paragraphs: [what, 'So the shop sent the bank what is known of the order. Now the bank decides.'],
    ...aboutOrder(order, links),
  };
}

function aboutOrder(
  { orderNumber, username }: Pick<DisputeFacts, 'orderNumber' | 'username'>,
  links: ShopLinks,
) {
  return {
    facts: [
      ...(orderNumber ? [{ label: 'Order', value: orderNumber }] : []),
      { label: 'Shopper', value: username },
    ],
    links: [
      orderNumber
        ? { label: 'Open the order', url: links.manageOrder(orderNumber) }
        : { label: 'Open the payments’ health', url: links.moneyHealth },
    ],
    orderNumber,
  };
}

export const shopLetters: Writers<'SHOP_LOW_STOCK' | 'SHOP_DISPUTE' | 'SHOP_DISPUTE_ANSWERED'> = {
  SHOP_LOW_STOCK: async ({ petId, stock = 0 }, { links }) => {
    const pet = await PetModel.findById(petId).lean<PetRecord>();
    return pet && lowStockLetter({ petname: pet.petname, stock }, links);
  },
  SHOP_DISPUTE: async (mail, { links }) => {
    const dispute = await readDispute(mail);
    return dispute && disputeLetter(dispute, links);
  },
  SHOP_DISPUTE_ANSWERED: async (mail, { links }) => {
    const dispute = await readDispute(mail);
    return dispute && disputeAnsweredLetter(dispute, links);
  },
};

async function readDispute(mail: MailRecord): Promise<DisputeFacts | null> {
  const [order, dispute] = await Promise.all([
    readOrder(mail),
    DisputeModel.findOne({ stripeDisputeId: mail.disputeId }).lean<DisputeRecord>(),
  ]);
  if (!dispute) return null;
  const { number: orderNumber, username } = orderFacts(order);
  const { amount, reason } = dispute;
  return { amount, reason: disputeReason(reason), orderNumber, username };
}
