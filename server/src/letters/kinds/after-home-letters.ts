import { afterHomeQuestion, readAfterHomeDay } from '../../../../domain/adoption/after-home.ts';
import { PetModel } from '../../catalogue/pet/pet.entity.ts';
import type { PetRecord } from '../../catalogue/pet/pet-record.ts';
import { PetOrderModel, type PetOrderRecord } from '../../orders/pet-orders/pet-order.entity.ts';
import type { Letter } from '../writing/letter.ts';
import type { ShopLinks } from '../writing/shop-links.ts';
import { asWritten } from '../writing/typed-text.ts';
import type { Writers } from '../writing/writer.ts';

/** How it is going: some days after an animal has moved in, while it lives there. */
export const afterHomeLetters: Writers<'AFTER_HOME'> = {
  AFTER_HOME: async ({ petOrderId, aboutId, isToUnproved }, { links, shop }) => {
    const order = await PetOrderModel.findById(petOrderId).lean<PetOrderRecord>();
    const day = readAfterHomeDay(aboutId);
    if (!order?.application || order.status !== 'collected' || !day) return null;
    const pet = await PetModel.findById(order.petId, { species: 1 }).lean<PetRecord>();
    const question = afterHomeQuestion({ type: order.type, species: pet?.species }, day);
    const { phone } = await shop.get();
    return { ...afterHomeLetter(asWritten(order, isToUnproved), question, links), facts: facts(phone) };
  },
};

function afterHomeLetter(
  { _id, petname, username }: PetOrderRecord,
  question: string,
  links: ShopLinks,
): Letter {
  return {
    subject: `How are you and ${petname} doing?`,
    heading: `How is it going, ${username}?`,
    paragraphs: [
      `${petname} has been with you for a while, and we think of you both.`,
      question,
      'You need not answer. But if something is hard, or you wonder about anything, write or call us: that is what we are here for. And should it not work out, we take every animal back, whatever the reason and without blame.',
    ],
    links: [
      { label: 'Write to us', url: links.contact },
      { label: `${petname} and you`, url: links.application(_id.toHexString()) },
    ],
  };
}

function facts(phone: string): Letter['facts'] {
  return [{ label: 'Phone', value: phone }];
}
