/** What a cardholder told the bank, by Stripe's word for it. */
const reasons: Readonly<Record<string, string>> = {
  bank_cannot_process: 'The bank could not process the charge',
  check_returned: 'The payment was returned',
  credit_not_processed: 'The cardholder says that a promised refund did not come',
  customer_initiated: 'The cardholder asked for the money back without a further reason',
  debit_not_authorized: 'The cardholder says that they did not allow the charge',
  duplicate: 'The cardholder says that they were charged twice',
  fraudulent: 'The cardholder says that they did not make this payment',
  general: 'The bank names no particular reason',
  incorrect_account_details: 'The account that was charged is a wrong one',
  insufficient_funds: 'The account had too little money',
  noncompliant: 'The bank says that a rule of the card network was broken',
  product_not_received: 'The cardholder says that nothing arrived',
  product_unacceptable: 'The cardholder says that what came is broken, or not what was promised',
  subscription_canceled: 'The cardholder says that they had ended a repeat delivery before',
  unrecognized: 'The cardholder does not recognize the charge',
};

/** Why a charge is disputed, in a sentence without its full stop; Stripe's own word where it is a new one. */
export function disputeReason(code: string): string {
  return Object.hasOwn(reasons, code)
    ? (reasons[code] ?? code)
    : `The bank says: ${code.replaceAll('_', ' ')}`;
}
