import type { Types } from 'mongoose';
import { formatDollars } from '../../../../domain/money/money.ts';
import { PetModel } from '../../catalogue/pet/pet.entity.ts';
import { type PetRecord, toPet } from '../../catalogue/pet/pet-record.ts';
import { ReviewModel, type ReviewRecord } from '../../reviews/review.entity.ts';
import type { Letter } from '../writing/letter.ts';
import type { ShopLinks } from '../writing/shop-links.ts';
import type { Writers } from '../writing/writer.ts';

/** An item as a shopper is told of it. */
interface ItemFacts {
  readonly id: string;
  readonly petname: string;
  readonly petprice: number;
  readonly short: string;
  /** Pieces that can be ordered. */
  readonly stock: number;
}

function backInStockLetter({ id, petname, petprice, short, stock }: ItemFacts, links: ShopLinks): Letter {
  return {
    subject: `${petname} is back`,
    heading: `${petname} is back in stock`,
    paragraphs: [
      'You wanted to know when it is back: now it is. It is not set aside for you: first come, first served.',
      short,
    ],
    facts: [
      { label: 'Price', value: formatDollars(petprice) },
      { label: 'In stock', value: pieces(stock) },
    ],
    links: [{ label: `See ${petname}`, url: links.item(id) }],
  };
}

/** @param seenPrice what it cost when somebody asked to be told, US dollars */
function priceLowerLetter(
  { id, petname, petprice, short, stock }: ItemFacts,
  seenPrice: number,
  links: ShopLinks,
): Letter {
  return {
    subject: `${petname} is cheaper: ${formatDollars(petprice)}`,
    heading: `${petname} has become cheaper`,
    paragraphs: ['You wanted to know when it is cheaper: now it is. We write this once.', short],
    facts: [
      { label: 'Price', value: formatDollars(petprice) },
      { label: 'When you asked', value: formatDollars(seenPrice) },
      { label: 'In stock', value: pieces(stock) },
    ],
    links: [{ label: `See ${petname}`, url: links.item(id) }],
  };
}

function pieces(count: number): string {
  return count === 1 ? '1 piece' : `${count} pieces`;
}

/** An item as a shopper is told of it; null where it can't be had. */
async function findFacts(petId: Types.ObjectId | undefined): Promise<ItemFacts | null> {
  const pet = await PetModel.findById(petId).lean<PetRecord>();
  const { stock = 0 } = pet ?? {};
  if (!pet || stock === 0 || !toPet(pet).isAvailable) return null;
  const { _id, petname, petprice, short } = pet;
  return { id: _id.toHexString(), petname, petprice, short, stock };
}

/** What the shop answers to a review, with what it answers. */
function reviewAnsweredLetter(
  petname: string,
  { answer, text }: { readonly answer: string; readonly text?: string | undefined },
  url: string,
): Letter {
  return {
    subject: `We have answered your review of ${petname}`,
    heading: 'Our answer to your review',
    paragraphs: [
      text ? `You wrote of ${petname}: “${text.replace(/\s+/g, ' ')}”` : `You have reviewed ${petname}.`,
      ...answer.split(/\n+/).filter((line) => line.trim() !== ''),
    ],
    links: [{ label: `See ${petname}`, url }],
  };
}

export const itemLetters: Writers<'BACK_IN_STOCK' | 'PRICE_LOWER' | 'REVIEW_ANSWERED'> = {
  /** Unless the review or its answer is gone by now. */
  REVIEW_ANSWERED: async ({ uid, petId, isToUnproved }, { links }) => {
    const review = await ReviewModel.findOne({ uid, petId }).lean<ReviewRecord>();
    const pet = await PetModel.findById(petId).lean<PetRecord>();
    if (!pet || !review?.answer) return null;
    // What an account wrote is not told an address that may be somebody else's.
    const said = { answer: review.answer.text, text: isToUnproved ? undefined : review.text };
    return reviewAnsweredLetter(pet.petname, said, links.item(pet._id.toHexString()));
  },
  /** Unless it is sold out again by now. */
  BACK_IN_STOCK: async ({ petId }, { links }) => {
    const item = await findFacts(petId);
    return item && backInStockLetter(item, links);
  },
  /** Unless it is sold out, or no longer cheaper. */
  PRICE_LOWER: async ({ petId, seenPrice = 0 }, { links }) => {
    const item = await findFacts(petId);
    return item && item.petprice < seenPrice ? priceLowerLetter(item, seenPrice, links) : null;
  },
};
