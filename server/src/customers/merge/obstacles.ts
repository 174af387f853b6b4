import type { ClientSession, Types } from 'mongoose';
import { livePetOrderStates } from '../../../../domain/orders/order-states.ts';
import { isOfStaff } from '../../../../domain/permissions.ts';
import { livePlanStates } from '../../../../domain/repeats/plan-states.ts';
import { PetModel } from '../../catalogue/pet/pet.entity.ts';
import { PetOrderModel, type PetOrderRecord } from '../../orders/pet-orders/pet-order.entity.ts';
import { PaymentModel } from '../../orders/records/payment.entity.ts';
import { RepeatPlanModel, type RepeatPlanRecord } from '../../repeats/repeat-plan.entity.ts';
import { ReviewModel, type ReviewRecord } from '../../reviews/review.entity.ts';
import type { UserRecord } from '../../users/user.entity.ts';
import { hasTooMany } from './owned-records.ts';

type Session = ClientSession | null;

/**
 * What is in the way of merging an account into another one, each in a sentence that says what to do about it. Nothing
 * is thrown away for a merge: what only one of two can be is for people to decide.
 */
export async function findObstacles(keep: UserRecord, drop: UserRecord, session: Session): Promise<string[]> {
  const unfit = unfitAccounts(keep, drop);
  if (unfit.length > 0) return unfit;
  return [
    ...(await tooMuch(drop, session)),
    ...(await openCheckouts(drop, session)),
    ...(await chargedPlans(drop, session)),
    ...(await animalsOfBoth(keep, drop, session)),
    ...(await plansOfBoth(keep, drop, session)),
    ...(await reviewsOfBoth(keep, drop, session)),
  ];
}

function unfitAccounts(keep: UserRecord, drop: UserRecord): string[] {
  if (keep.uid === drop.uid) return ['These are one account.'];
  const nameless = [keep, drop].filter(({ email, mergedInto }) => !email && !mergedInto);
  return [
    // Whoever can sign in to the one could do all that the other one may.
    ...[keep, drop]
      .filter(({ role }) => isOfStaff(role))
      .map(({ email }) => `${email} works in the shop. Accounts of the staff are not merged.`),
    ...[keep, drop]
      .filter(({ mergedInto }) => mergedInto)
      .map(() => 'One was merged into another account already.'),
    ...nameless.map(() => 'The address of one belongs to another account by now.'),
  ];
}

async function tooMuch({ uid, email }: UserRecord, session: Session): Promise<string[]> {
  if (!(await hasTooMany(uid, session))) return [];
  return [`${email} has too much to be moved at once. Keep that account, and merge the other one into it.`];
}

async function openCheckouts({ uid, email }: UserRecord, session: Session): Promise<string[]> {
  if (!(await PaymentModel.exists({ openFor: uid }).session(session))) return [];
  return [
    `${email} is at the checkout right now. Try again once that is paid or over, in 15 minutes at most.`,
  ];
}

async function chargedPlans({ uid }: UserRecord, session: Session): Promise<string[]> {
  const plans = await RepeatPlanModel.find({ uid, paymentId: { $exists: true } })
    .session(session)
    .lean<RepeatPlanRecord[]>();
  return plans.map(
    ({ petname }) => `A repeat delivery of ${petname} is being charged right now. Try again soon.`,
  );
}

async function animalsOfBoth(keep: UserRecord, drop: UserRecord, session: Session): Promise<string[]> {
  const live = { status: { $in: [...livePetOrderStates] } };
  const own = await PetOrderModel.find({ uid: drop.uid, ...live })
    .session(session)
    .lean<PetOrderRecord[]>();
  const others = await PetOrderModel.find({ uid: keep.uid, ...live, ...among(own) })
    .session(session)
    .lean<PetOrderRecord[]>();
  return others.map(
    ({ petname }) => `Both have asked for ${petname}. Decline or cancel one of the two orders.`,
  );
}

async function plansOfBoth(keep: UserRecord, drop: UserRecord, session: Session): Promise<string[]> {
  const live = { status: { $in: [...livePlanStates] } };
  const own = await RepeatPlanModel.find({ uid: drop.uid, ...live })
    .session(session)
    .lean<RepeatPlanRecord[]>();
  const others = await RepeatPlanModel.find({ uid: keep.uid, ...live, ...among(own) })
    .session(session)
    .lean<RepeatPlanRecord[]>();
  return others.map(
    ({ petname }) => `Both have a repeat delivery of ${petname}. One of them has to be ended first.`,
  );
}

async function reviewsOfBoth(keep: UserRecord, drop: UserRecord, session: Session): Promise<string[]> {
  const own = await ReviewModel.find({ uid: drop.uid }).session(session).lean<ReviewRecord[]>();
  const others = await ReviewModel.find({ uid: keep.uid, ...among(own) })
    .session(session)
    .lean<ReviewRecord[]>();
  const pets = await PetModel.find({ _id: { $in: others.map(({ petId }) => petId) } }, { petname: 1 })
    .session(session)
    .lean();
  return pets.map(({ petname }) => `Both have reviewed ${petname}. Remove one of the two reviews.`);
}

function among(records: readonly { readonly petId: Types.ObjectId }[]) {
  return { petId: { $in: records.map(({ petId }) => petId) } };
}
