import { useApolloClient } from '@apollo/client/react';
import { formatDollars } from '../../../../../../domain/money/money.ts';
import { confirmDialog, showErrorDialog } from '../../../../ui/notifications/notifications.ts';
import { showUndoNotice } from '../../../../ui/notifications/undo-notice.tsx';
import { WholePetDocument } from '../api/manage-pets.operations.ts';
import { focusPetsData } from '../lib/focus-pets-data.ts';
import type { RowChange } from '../lib/inline-edit-validation.ts';
import { priceQuestion } from '../lib/price-question.ts';
import { useChangePet } from './use-pet-changes.ts';
import type { PetRow } from './use-pets-data.ts';

/** Saves what is changed in a row of the list. A price or a stock can be taken back for a while, like a deletion. */
export function useRowChange(pet: PetRow): (change: RowChange) => Promise<void> {
  const client = useApolloClient();
  const changePet = useChangePet();

  /** What was sold or came in meanwhile is kept. */
  async function giveBackStock(difference: number) {
    const query = { query: WholePetDocument, variables: { id: pet._id }, fetchPolicy: 'no-cache' } as const;
    const stock = (await client.query(query)).data?.pet?.stock ?? pet.stock ?? 0;
    await changePet(pet, { stock: Math.max(0, stock + difference) });
  }

  async function save(change: RowChange) {
    await changePet(pet, change);
    const offer = { takesFocus: false, onLeft: focusWhereLost };
    if ('petprice' in change) {
      showUndoNotice({
        ...offer,
        text: `${pet.petname} costs ${formatDollars(change.petprice)} now`,
        undone: `${pet.petname} costs ${formatDollars(pet.petprice)} again`,
        undo: () => changePet(pet, { petprice: pet.petprice }),
      });
    }
    if ('stock' in change) {
      const difference = (pet.stock ?? 0) - change.stock;
      showUndoNotice({
        ...offer,
        text: `The stock of ${pet.petname} is ${change.stock} now`,
        undone: `The stock of ${pet.petname} is as it was`,
        undo: () => giveBackStock(difference),
      });
    }
  }

  return async (change) => {
    const question = 'petprice' in change && priceQuestion(pet.petname, pet.petprice, change.petprice);
    if (!question) return save(change);
    // Whoever was asked is no longer at the field that says why something was not saved.
    const onConfirm = () => void save(change).catch((error: Error) => showErrorDialog(error.message));
    confirmDialog({ ...question, onConfirm });
  };
}

/** The field has the focus again by itself; only a notice that takes it along when it closes leaves none. */
function focusWhereLost(): void {
  if (document.activeElement === document.body) focusPetsData();
}
