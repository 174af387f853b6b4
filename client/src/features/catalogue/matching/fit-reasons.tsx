import type { ToldPoint } from '../../../../../domain/matching/match-texts.ts';
import { type AskedPet, AskLink } from './ask-link.tsx';
import classes from './fit-reasons.module.css';

interface FitReasonsProps {
  readonly pet: AskedPet;
  readonly score: number;
  readonly points: readonly ToldPoint[];
}

/** Why an animal has its score: what speaks against it first, then what fits, and what nobody knows yet. */
export function FitReasons({ pet, score, points }: FitReasonsProps) {
  const those = (...verdicts: readonly ToldPoint['verdict'][]) =>
    points.filter(({ verdict }) => verdicts.includes(verdict));
  return (
    <>
      <Reasons title="Speaks against it" points={those('STOP')} mark="stop" />
      <Reasons title="Fits" points={those('FITS')} />
      <Reasons title="Fits in part" points={those('PARTLY', 'LESS')} />
      <Unknowns points={those('UNKNOWN')} pet={pet} />
      <details className={classes.details}>
        <summary>Where the {score} comes from</summary>
        <PointTable points={points} score={score} name={pet.petname} />
      </details>
    </>
  );
}

interface ReasonsProps {
  readonly title: string;
  readonly points: readonly ToldPoint[];
  readonly mark?: 'stop';
}

function Reasons({ title, points, mark }: ReasonsProps) {
  if (points.length === 0) return null;
  return (
    <div className={classes.reasons} data-mark={mark}>
      <h3>{title}</h3>
      <ul>
        {points.map(({ rule, text }) => (
          <li key={rule}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

interface UnknownsProps {
  readonly points: readonly ToldPoint[];
  readonly pet: AskedPet;
}

function Unknowns({ points, pet }: UnknownsProps) {
  if (points.length === 0) return null;
  return (
    <>
      <Reasons title="Not known yet" points={points} />
      <AskLink pet={pet} unknowns={points}>
        Ask us about <bdi>{pet.petname}</bdi>
      </AskLink>
    </>
  );
}

interface PointTableProps {
  readonly points: readonly ToldPoint[];
  readonly score: number;
  readonly name: string;
}

function PointTable({ points, score, name }: PointTableProps) {
  const sum = (of: 'points' | 'of') => points.reduce((total, point) => total + point[of], 0);
  return (
    <table className={classes.points} aria-label={`Points of ${name}`}>
      <tbody>
        {points.map(({ rule, text, points: earned, of }) => (
          <tr key={rule}>
            <th scope="row">{text}</th>
            <td>
              {earned} of {of}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Together, of 100: {score}</th>
          <td>
            {sum('points')} of {sum('of')}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
