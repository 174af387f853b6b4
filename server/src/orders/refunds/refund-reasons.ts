import { formatDollars } from '../../../../domain/money/money.ts';
import { listed } from '../../../../domain/text/listed.ts';

/*
 * Why money goes back, in sentences for the shopper: they stand at the refund, and at the payment
 * where nothing was ordered for it.
 */
export const refundReasons = {
  cancelled: 'The order was canceled.',
  returned: 'It came back to the shop.',
  cancelledMeanwhile: 'It was canceled while the card was being charged.',
  unclaimed: 'No order was placed for this payment within half an hour, so we gave the money back.',
  notCovered:
    'This payment was not enough for the orders that were placed, or they were sold out by then, so we gave the money back.',
  late: 'The card was charged after this checkout had ended, so we gave all of the money back.',
  takenByBank: 'The card’s bank has taken this money back already.',
  afterDispute: 'The card’s bank gave this money back to the shop, so it goes to the card that paid.',
  nothingLeft: 'All of this money had gone back to the card already.',
  settledElsewhere: 'This was settled in another way.',
  missedSameDay:
    'Your order was not there on the same day, as we had promised. We are sorry, and this goes back to you.',
  changedDelivery: 'Your order is delivered in another way now, which costs less.',
  changedMeanwhile:
    'Your order could no longer be changed as we had agreed when this was paid, so all of it goes back to you.',
  fee: {
    calledOff: 'The order for the animal was called off, so its adoption fee goes back to you.',
    returned: 'The animal came back to us, so its adoption fee goes back to you.',
    late: 'The order for the animal was over, or its fee paid, by the time when the card was charged: all of it goes back to you.',
  },
  reported: {
    missing: 'You told us that it was missing.',
    broken: 'You told us that it was broken.',
    does_not_suit: 'You told us that it does not suit.',
  },
  givenByHand: 'We gave this money back by hand.',
  otherAmount: (ordered: number, charged: string) =>
    `The card was charged ${charged} instead of ${formatDollars(ordered)}. We canceled the order and gave all of the money back.`,
  noLongerSold: (names: readonly string[]) =>
    `${listed(names)} ${names.length > 1 ? 'are' : 'is'} no longer sold. We are sorry, and gave the money back.`,
};
