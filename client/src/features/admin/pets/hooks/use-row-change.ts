import { formatDollars } from '../../../../../../domain/money/money.ts';
import { confirmDialog, showErrorDialog } from '../../../../ui/notifications/notifications.ts';
import { showUndoNotice } from '../../../../ui/notifications/undo-notice.tsx';
import { focusPetsData } from '../lib/focus-pets-data.ts';
import type { RowChange } from '../lib/inline-edit-validation.ts';
import { priceQuestion } from '../lib/price-question.ts';
import { useChangePet } from './use-pet-changes.ts';
import type { PetRow } from './use-pets-data.ts';

/** Saves what is changed in a row of the list. A price or a stock can be taken back for a while, like a deletion. */
export function useRowChange(pet: PetRow): (change: RowChange) => Promise<void> {
  const changePet = useChangePet();

  async function save(change: RowChange) {
    const stock = await changePet(pet, change);
    const offer = { takesFocus: false, onLeft: focusWhereLost };
    if ('petprice' in change) {
      showUndoNotice({
        ...offer,
        text: `${pet.petname} costs ${formatDollars(change.petprice)} now`,
        undone: `${pet.petname} costs ${formatDollars(pet.petprice)} again`,
        undo: async () => void (await changePet(pet, { petprice: pet.petprice })),
      });
    }
    if ('stock' in change) {
      const before = pet.stock ?? 0;
      const changed = { ...pet, stock: change.stock };
      showUndoNotice({
        ...offer,
        text: `The stock of ${pet.petname} is ${stock ?? change.stock} now`,
        undone: `The stock of ${pet.petname} is as it was`,
        // What was sold or came in meanwhile is kept.
        undo: async () => void (await changePet(changed, { stock: before })),
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
