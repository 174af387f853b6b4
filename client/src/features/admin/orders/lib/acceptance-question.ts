import { formatDateTime } from '../../../../lib/format/date-time.ts';
import type { Question } from '../../../../ui/notifications/notifications.ts';

interface WaitingOrder {
  readonly _id: string;
  readonly username: string;
  readonly orderDate: string;
}

/** The animal of an order. */
export interface NamedAnimal {
  readonly petname: string;
  readonly petDescription: string;
}

/** An animal by its name and what tells it from others of that: "Max (Harrier, puppy, male, brown)". */
export function animalName({ petname, petDescription }: NamedAnimal): string {
  return petDescription ? `${petname} (${petDescription})` : petname;
}

interface Waiting {
  /** The first of those who wait for the animal, in the order in which they asked. */
  readonly orders: readonly WaitingOrder[];
  /** How many wait in all. */
  readonly totalCount: number;
}

/**
 * What to ask before an order is accepted: accepting it declines everybody else who waits for the animal.
 *
 * @returns null where nobody else waits
 */
export function acceptanceQuestion(
  accepted: WaitingOrder & NamedAnimal,
  { orders, totalCount }: Waiting,
): Omit<Question, 'onConfirm'> | null {
  const others = orders.filter(({ _id }) => _id !== accepted._id);
  if (others.length === 0) return null;

  const unnamed = totalCount - orders.length;
  const count = others.length + unnamed;
  const { petname, username, orderDate } = accepted;
  return {
    title: `Give ${petname} to ${username}?`,
    text: `${username} asked on ${formatDateTime(orderDate)}. Accepting this order declines ${
      count === 1 ? 'the other shopper who waits' : `the ${count} other shoppers who wait`
    } for ${animalName(accepted)}, in the order in which they asked:`,
    list: [
      ...others.map((other) => `${other.username}, ${formatDateTime(other.orderDate)}`),
      ...(unnamed > 0 ? [`and ${unnamed} more`] : []),
    ],
    confirm: 'Accept this order',
  };
}
