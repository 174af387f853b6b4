import { registerEnumType } from 'type-graphql';
import type { DisputeStatus } from '../../../../domain/orders/dispute-states.ts';

/** GraphQL names of the states; what they do with the money stands in domain/orders/dispute-states.ts. */
export const DisputeStatusEnum = {
  INQUIRY: 'inquiry',
  NEEDS_RESPONSE: 'needs_response',
  UNDER_REVIEW: 'under_review',
  WON: 'won',
  LOST: 'lost',
  CLOSED: 'closed',
} as const satisfies Record<string, DisputeStatus>;

registerEnumType(DisputeStatusEnum, {
  name: 'DisputeStatus',
  description: 'What became of a charge that the card’s bank disputes.',
  valuesConfig: {
    INQUIRY: { description: 'The bank asks, and has taken no money yet.' },
    NEEDS_RESPONSE: { description: 'The bank has taken the money and waits for the shop’s answer.' },
    UNDER_REVIEW: { description: 'The bank looks at the answer, and has the money until it decides.' },
    WON: { description: 'The money is back.' },
    LOST: { description: 'The bank keeps the money.' },
    CLOSED: { description: 'The bank asked no further; it never took the money.' },
  },
});
