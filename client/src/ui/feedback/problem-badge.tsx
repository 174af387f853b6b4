import { stateLabel } from '../../../../domain/orders/order-labels.ts';
import { problemStateLabels } from '../../../../domain/orders/problems.ts';
import type { ProblemState } from '../../gql/graphql.ts';
import { stateOf } from '../../lib/state-of.ts';
import { StatusBadge } from './status-badge.tsx';

/** A state that has the colour that each of them wants. */
const alike: Readonly<Record<ProblemState, string>> = {
  OPEN: 'OWED',
  REFUNDED: 'DONE',
  SENT_AGAIN: 'ON_ITS_WAY',
  REFUSED: 'CANCELLED',
  WITHDRAWN: 'CANCELLED',
};

interface ProblemBadgeProps {
  readonly state: ProblemState;
  readonly isForStaff?: boolean;
}

/** What became of a request, for its shopper or for the staff. */
export function ProblemBadge({ state, isForStaff = false }: ProblemBadgeProps) {
  const label = problemStateLabels[stateOf(state)];
  return <StatusBadge status={alike[state]} label={isForStaff ? stateLabel(state) : label.toLowerCase()} />;
}
