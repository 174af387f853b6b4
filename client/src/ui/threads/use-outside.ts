import { useQuery } from '@apollo/client/react';
import { MINUTE_MS } from '../../../../domain/durations.ts';
import { OutsideDocument } from './outside.operations.ts';

/** Somebody who stands outside. */
export interface Outside {
  readonly name: string;
  readonly number: string;
  readonly since: string;
}

/** Who stands outside to pick something up, the first one first; of one order, or of all. Nobody where that is not known. */
export function useOutside(orderNumber?: string): readonly Outside[] {
  const { data } = useQuery(OutsideDocument, {
    variables: { where: { isHere: true, ...(orderNumber && { orderNumber }) } },
    // Not cached: it would be mistaken for the list of questions.
    fetchPolicy: 'no-cache',
    pollInterval: MINUTE_MS,
    skipPollAttempt: () => document.hidden,
  });
  return (data?.threads.edges ?? []).flatMap(({ node: { name, hereSince, order } }) =>
    hereSince && order ? [{ name, number: order.number, since: hereSince }] : [],
  );
}
