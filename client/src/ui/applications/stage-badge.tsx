import { stageLabels } from '../../../../domain/adoption/application-labels.ts';
import { statusOfStage } from '../../../../domain/orders/application-stages.ts';
import type { ApplicationStage } from '../../gql/graphql.ts';
import { StatusBadge } from '../feedback/status-badge.tsx';

/** How far an application is; in the colour of its order's status. */
export function StageBadge({ stage }: { readonly stage: ApplicationStage }) {
  return <StatusBadge status={statusOfStage(stage)} label={stageLabels[stage].name} />;
}
