import {
  goesToNamedAddress,
  type MailKind,
  mailKinds,
  optionalMailKinds,
  repliesGoToCustomer,
} from './mail-kinds.ts';

const optional: MailKind[] = [
  'ORDER_DELIVERED',
  'AFTER_HOME',
  'TREATMENT_DUE',
  'FOOD_CHANGE',
  'BACK_IN_STOCK',
  'PRICE_LOWER',
  'REVIEW_WANTED',
  'REVIEW_ANSWERED',
];

test('shoppers can switch off what no sale needs, and nothing else', () => {
  expect(optionalMailKinds(false)).toEqual(optional);
});

test('whoever runs the shop can switch off what comes often, but not that a charge is disputed', () => {
  expect(optionalMailKinds(true)).toEqual([
    ...optional,
    'SHOP_ORDER_PAID',
    'SHOP_PET_ORDER',
    'SHOP_ANSWER_DUE',
    'SHOP_PROBLEM',
    'SHOP_QUESTION',
    'SHOP_LOW_STOCK',
  ]);
});

test.each(Object.keys(mailKinds) as MailKind[])('%s goes to whom its name says', (kind) => {
  expect(mailKinds[kind].audience).toBe(kind.startsWith('SHOP_') ? 'shop' : 'shopper');
});

test('what tells an address something about itself goes there, all else to where its account is now', () => {
  const kinds = Object.keys(mailKinds) as MailKind[];
  expect(kinds.filter(goesToNamedAddress)).toEqual([
    'ACCOUNTS_MERGED',
    'EMAIL_CHANGED',
    'ASK_CONFIRM',
    'STAFF_INVITED',
  ]);
});

test('the shop answers the customer by answering what it is mailed of one, and nobody else', () => {
  const kinds = Object.keys(mailKinds) as MailKind[];
  expect(kinds.filter(repliesGoToCustomer)).toEqual([
    'SHOP_ORDER_PAID',
    'SHOP_PET_ORDER',
    'SHOP_ANSWER_DUE',
    'SHOP_PROBLEM',
    'SHOP_QUESTION',
    'SHOP_DISPUTE',
    'SHOP_DISPUTE_ANSWERED',
  ]);
});
