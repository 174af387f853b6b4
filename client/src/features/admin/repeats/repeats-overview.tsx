import { useQuery } from '@apollo/client/react';
import type { RepeatOverviewQuery } from '../../../gql/graphql.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { DemandTable } from './demand-table.tsx';
import classes from './repeats.module.css';
import { RepeatOverviewDocument } from './repeats.operations.ts';

/** How repeat deliveries are doing, and what the coming two weeks take of the stock. */
export function RepeatsOverview() {
  const { data, error, refetch } = useQuery(RepeatOverviewDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Loaded data={data?.repeatOverview} error={error} onRetry={refetch}>
      {(overview) => (
        <>
          <Figures overview={overview} />
          <section aria-labelledby="repeat-demand">
            <h2 id="repeat-demand" className={classes.title}>
              The coming two weeks
            </h2>
            <DemandTable demand={overview.demand} />
          </section>
        </>
      )}
    </Loaded>
  );
}

function Figures({ overview }: { readonly overview: RepeatOverviewQuery['repeatOverview'] }) {
  const { active, paused, begun, ended, churn } = overview;
  return (
    <dl className={classes.figures}>
      <Figure label="Active" value={String(active)} />
      <Figure label="Paused" value={String(paused)} />
      <Figure label="Begun in 30 days" value={String(begun)} />
      <Figure label="Ended in 30 days" value={String(ended)} />
      <Figure label="Churn in 30 days" value={churnText(churn)} />
    </dl>
  );
}

/** Share of the plans of 30 days ago that were ended since, in percent. */
function churnText(churn: number | null | undefined): string {
  return typeof churn === 'number' ? `${(churn * 100).toFixed(1)}%` : '–';
}

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
