import { z } from 'zod';
import { type Contact, contactRules, entryRules } from '../../../domain/input/input-rules.ts';
import type { User } from '../users/user.entity.ts';
import { knownName, legacyContact } from './legacy-contact.ts';
import { maybeNamedAccount, ownerOf } from './query-parameters.ts';
import { cartEntryAnswer, petOrderAnswer } from './rest-answers.ts';
import { route } from './rest-route.ts';

/** What the old client posts is the item as it was read, with more: `_id` names it. */
const petOrder = contactRules.extend({ _id: entryRules.shape.petId });
const cartEntry = z.object({
  _id: entryRules.shape.petId,
  accessoriesAmount: entryRules.shape.accessoriesAmount,
});
const postedEntry = legacyContact.extend(cartEntry.shape);

/** One entry or a list of them, of which the first says who gets the cart. Problems are named as those of a cart. */
const cart = z.preprocess(
  (posted) => {
    const entries = [posted].flat();
    return { ...(entries[0] as object), entries, isList: Array.isArray(posted) };
  },
  legacyContact.extend({ entries: z.array(cartEntry), isList: z.boolean() }),
);

export const orderRoutes = [
  route({
    method: 'post',
    path: '/pets/PetOrderPost',
    summary: 'Orders an animal.',
    access: 'shopper',
    limit: 'order',
    body: petOrder,
    answer: petOrderAnswer,
    errors: ['NOT_FOUND', 'CONFLICT', 'ALREADY_SOLD'],
    async handle({ petOrders, shapes }, { viewer, body: { _id, ...contact } }) {
      return shapes.petOrder(await petOrders.order(viewer, { petId: _id, ...contact }));
    },
  }),
  route({
    method: 'get',
    path: '/pets/GetPetOrder',
    summary: 'Orders for animals of one account, newest first, without canceled ones.',
    access: 'shopper',
    query: maybeNamedAccount,
    answer: z.array(petOrderAnswer),
    errors: ['NOT_FOUND'],
    async *handle({ users, petOrders, shapes }, { viewer, query }) {
      const { uid } = await ownerOf(users, viewer, query);
      yield* shapes.petOrders(petOrders.stream({ uid }));
    },
  }),
  route({
    method: 'delete',
    path: '/pets/PetOrderDelete/:id',
    summary: 'Cancels an order for an animal: one’s own, or any for admins.',
    access: 'shopper',
    answer: petOrderAnswer,
    errors: ['INVALID_TRANSITION'],
    async handle({ petOrders, shapes }, { viewer, id }) {
      return shapes.petOrder(await petOrders.cancel(id, viewer));
    },
  }),
  route({
    method: 'get',
    path: '/admin/GetAllPetOrder',
    summary: 'All orders for animals, newest first, without canceled ones.',
    access: 'handleOrders',
    answer: z.array(petOrderAnswer),
    handle: ({ petOrders, shapes }) => shapes.petOrders(petOrders.stream({})),
  }),
  route({
    method: 'put',
    path: '/admin/AcceptPet/:id',
    summary: 'Gives the animal to this shopper and declines the others that wait for it.',
    access: 'handleOrders',
    answer: petOrderAnswer,
    errors: ['ALREADY_SOLD', 'INVALID_TRANSITION'],
    async handle({ petOrders, shapes }, { viewer, id }) {
      return shapes.petOrder(await petOrders.accept(id, viewer));
    },
  }),

  route({
    method: 'post',
    path: '/accessories/PostCart',
    summary: 'Posts a cart, or one entry of it, which is answered with one. Paid once a payment covers it.',
    access: 'shopper',
    limit: 'order',
    body: cart,
    describedBody: z.union([postedEntry, z.array(postedEntry)]),
    answer: z.union([cartEntryAnswer, z.array(cartEntryAnswer)]),
    errors: ['OUT_OF_STOCK'],
    async handle({ legacyMatching, shapes }, { viewer, body: { entries: posted, isList, ...contact } }) {
      const entries = posted.map(({ _id, accessoriesAmount }) => ({ petId: _id, accessoriesAmount }));
      const written = await legacyMatching.postCart(viewer, entries, contactOf(contact, viewer));
      const shaped = await Promise.all(written.map((entry) => shapes.cartEntry(entry)));
      return isList || !shaped[0] ? shaped : shaped[0];
    },
  }),
  route({
    method: 'get',
    path: '/accessories/GetAccessoriesOrder',
    summary: 'Orders for food and accessories of one account, newest first, without canceled ones.',
    access: 'shopper',
    query: maybeNamedAccount,
    answer: z.array(cartEntryAnswer),
    errors: ['NOT_FOUND'],
    async *handle({ users, cartEntries, shapes }, { viewer, query }) {
      const { uid } = await ownerOf(users, viewer, query);
      yield* shapes.cartEntries(cartEntries.stream({ uid }));
    },
  }),
  route({
    method: 'delete',
    path: '/accessories/accessoriesOrderDelete/:id',
    summary:
      'Cancels an order for food or an accessory and gives its money back: one’s own, or any for admins.',
    access: 'shopper',
    answer: cartEntryAnswer,
    errors: ['INVALID_TRANSITION'],
    async handle({ cancellation, shapes }, { viewer, id }) {
      return shapes.cartEntry(await cancellation.cancel(id, viewer));
    },
  }),
  route({
    method: 'get',
    path: '/admin/GetAllAccessoriesOrder',
    summary: 'All orders for food and accessories, newest first, without canceled ones.',
    access: 'handleOrders',
    answer: z.array(cartEntryAnswer),
    handle: ({ cartEntries, shapes }) => shapes.cartEntries(cartEntries.stream({})),
  }),
];

/** The old cart carries no address; its owner's name stands in. */
function contactOf(posted: Partial<Contact>, viewer: User): Contact {
  const { username = knownName(viewer), location = '', phone = '' } = posted;
  return { username, location, phone };
}
