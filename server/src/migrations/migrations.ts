import { findFocalPoints } from '../catalogue/pictures/find-focal-points.ts';
import { openStockLedger } from '../catalogue/stock/open-stock-ledger.ts';
import type { Logger } from '../platform/logging.ts';
import { rateItems } from '../reviews/rate-items.ts';
import { listOrdersByIndex } from './0010-list-orders.ts';
import { rememberContacts } from './0011-remember-contacts.ts';
import { giveOldOrdersParcels } from './0012-give-old-orders-parcels.ts';
import { readQualities } from './0014-read-qualities.ts';
import { setInvalidRecordsAside } from './0015-set-invalid-records-aside.ts';
import { NAME_COATS, nameCoats } from './0020-name-coats.ts';
import { writeSales } from './0021-write-sales.ts';
import { bringWayHomeUpToDate } from './0022-animals-way-home.ts';
import { namePresentAddresses } from './0023-name-present-addresses.ts';
import { remindOfTasks, remindOfTreatments } from './0025-0027-remind-of-care.ts';
import { LIST_PROBLEM_LINES, listLinesOfProblems } from './0026-list-lines-of-problems.ts';
import { dateOfferedVisits } from './0028-date-offered-visits.ts';
import { dropOldIndexes } from './early/0001-drop-old-indexes.ts';
import { dateOldRecords } from './early/0002-date-old-records.ts';
import { giveOldRefundsTheirAccount } from './early/0003-give-old-refunds-their-account.ts';
import { listItems } from './early/0004-list-items.ts';
import { makeAccountsFindable } from './early/0005-make-accounts-findable.ts';
import { storeWhatWasCharged } from './early/0006-store-what-was-charged.ts';
import { numberOldOrders } from './early/0007-number-old-orders.ts';
import { giveOldItemsFacts } from './early/0008-give-old-items-facts.ts';
import { rememberDeletedItems } from './early/0009-remember-deleted-items.ts';

/**
 * Brings what older versions left up to date. It may be ended in the middle and begun again, by two processes at once
 * too, and servers of the version before run beside it: it only ever adds what they do not read.
 */
export interface Migration {
  /** What the database remembers it by. */
  readonly id: string;
  readonly up: (log: Logger) => Promise<void>;
  /**
   * Whether it runs at every start: a crash or another program may leave the like of it again. An index has to find what
   * is left to do, so that it costs nothing where there is nothing.
   */
  readonly isRepair?: boolean;
}

/** In the order in which they run. What is here stays; what comes is added at the end. */
export const migrations: readonly Migration[] = [
  { id: '0001-drop-old-indexes', up: dropOldIndexes },
  { id: '0002-date-old-records', up: dateOldRecords },
  { id: '0003-give-old-refunds-their-account', up: giveOldRefundsTheirAccount },
  { id: '0004-list-items', up: listItems, isRepair: true },
  { id: '0005-make-accounts-findable', up: makeAccountsFindable, isRepair: true },
  { id: '0006-store-what-was-charged', up: storeWhatWasCharged },
  { id: '0007-number-old-orders', up: () => numberOldOrders() },
  { id: '0008-give-old-items-facts', up: giveOldItemsFacts },
  { id: '0009-remember-deleted-items', up: rememberDeletedItems },
  { id: '0010-list-orders', up: listOrdersByIndex },
  { id: '0011-remember-contacts', up: rememberContacts },
  { id: '0012-give-old-orders-parcels', up: giveOldOrdersParcels },
  // Orders get their places among those that wait to be packed.
  { id: '0013-queue-orders', up: listOrdersByIndex },
  { id: '0014-read-qualities', up: readQualities },
  { id: '0015-set-invalid-records-aside', up: setInvalidRecordsAside },
  { id: '0016-open-stock-ledger', up: openStockLedger },
  { id: '0017-find-focal-points', up: findFocalPoints },
  { id: '0018-rate-items', up: rateItems },
  { id: NAME_COATS, up: nameCoats },
  { id: '0021-write-sales', up: writeSales },
  { id: '0022-animals-way-home', up: bringWayHomeUpToDate },
  { id: '0023-name-present-addresses', up: namePresentAddresses },
  // Orders that wait to be packed stand by the day that they are promised for.
  { id: '0024-queue-by-due-day', up: listOrdersByIndex },
  { id: '0025-remind-of-treatments', up: remindOfTreatments },
  { id: LIST_PROBLEM_LINES, up: listLinesOfProblems },
  { id: '0027-remind-of-tasks', up: remindOfTasks },
  { id: '0028-date-offered-visits', up: dateOfferedVisits },
  // More of an animal's facts say what it is praised for.
  { id: '0029-read-qualities-of-facts', up: readQualities },
  // By the animals that they are for as well.
  { id: '0030-rate-items-by-animals', up: rateItems },
];

export const migrationIds: readonly string[] = migrations.map(({ id }) => id);
