import { comingCartEntryStates, openPaymentStates } from '../../../domain/orders/order-states.ts';
import { placesOf } from '../../../server/test/fixtures/personal-data/traces.ts';
import type { Environment } from '../environment/environment.ts';
import type { Violation } from '../scenario/invariants.ts';
import type { Departure, Oracle } from '../scenario/oracle.ts';

/** What must hold of accounts that were to be deleted, once it is quiet: I38 and I39. */
export async function findDepartureViolations(
  environment: Environment,
  { departures }: Oracle,
): Promise<Violation[]> {
  const violations = departures.map((one) =>
    one.isConfirmed ? whatIsLeft(environment, one) : whatIsGone(environment, one),
  );
  return [...(await Promise.all(violations)).flat(), ...(await findAbandoned(environment))];
}

/** I38: nothing says any more who it was, the mails that were sent and are to be sent included. */
async function whatIsLeft(environment: Environment, { words }: Departure): Promise<Violation[]> {
  const places = await placesOf(environment, words);
  return places.map((place): Violation => ({ rule: 'I38', what: `Of whoever left is left ${place}` }));
}

/** I39: whoever was told no is there as before, with all orders. */
async function whatIsGone({ db }: Environment, { uid, email, name, keys }: Departure): Promise<Violation[]> {
  const account = await db.collection('users').findOne({ uid });
  const orders = await db
    .collection('payments')
    .find({ idempotencyKey: { $regex: `^${keys}` } })
    .toArray();
  const strange = orders.filter((order) => order.uid !== uid || order.email !== email);
  if (account?.email === email && account.name === name && strange.length === 0) return [];
  const what = `${uid} was not to be deleted, and is ${account ? 'there' : 'gone'}, with ${strange.length} orders of nobody`;
  return [{ rule: 'I39', what }];
}

/** I39: nobody is gone for whom the shop still has something to do. */
async function findAbandoned({ db }: Environment): Promise<Violation[]> {
  const uid = { $regex: '^former-' };
  const open = {
    payments: { status: { $in: [...openPaymentStates] } },
    cartentries: { status: { $in: [...comingCartEntryStates] } },
    refunds: { status: 'owed' },
    petorders: { status: { $in: ['pending', 'approved'] } },
    repeatplans: { status: 'active' },
  };
  const found = Object.entries(open).map(async ([collection, which]) => {
    const records = await db
      .collection(collection)
      .find({ ...which, uid })
      .toArray();
    return records.map(({ _id, status }): Violation => {
      return { rule: 'I39', what: `${collection} ${_id} is ${status}, and whose it was is forgotten` };
    });
  });
  return (await Promise.all(found)).flat();
}
