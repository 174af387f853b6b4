import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { skipToken, useQuery } from '@apollo/client/react';
import { formatDollars } from '../../../../../../../domain/money/money.ts';
import { moneyBackText } from '../../../../../../../domain/orders/money-back.ts';
import type {
  LineQuantityInput,
  RefundOrderInput,
  RefundPreviewFieldsFragment,
  ReturnLineInput,
} from '../../../../../gql/graphql.ts';
import { useRefetchOnChange } from '../../../../../lib/apollo/use-refetch-on-change.ts';
import { CancelPreviewDocument } from '../../../../../lib/money-back/money-back.operations.ts';
import {
  ProblemPreviewDocument,
  RefundPreviewDocument,
  ReturnPreviewDocument,
} from '../order-page.operations.ts';
import type { ManagedOrder } from '../use-managed-order.ts';
import type { Problem } from '../use-order-actions.ts';

/** What a dialog says of the money that goes back. */
export interface ShownRefund {
  /** What the server reckoned for exactly what is chosen; undefined while that is not known. */
  readonly preview: RefundPreviewFieldsFragment | undefined;
  readonly text: string;
  /** Why it can not be done. */
  readonly missing: Problem;
  /** Whether the answer is on its way. */
  readonly isWaiting: boolean;
  /** "Give back $12.50", as far as it is known. */
  readonly label: (verb: string) => string;
}

export function useRefundPreview(order: ManagedOrder, input: RefundOrderInput | null): ShownRefund {
  const { number } = order;
  const { data, ...state } = useFreshQuery(RefundPreviewDocument, input && { number, input }, order);
  return shownOf(data?.refundPreview, state, input !== null);
}

export function useCancelPreview(order: ManagedOrder, lines: LineQuantityInput[]): ShownRefund {
  const variables = lines.length > 0 ? { number: order.number, lines } : null;
  const { data, ...state } = useFreshQuery(CancelPreviewDocument, variables, order);
  return shownOf(data?.cancelPreview, state, variables !== null);
}

export function useReturnPreview(order: ManagedOrder, lines: ReturnLineInput[]): ShownRefund {
  const variables = lines.length > 0 ? { number: order.number, lines } : null;
  const { data, ...state } = useFreshQuery(ReturnPreviewDocument, variables, order);
  return shownOf(data?.returnPreview, state, variables !== null);
}

/** Of a request that is answered with money. */
export function useProblemPreview(order: ManagedOrder, id: string | null): ShownRefund {
  const { data, ...state } = useFreshQuery(ProblemPreviewDocument, id === null ? null : { id }, order);
  return shownOf(data?.problemPreview, state, id !== null);
}

/** Asked for again whenever the order is another one, as after a refusal. */
function useFreshQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables | null,
  order: ManagedOrder,
) {
  const options = variables ? { variables, fetchPolicy: 'no-cache' as const } : skipToken;
  const { data, error, refetch } = useQuery(document, options);
  useRefetchOnChange(order, refetch, variables !== null);
  return { data, error };
}

function shownOf(
  preview: RefundPreviewFieldsFragment | undefined,
  { error }: { readonly error?: Error | undefined },
  isAsked: boolean,
): ShownRefund {
  const waiting = isAsked ? 'Working out what goes back…' : '';
  return {
    preview: isAsked ? preview : undefined,
    text: isAsked && preview ? moneyBackText(preview, 'the card') : (error?.message ?? waiting),
    missing: error?.message ?? null,
    isWaiting: isAsked && !preview && !error,
    label: (verb) => (isAsked && preview ? `${verb} ${formatDollars(preview.toCard)}` : verb),
  };
}
