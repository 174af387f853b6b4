/* What stands where somebody was whose account was deleted. */

/** As staff see whoever an order was of. */
export const FORMER_CUSTOMER = 'former customer';

/** As everybody sees who wrote a review. */
export const FORMER_REVIEWER = 'A former customer';

/** In place of an e-mail address where a record must have one. Nothing is ever sent to it: the domain can be nobody's. */
export const FORMER_EMAIL = 'former-customer@shop.invalid';
