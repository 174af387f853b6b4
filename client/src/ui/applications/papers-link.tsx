import { Link } from 'react-router-dom';
import { mayHavePapers } from '../../../../domain/adoption/agreement.ts';
import type { PetOrderStatus } from '../../../../domain/orders/order-states.ts';
import { pages } from '../../../../domain/pages/pages.ts';

interface PapersLinkProps {
  readonly order: {
    readonly _id: string;
    /** As the API writes it. */
    readonly status: Uppercase<PetOrderStatus>;
    readonly petname: string;
    readonly username: string;
  };
}

/** Where the papers of an animal are printed for whoever takes it home; nothing before it is theirs. */
export function PapersLink({ order: { _id, status, petname, username } }: PapersLinkProps) {
  if (!mayHavePapers(status.toLowerCase() as PetOrderStatus)) return null;
  return (
    <Link
      to={pages.animalPapers.path.replace(':id', _id)}
      aria-label={`Papers to print: ${petname} for ${username}`}
    >
      Papers to print
    </Link>
  );
}
