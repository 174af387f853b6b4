import { energyADay } from '../../../../../domain/adoption/papers.ts';
import { treatmentLabels } from '../../../../../domain/care/animal-limits.ts';
import { knownInWords } from '../../../../../domain/catalogue/facts-in-words.ts';
import { startOf } from '../../../lib/format/calendar-days.ts';
import { formatDate } from '../../../lib/format/date-time.ts';
import { shopToday } from '../../../lib/format/shop-clock.ts';
import printing from '../../../ui/printing/printing.module.css';
import { Fact } from './agreement-sheet.tsx';
import type { PapersOrder } from './animal-papers.tsx';
import classes from './papers.module.css';

type PapersPet = NonNullable<PapersOrder['pet']>;
type PapersFile = NonNullable<PapersPet['file']>;

/** Weights on the sheet; more are a wall of numbers. */
const MAX_WEIGHTS_SHOWN = 6;

/** What is known of an animal, for its new people and their vet. */
export function RecordSheet({ order: { petname, petDescription, pet } }: { readonly order: PapersOrder }) {
  const facts = pet?.facts ? knownInWords(pet.facts, shopToday()) : [];
  return (
    <>
      <h2>
        Record of <bdi>{petname}</bdi>
      </h2>
      <dl className={classes.facts} data-paired>
        {petDescription && (
          <Fact name="Which one">
            <bdi>{petDescription}</bdi>
          </Fact>
        )}
        <Fact name="Chip">
          <bdi>{pet?.file?.chipNumber ?? 'None is noted'}</bdi>
        </Fact>
        {facts.map(([label, value]) => (
          <Fact key={label} name={label}>
            <bdi>{value}</bdi>
          </Fact>
        ))}
      </dl>
      {pet && <Food pet={pet} />}
      <Medical medical={pet?.file?.medical ?? []} />
      <Weights weights={pet?.file?.weights ?? []} />
    </>
  );
}

/** What it eats, as far as somebody has noted it or its weight and age say it. */
function Food({ pet: { type, facts, file } }: { readonly pet: PapersPet }) {
  const kcal = energyADay({ type, ...facts }, shopToday());
  return (
    <section className={classes.part}>
      <h3>What it eats</h3>
      <p className={classes.written} dir="auto">
        {file?.eats ?? 'Ask us what it ate here, and how much.'}
      </p>
      {kcal !== null && (
        <p>
          By its weight and age it needs about {kcal} kcal a day; the pack of a food says how many grams that
          is.
        </p>
      )}
    </section>
  );
}

function Medical({ medical }: Pick<PapersFile, 'medical'>) {
  return (
    <section className={classes.part}>
      <h3>Vaccinations and treatments</h3>
      {medical.length === 0 ? (
        <p>None are noted.</p>
      ) : (
        <table className={printing.ruled}>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Done</th>
              <th scope="col">Next</th>
            </tr>
          </thead>
          <tbody>
            {medical.map(({ id, kind, name, on, nextOn }) => (
              <tr key={id}>
                <th scope="row">
                  {treatmentLabels[kind]}: <bdi>{name}</bdi>
                </th>
                <td>{on ? formatDate(startOf(on)) : 'Not yet'}</td>
                <td>{nextOn && formatDate(startOf(nextOn))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** How it has grown of late: the newest weights, the last of them below. */
function Weights({ weights }: Pick<PapersFile, 'weights'>) {
  if (weights.length === 0) return null;
  return (
    <section className={classes.part}>
      <h3>Weight</h3>
      <ul className={classes.weights}>
        {weights.slice(-MAX_WEIGHTS_SHOWN).map(({ on, kg }) => (
          <li key={on}>
            {formatDate(startOf(on))}: {kg} kg
          </li>
        ))}
      </ul>
    </section>
  );
}
