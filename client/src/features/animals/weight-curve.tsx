import type { UsualWeight } from '../../../../domain/care/usual-weights.ts';
import type { AnimalFieldsFragment } from '../../gql/graphql.ts';
import { dateOf } from '../../lib/format/calendar-days.ts';

const WIDTH = 320;
const HEIGHT = 120;
const EDGE = 8;
/** Room above and below what is drawn, as a share of the largest weight: the curve shows changes, not the whole animal. */
const MARGIN = 0.1;

interface WeightCurveProps {
  readonly weights: AnimalFieldsFragment['weights'];
  readonly usual: UsualWeight | null;
}

/** Weights over time, over the band of what is usual; table and text beside it say the same in numbers. */
export function WeightCurve({ weights, usual }: WeightCurveProps) {
  const [first, last] = [weights[0], weights.at(-1)];
  if (!first || !last || weights.length < 2) return null;
  const times = weights.map(({ on }) => dateOf(on).getTime());
  const [from = 0, to = 0] = [times[0], times.at(-1)];
  const drawn = [...weights.map(({ kg }) => kg), ...(usual ? [usual.from, usual.until] : [])];
  const margin = MARGIN * Math.max(...drawn);
  const [least, most] = [Math.min(...drawn) - margin, Math.max(...drawn) + margin];
  const heightOf = (kg: number) => HEIGHT - EDGE - ((kg - least) / (most - least)) * (HEIGHT - 2 * EDGE);
  const points = weights.map(({ kg }, index) => {
    const share = ((times[index] ?? from) - from) / (to - from);
    return { x: EDGE + share * (WIDTH - 2 * EDGE), y: heightOf(kg) };
  });
  return (
    <svg
      role="img"
      aria-label={`From ${first.kg} kg to ${last.kg} kg; the table has every day`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      style={{ width: '100%', maxWidth: '32rem' }}
    >
      {usual && (
        <rect
          x={EDGE}
          width={WIDTH - 2 * EDGE}
          y={heightOf(usual.until)}
          height={heightOf(usual.from) - heightOf(usual.until)}
          fill="currentColor"
          opacity={0.12}
        />
      )}
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
      />
      {points.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r={3} fill="currentColor" />
      ))}
    </svg>
  );
}
