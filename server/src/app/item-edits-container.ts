import type { AuditService } from '../audit/audit.service.ts';
import type { AllowPrices, PetEditingService } from '../catalogue/pet-editing.service.ts';
import type { CatalogueSearch } from '../catalogue/search/catalogue-search.ts';
import type { Settings } from '../config/settings.ts';
import type { Database } from '../database/database.ts';
import { LeasedRounds } from '../database/leased-rounds.ts';
import { DueEditsService } from '../item-edits/due-edits.service.ts';
import { ItemEditsService } from '../item-edits/item-edits.service.ts';
import { ItemWriter } from '../item-edits/item-writer.ts';
import { LargeEditWorker } from '../item-edits/large-edit-worker.ts';
import { type EditChecks, LargeEdits } from '../item-edits/large-edits.ts';
import type { LeavingAnimals } from '../orders/pet-orders/leaving-animals.ts';
import type { PetWithdrawalService } from '../orders/pet-orders/pet-withdrawal.service.ts';
import type { Logger } from '../platform/logging.ts';

interface ItemEditDeps {
  readonly db: Database;
  readonly search: CatalogueSearch;
  readonly petEditing: PetEditingService;
  readonly petWithdrawal: PetWithdrawalService;
  readonly leavingAnimals: Pick<LeavingAnimals, 'requireUnpromised'>;
  readonly audit: AuditService;
  readonly allowPrices: AllowPrices;
  readonly log: Logger;
}

/** Changes of many items, and what of them is put off to a day. */
export function createItemEdits({ itemEditSeconds }: Settings, deps: ItemEditDeps) {
  const { db, search, petEditing, petWithdrawal, leavingAnimals, audit, allowPrices, log } = deps;
  const writer = new ItemWriter(petEditing, petWithdrawal);
  const due = new DueEditsService(db, writer, new LargeEditWorker(db, writer), log);
  const rounds = new LeasedRounds({
    ...{ lease: 'item edits', interval: itemEditSeconds * 1000, log },
    hasWork: () => due.hasDue(),
    round: (stopped) => due.run(stopped),
  });
  const requireUnpromised: EditChecks['requireUnpromised'] = (pets, session) =>
    leavingAnimals.requireUnpromised(pets, session);
  const large = new LargeEdits(db, audit, { allowPrices, requireUnpromised }, () => rounds.wake());
  return { itemEdits: new ItemEditsService(db, search, writer, audit, allowPrices, large), rounds };
}
