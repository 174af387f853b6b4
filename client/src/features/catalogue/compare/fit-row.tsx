import type { Household } from '../../../../../domain/matching/household.ts';
import type { AskedPet } from '../matching/ask-link.tsx';
import FitLabel from '../matching/fit-label.tsx';

interface FitRowProps {
  readonly pets: readonly AskedPet[];
  readonly household: Household;
}

/** How well each of the animals that are compared fits the household that is kept. */
export default function FitRow({ pets, household }: FitRowProps) {
  return (
    <tr>
      <th scope="row">Your household</th>
      {pets.map((pet) => (
        <td key={pet._id}>
          <FitLabel pet={pet} household={household} />
        </td>
      ))}
    </tr>
  );
}
