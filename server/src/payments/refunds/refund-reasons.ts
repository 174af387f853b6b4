import { formatDollars } from '../../../../domain/money/money.ts';

/*
 * Why money goes back, in sentences for the shopper: they stand at the refund, and at the payment
 * where nothing was ordered for it.
 */
export const refundReasons = {
  cancelled: 'The order was cancelled.',
  returned: 'It came back to us.',
  cancelledMeanwhile: 'It was cancelled while the card was being charged.',
  unclaimed: 'No order was placed for this payment within half an hour, so we gave the money back.',
  notCovered:
    'This payment was not enough for the orders that were placed, or they were sold out by then, so we gave the money back.',
  late: 'The card was charged after this checkout had ended, so we gave all of the money back.',
  takenByBank: 'The bank of your card has taken this money back already.',
  afterDispute: 'The bank of your card gave this money to us again, and it is yours.',
  givenByHand: 'We gave this money back by hand.',
  otherAmount: (ordered: number, charged: string) =>
    `The card was charged ${charged} instead of ${formatDollars(ordered)}. We cancelled the order and gave all of the money back.`,
  noLongerSold: (names: readonly string[]) =>
    `${names.join(' and ')} ${names.length > 1 ? 'are' : 'is'} no longer sold. We are sorry, and gave the money back.`,
};
