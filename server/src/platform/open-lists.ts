import type { Connection } from 'mongoose';

/** Entries that stay in each list for as long as the connection lasts; together they take some 1.4 MB. */
const LASTING = 500;

/**
 * Fills the lists in which the driver keeps its open cursors and sessions, with such that are never used. They are
 * closed with the connection.
 *
 * The lists are instances of `Set`, and a set moves to a new table when it runs out of room, which with a handful of
 * entries is every few reads. An old table points to the one that came after it. So once one of them was promoted to
 * V8's old generation, collections of the young one keep all its successors, with all their cursors and everything
 * that those have read, and promote them in turn: nearly every record of a list lived until the whole heap was
 * collected, twice a second under load (decision 21). With these entries the tables move once in five hundred reads.
 */
export function fillOpenLists(connection: Connection): void {
  const client = connection.getClient();
  const collection = client.db().collection('pets');
  for (let entry = 0; entry < LASTING; entry++) {
    client.startSession();
    collection.find();
  }
}
