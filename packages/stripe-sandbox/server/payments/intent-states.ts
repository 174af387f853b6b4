import type { Intent } from '../core/stored-objects.ts';

export type IntentStatus = keyof typeof intentMoves;

/** Where a payment intent can go from each state; Stripe's life of an intent, without manual capture. */
const intentMoves = {
  requires_payment_method: [
    'requires_confirmation',
    'requires_action',
    'processing',
    'succeeded',
    'canceled',
  ],
  requires_confirmation: [
    'requires_payment_method',
    'requires_action',
    'processing',
    'succeeded',
    'canceled',
  ],
  requires_action: [
    'requires_payment_method',
    'requires_confirmation',
    'processing',
    'succeeded',
    'canceled',
  ],
  processing: ['requires_payment_method', 'succeeded'],
  succeeded: [],
  canceled: [],
} as const satisfies Partial<Record<Intent['status'], readonly Intent['status'][]>>;

export function canMove(intent: Intent, to: IntentStatus): boolean {
  const moves: readonly string[] = intentMoves[intent.status as IntentStatus];
  return moves.includes(to);
}

/** The states from which it can go there, as Stripe lists them in its errors. */
export function statusesBefore(to: IntentStatus): string {
  const froms = Object.entries(intentMoves).filter(([, moves]) => (moves as readonly string[]).includes(to));
  return froms.map(([from]) => from).join(', ');
}
