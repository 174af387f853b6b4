import { Link } from 'react-router-dom';
import { ruleQuestion } from '../../../../../domain/matching/match-texts.ts';
import { pictureSizes } from '../../../../../domain/pictures/page-pictures.ts';
import { ItemLink } from '../../../ui/item-link.tsx';
import { PetPicture } from '../../../ui/pet-picture.tsx';
import { describePet } from '../lib/pet-labels.ts';
import classes from './match-card.module.css';
import type { PetMatch } from './use-pet-matches.ts';

type Point = PetMatch['points'][number];

/** An animal with how well it fits: what speaks against it first, then what fits, and what nobody knows yet. */
export function MatchCard({ match: { pet, score, points } }: { readonly match: PetMatch }) {
  const those = (...verdicts: readonly Point['verdict'][]) =>
    points.filter(({ verdict }) => verdicts.includes(verdict));
  const stops = those('STOP');
  return (
    <article className={classes.card} data-stop={stops.length > 0 || undefined}>
      <div className={classes.picture}>
        <PetPicture image={pet.image} alt="" sizes={pictureSizes.card} />
      </div>
      <div className={classes.text}>
        <h2 className={classes.name} dir="auto">
          <ItemLink id={pet._id}>{pet.petname}</ItemLink>
        </h2>
        <p className={classes.what}>{describePet(pet)}</p>
        <p className={classes.score}>
          <strong>{score}</strong> of 100
        </p>
        <Reasons title="Speaks against it" points={stops} mark="stop" />
        <Reasons title="Fits" points={those('FITS')} />
        <Reasons title="Fits in part" points={those('PARTLY', 'LESS')} />
        <Unknowns points={those('UNKNOWN')} pet={pet} />
        <details className={classes.details}>
          <summary>Where the {score} comes from</summary>
          <PointTable points={points} score={score} name={pet.petname} />
        </details>
      </div>
    </article>
  );
}

interface ReasonsProps {
  readonly title: string;
  readonly points: readonly Point[];
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
  readonly points: readonly Point[];
  readonly pet: PetMatch['pet'];
}

/** They can be asked, in words that are there already. */
function Unknowns({ points, pet }: UnknownsProps) {
  if (points.length === 0) return null;
  const text = points.map(({ rule }) => ruleQuestion(rule, pet.petname)).join('\n');
  return (
    <>
      <Reasons title="Not known yet" points={points} />
      <Link to={`/contact?item=${pet._id}`} state={{ text }}>
        Ask us about <bdi>{pet.petname}</bdi>
      </Link>
    </>
  );
}

interface PointTableProps {
  readonly points: readonly Point[];
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
