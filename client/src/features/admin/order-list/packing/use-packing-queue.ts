import type { PackingOrderFieldsFragment } from '../../../../gql/graphql.ts';
import { useListPages } from '../../../../ui/tables/use-list-pages.ts';
import { HeldOrdersDocument, PackingQueueDocument } from './packing.operations.ts';

export type PackingOrder = PackingOrderFieldsFragment;
export type PackingLine = PackingOrder['entries'][number];

/** What may leave now, what is to leave first first, page after page. */
export function usePackingQueue() {
  return useListPages(PackingQueueDocument, {}, ({ packingQueue }) => packingQueue);
}

/** What may not leave. */
export function useHeldOrders() {
  return useListPages(HeldOrdersDocument, {}, ({ heldOrders }) => heldOrders);
}

/** What of an order is packed now. */
export function linesToPack({ entries }: PackingOrder): PackingLine[] {
  return entries.filter(({ status }) => status === 'PAID');
}
