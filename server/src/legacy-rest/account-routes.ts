import { z } from 'zod';
import { profileRules } from '../../../domain/input/account-rules.ts';
import { legacyAmountRules } from '../payments/checkout/checkout-rules.ts';
import { knownName, leftOut, legacyContact } from './legacy-contact.ts';
import { maybeNamedAccount, namedAccount, ownerOf } from './query-parameters.ts';
import { paymentAnswer, userAnswer } from './rest-answers.ts';
import { route } from './rest-route.ts';
import { toRestPayment, toRestUser } from './to-rest.ts';

const required = 'This field is required';
const paymentReport = legacyContact.omit({ location: true }).extend({
  transaction: z
    .string(required)
    .min(1, required)
    .max(300)
    .describe('The client secret that the payment began with.'),
});

export const accountRoutes = [
  route({
    method: 'post',
    path: '/user/saveuser',
    summary: 'Saves the name of the account; a role or an address in the body changes nothing.',
    access: 'shopper',
    limit: 'saveProfile',
    body: z.object({ name: leftOut(profileRules.shape.name) }),
    answer: userAnswer,
    // Federated sign-ins have no form: their name is the account's.
    async handle({ users }, { viewer, body: { name = knownName(viewer) } }) {
      return toRestUser(await users.save(viewer, { name }));
    },
  }),
  route({
    method: 'get',
    path: '/user/checkUser',
    summary: 'Name and role of an account.',
    access: 'shopper',
    limit: 'lookUpAccount',
    query: maybeNamedAccount,
    answer: userAnswer.omit({ _id: true }),
    errors: ['NOT_FOUND'],
    async handle({ users }, { viewer, query }) {
      const { email, name, role } = await ownerOf(users, viewer, query);
      return { email, name, role };
    },
  }),
  route({
    method: 'put',
    path: '/admin/MakeAnAdmin',
    summary: 'Makes an account an admin, from its next request on. Refused where others log in to it too.',
    access: 'manageStaff',
    limit: 'changeRole',
    query: namedAccount,
    answer: userAnswer,
    errors: ['NOT_FOUND', 'CONFLICT'],
    async handle({ roles }, { viewer, query }) {
      return toRestUser(await roles.makeAdmin(query.email, viewer));
    },
  }),

  route({
    method: 'post',
    path: '/payment/create-payment-intent',
    summary: 'Starts a payment of an amount alone; what it pays for is posted on its own.',
    access: 'shopper',
    limit: 'startPayment',
    body: legacyAmountRules,
    answer: z.object({ clientSecret: z.string() }),
    errors: ['PAYMENT_FAILED'],
    handle: ({ checkout }, { viewer, body }) => checkout.startLegacy(viewer, body),
  }),
  route({
    method: 'post',
    path: '/payment/paymentstatus',
    summary: 'Reports a payment; how it stands is asked of Stripe.',
    access: 'shopper',
    limit: 'checkPayment',
    body: paymentReport,
    answer: paymentAnswer,
    errors: ['NOT_FOUND'],
    async handle({ payments, cartEntries }, { viewer, body: { transaction, ...contact } }) {
      const payment = await payments.confirmLegacy(transaction, contact, viewer);
      return toRestPayment(payment, await cartEntries.ofPayment(payment._id));
    },
  }),
];
