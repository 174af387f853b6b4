import { useQuery } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { daysText, inTimePercent } from '../../../../../../domain/adoption/adoption-figures.ts';
import type { AdoptionFiguresQuery } from '../../../../gql/graphql.ts';
import { Loaded } from '../../../../ui/feedback/loaded.tsx';
import { AdoptionFiguresDocument } from '../api/adoption-figures.operations.ts';
import { type Period, spanOf } from '../lib/period.ts';
import classes from './overview.module.css';

type Figures = AdoptionFiguresQuery['adoptionFigures'];

/** How animals found home in the chosen period. */
export function AdoptionPanel({ period }: { readonly period: Period }) {
  const variables = useMemo(() => spanOf(period), [period]);
  const { data, error, refetch } = useQuery(AdoptionFiguresDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
  });
  return (
    <section className={classes.card} aria-label="Animals’ way home">
      <h3 className={classes.cardTitle}>Animals’ way home</h3>
      <Loaded data={data?.adoptionFigures} error={error} onRetry={() => refetch()} loadingRows={3}>
        {(figures) => <FiguresList figures={figures} />}
      </Loaded>
    </section>
  );
}

function FiguresList({ figures }: { readonly figures: Figures }) {
  const { movedIn, applications: asked, returned } = figures;
  if (movedIn + asked + returned === 0)
    return (
      <Text c="dimmed">Nobody applied for an animal in this period, and none moved in or came back.</Text>
    );
  return (
    <dl className={classes.homes}>
      <Figure name="Moved to a new home" value={String(movedIn)} note={stayText(figures)} />
      <Figure name="Answered in time" value={answeredText(figures)} note={askedText(figures)} />
      <Figure name="Came back" value={String(returned)} />
    </dl>
  );
}

function Figure({
  name,
  value,
  note,
}: {
  readonly name: string;
  readonly value: string;
  readonly note?: string;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>{value}</strong>
        {note && (
          <Text size="sm" c="dimmed" component="span" display="block">
            {note}
          </Text>
        )}
      </dd>
    </div>
  );
}

/** How long they had been in the shop. */
function stayText({ movedIn, known, averageDays, medianDays }: Figures): string {
  if (movedIn === 0) return '';
  if (typeof averageDays !== 'number' || typeof medianDays !== 'number')
    return 'When they came stands in none of their files.';
  const of = known < movedIn ? ` (known of ${known})` : '';
  return `After ${daysText(averageDays)} in the shop on average, half of them within ${daysText(medianDays)}${of}`;
}

function answeredText({ answeredInTime: inTime, answeredLate: late }: Figures): string {
  const percent = inTimePercent({ inTime, late });
  return percent === null ? 'Nothing was due' : `${percent}%`;
}

function askedText({ applications: asked, answeredInTime, answeredLate }: Figures): string {
  const came = asked === 1 ? '1 application came' : `${asked} applications came`;
  return `${came}: ${answeredInTime} answered in time, ${answeredLate} late`;
}
