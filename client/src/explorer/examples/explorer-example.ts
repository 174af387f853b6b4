/** Whom an example is for, and everybody after them. */
export const audiences = ['visitors', 'shoppers', 'staff', 'admins'] as const;
export type Audience = (typeof audiences)[number];

/** An operation that shows a developer one thing that the shop can do. */
export interface ExplorerExample {
  /** The operation's name, which both explorers show as the tab's title. */
  readonly name: string;
  readonly audience: Audience;
  readonly document: string;
  /** Values of its variables, by what the running shop has; an undefined one is not there. */
  readonly variables?: (records: ShopRecords) => Readonly<Record<string, unknown>>;
}

/** What the examples need of the running shop, as far as it has it and whoever is signed in may see it. */
export interface ShopRecords {
  /** Differs each time: for keys, codes and words that must be new. Letters only. */
  readonly unusedWord: string;
  /** Who asks. */
  readonly audience: Audience;
  /** The last 30 days. */
  readonly from: string;
  readonly to: string;
  /** Can be ordered by the account. */
  readonly animalId?: string;
  readonly foodId?: string;
  /** Other food, for what changes it. */
  readonly otherFoodId?: string;
  readonly soldOutId?: string;

  readonly email?: string;
  readonly name?: string;
  readonly ownPetOrderId?: string;
  /** Can still be cancelled. */
  readonly ownEntryId?: string;
  readonly ownEntryOrderNumber?: string;
  readonly ownOrderNumber?: string;
  readonly ownPaymentId?: string;
  /** An item that arrived, and is not reviewed yet. */
  readonly receivedPetId?: string;
  readonly ownPlanId?: string;
  /** An animal that the account keeps, and a task of it. */
  readonly ownAnimalId?: string;
  readonly ownTaskId?: string;
  /** With which something can be said to be wrong. */
  readonly reportableOrderNumber?: string;
  readonly reportableEntryId?: string;
  readonly ownProblemId?: string;

  /** Waits for a decision; has a visit that is booked; has times that can be booked. */
  readonly ownApplicationId?: string;
  readonly ownBookedApplicationId?: string;
  readonly ownOfferedApplicationId?: string;
  readonly offeredAt?: string;

  readonly orderNumber?: string;
  /** Nobody has read it yet; approved; at home. */
  readonly applicationId?: string;
  readonly approvedApplicationId?: string;
  readonly handedOverApplicationId?: string;
  /** When a visit can be offered. */
  readonly visitAt?: string;
  readonly waitingPetOrderId?: string;
  readonly waitingAnimalId?: string;
  readonly acceptedPetOrderId?: string;
  /** Its shopper has not been told yet. */
  readonly unannouncedPetOrderId?: string;
  readonly paidEntryId?: string;
  readonly paidOrderNumber?: string;
  readonly sentEntryId?: string;
  readonly sentOrderNumber?: string;
  /** A parcel that is on its way. */
  readonly shipmentId?: string;
  readonly arrivedOrderNumber?: string;
  readonly arrivedEntryId?: string;
  readonly refundableOrderNumber?: string;
  /** A request that waits for its answer. */
  readonly problemId?: string;
  readonly customerId?: string;
  readonly customerEmail?: string;
  readonly otherCustomerId?: string;
  /** Of somebody who was merged into an account. */
  readonly signInId?: string;
  readonly reviewId?: string;
  readonly promotionId?: string;
  readonly synonymId?: string;
  readonly missedWords?: string;
  /** A change of many items that can be taken back, and one that is to come. */
  readonly undoableEditId?: string;
  readonly plannedEditId?: string;
  readonly listValueId?: string;
  readonly invitationId?: string;
  readonly findingId?: string;
  readonly settingsVersion?: number;
  readonly shopName?: string;
}

/** The variables of an example; null where it is for others, and where the shop has nothing to try it on. */
export function variablesOf(
  { audience, variables }: ExplorerExample,
  records: ShopRecords,
): Readonly<Record<string, unknown>> | null {
  if (audiences.indexOf(audience) > audiences.indexOf(records.audience)) return null;
  const values = variables?.(records) ?? {};
  return lacksValue(values) ? null : values;
}

function lacksValue(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === undefined;
  return Object.values(value).some(lacksValue);
}
