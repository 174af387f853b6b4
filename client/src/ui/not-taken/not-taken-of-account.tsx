import { listed } from '../../../../domain/text/listed.ts';
import { useNotTaken } from '../../lib/own-animals/use-not-taken.ts';
import { useOwnAnimals } from '../../lib/own-animals/use-own-animals.ts';
import classes from './not-taken.module.css';

interface NotTakenOfAccountProps {
  readonly accountId: string;
  readonly petId: string;
}

/** A line for each animal that does not take it. */
export default function NotTakenOfAccount({ accountId, petId }: NotTakenOfAccountProps) {
  const found = useNotTaken(petId, useOwnAnimals(accountId));
  return found.map(({ animalId, animalName, avoided }) => (
    <p key={animalId} className={classes.line}>
      Contains <bdi>{listed(avoided)}</bdi>; <bdi>{animalName}</bdi> doesn’t take{' '}
      {avoided.length === 1 ? 'it' : 'them'}
    </p>
  ));
}
