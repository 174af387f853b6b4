import { createHash } from 'node:crypto';

interface DeliveryLine {
  readonly petId: string;
  readonly accessoriesAmount: number;
}

/** Differs wherever a delivery of a plan would bring something else, or cost another sum. @param total US dollars */
export function deliveryFingerprint(planId: string, lines: readonly DeliveryLine[], total: number): string {
  const seen = lines.map(({ petId, accessoriesAmount }) => [petId, accessoriesAmount]);
  return createHash('sha256')
    .update(JSON.stringify([planId, seen, total]))
    .digest('hex')
    .slice(0, 32);
}
