import { skipToken, useQuery } from '@apollo/client/react';
import { useForm } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { moneyBackText } from '../../../../domain/orders/money-back.ts';
import type { OrderChangeInput, OrderChangePreviewQuery } from '../../gql/graphql.ts';
import { useRefetchOnChange } from '../apollo/use-refetch-on-change.ts';
import { formatPromise } from '../format/promise.ts';
import { OrderChangePreviewDocument } from './order-change.operations.ts';
import {
  type ChangeableOrder,
  changeOf,
  firstValues,
  type OrderChangeValues,
  problemsOf,
} from './order-change-values.ts';

/** How long nothing is typed before it is reckoned, in milliseconds. */
const DEBOUNCE_MS = 350;

type Preview = OrderChangePreviewQuery['orderChangePreview'];

export type OrderChange = ReturnType<typeof useOrderChange>;

/**
 * The form of a change of an order, and what the server says comes of exactly what is typed.
 *
 * @param order asked about again whenever it is another one, as after a refusal
 * @param card whose it is: `the card` or `your card`
 */
export function useOrderChange(order: ChangeableOrder, card: string) {
  const form = useForm<OrderChangeValues>({
    initialValues: firstValues(order),
    validate: (values) => problemsOf(order, values),
  });
  const hasProblem = Object.keys(problemsOf(order, form.values)).length > 0;
  const input = hasProblem ? null : changeOf(order, form.values);
  const { preview, error, isWaiting } = usePreview(order, input);
  return {
    form,
    input,
    preview,
    isWaiting,
    text: textOf(input, preview, error, card),
    /** What is asked for by a pay link in place of a change, US dollars; null where nothing is. */
    asksFor: preview?.isAskable ? preview.toPay : null,
    /** Why it can not be sent; null where it can. */
    missing: missingOf(hasProblem, input, preview, error),
  };
}

function usePreview(order: ChangeableOrder, input: OrderChangeInput | null) {
  // Objects are others each time; their text is not.
  const wanted = JSON.stringify(input);
  const [asked] = useDebouncedValue(wanted, DEBOUNCE_MS);
  const variables = { number: order.number, input: JSON.parse(asked) as OrderChangeInput };
  const options = asked === 'null' ? skipToken : { variables, fetchPolicy: 'no-cache' as const };
  const { data, error, refetch } = useQuery(OrderChangePreviewDocument, options);
  useRefetchOnChange(order, refetch, asked !== 'null');
  if (input === null) return { isWaiting: false };
  if (asked !== wanted) return { isWaiting: true };
  const preview = data?.orderChangePreview;
  return { preview, error, isWaiting: !preview && !error };
}

function textOf(
  input: OrderChangeInput | null,
  preview: Preview | undefined,
  error: Error | undefined,
  card: string,
): string {
  if (input === null) return '';
  if (error) return error.message;
  if (!preview) return 'Working out what comes of it…';
  if (preview.isAskable)
    return `${preview.problem}. The shopper is mailed a link to pay it, which is good for three days; the order is changed once it is paid.`;
  if (preview.problem) return `${preview.problem}.`;
  const { toCard, delivery, items, tax, promise } = preview;
  const money =
    toCard > 0
      ? moneyBackText({ toCard, delivery, tax, lines: [{ amount: items }] }, card)
      : `It costs nothing, and nothing goes back to ${card}.`;
  const days = formatPromise(promise);
  return input.delivery && days ? `${money} Promised: ${days}.` : money;
}

function missingOf(
  hasProblem: boolean,
  input: OrderChangeInput | null,
  preview: Preview | undefined,
  error: Error | undefined,
): string | null {
  if (hasProblem) return 'Please check what is marked above';
  if (input === null) return 'Nothing is different from what it is now';
  return error?.message ?? (preview?.isAskable ? null : (preview?.problem ?? null));
}
