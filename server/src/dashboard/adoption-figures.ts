import { unansweredStages } from '../../../domain/adoption/adoption-figures.ts';
import type { ShopSettings } from '../../../domain/shop-settings/shop-settings.ts';
import { AnimalFileModel } from '../catalogue/animal-files/animal-file.entity.ts';
import { PetOrderModel } from '../orders/pet-orders/pet-order.entity.ts';
import type { AdoptionFigures } from './adoption-figures.entity.ts';
import type { Period } from './period.ts';

type Terms = Pick<ShopSettings, 'answerWithinDays' | 'timeZone'>;
type Stays = Pick<AdoptionFigures, 'movedIn' | 'known' | 'averageDays' | 'medianDays'>;
type Answers = Pick<AdoptionFigures, 'applications' | 'answeredInTime' | 'answeredLate'>;

const timeline = '$application.timeline';

/** How animals found home in a period: added up in the database. */
export async function adoptionFiguresOf(period: Period, terms: Terms, now: Date): Promise<AdoptionFigures> {
  const [stays, answers, returned] = await Promise.all([
    staysOf(period, terms),
    answersOf(period, terms, now),
    PetOrderModel.countDocuments(cameTo('RETURNED', period) as object).exec(),
  ]);
  return { ...stays, ...answers, returned };
}

/** Orders that came to a stage in a period, by the index of stages and times. */
function cameTo(stage: string, { from, to }: Period) {
  return { 'application.timeline': { $elemMatch: { stage, at: { $gte: from, $lt: to } } } };
}

/** How long the animals had been in the shop that moved out of it; a file that says nonsense says nothing. */
async function staysOf(period: Period, { timeZone: timezone }: Terms): Promise<Stays> {
  const came = { $dateFromString: { dateString: '$file.intake.on', timezone, onError: null } };
  const days = { $dateDiff: { startDate: '$came', endDate: '$movedAt', unit: 'day', timezone } };
  const [found] = await PetOrderModel.aggregate<Stays>([
    { $match: cameTo('HANDED_OVER', period) },
    { $set: { movedAt: { $max: timesWhere({ $eq: ['$$event.stage', 'HANDED_OVER'] }) } } },
    {
      $lookup: {
        ...{ from: AnimalFileModel.collection.name, localField: 'petId', foreignField: '_id', as: 'file' },
        pipeline: [{ $project: { 'intake.on': 1 } }],
      },
    },
    { $set: { file: { $first: '$file' } } },
    { $set: { came } },
    // What came again after a return has not been there for days below 0.
    { $set: { days: { $cond: [{ $lte: ['$came', '$movedAt'] }, days, null] } } },
    { $sort: { days: 1 } },
    {
      $group: {
        _id: null,
        movedIn: { $sum: 1 },
        averageDays: { $avg: '$days' },
        all: { $push: '$days' },
      },
    },
    { $set: { all: { $filter: { input: '$all', as: 'day', cond: { $isNumber: '$$day' } } } } },
    { $set: { known: { $size: '$all' }, medianDays: middleOf('$all') } },
    { $project: { _id: 0, all: 0 } },
  ]);
  return found ?? { movedIn: 0, known: 0, averageDays: null, medianDays: null };
}

/** Whether those who asked were answered by the end of the day that was promised, unless they withdrew before. */
async function answersOf(
  period: Period,
  { answerWithinDays, timeZone: timezone }: Terms,
  now: Date,
): Promise<Answers> {
  const { from, to } = period;
  const day = { $dateTrunc: { date: '$orderDate', unit: 'day', timezone } };
  const until = { $dateAdd: { startDate: day, unit: 'day', amount: answerWithinDays + 1, timezone } };
  const isAnswer = { $not: [{ $in: ['$$event.stage', [...unansweredStages]] }] };
  // What they do themselves after the shop has answered changes nothing of it.
  const first = { $first: sortedWhere(isAnswer) };
  const [found] = await PetOrderModel.aggregate<Answers>([
    { $match: { ...cameTo('RECEIVED', period), orderDate: { $gte: from, $lt: to } } },
    { $set: { until, first } },
    { $set: { isWithdrawn: { $eq: ['$first.by', 'SHOPPER'] }, answeredAt: { $ifNull: ['$first.at', now] } } },
    {
      $group: {
        _id: null,
        applications: { $sum: 1 },
        answeredInTime: countIf([{ $gt: ['$first', null] }, { $lt: ['$answeredAt', '$until'] }]),
        answeredLate: countIf([{ $gte: ['$answeredAt', '$until'] }]),
      },
    },
    { $project: { _id: 0 } },
  ]);
  return found ?? { applications: 0, answeredInTime: 0, answeredLate: 0 };
}

function countIf(conditions: readonly unknown[]) {
  return { $sum: { $cond: [{ $and: [{ $not: ['$isWithdrawn'] }, ...conditions] }, 1, 0] } };
}

function timesWhere(cond: unknown) {
  return { $map: { input: eventsWhere(cond), as: 'event', in: '$$event.at' } };
}

function sortedWhere(cond: unknown) {
  return { $sortArray: { input: eventsWhere(cond), sortBy: { at: 1 } } };
}

function eventsWhere(cond: unknown) {
  return { $filter: { input: timeline, as: 'event', cond } };
}

/** Of numbers in order the one that half of them are not above; null of none. Servers before 7 know no median. */
function middleOf(numbers: string) {
  const place = { $floor: { $divide: [{ $subtract: [{ $size: numbers }, 1] }, 2] } };
  return { $cond: [{ $eq: [numbers, []] }, null, { $arrayElemAt: [numbers, { $toInt: place }] }] };
}
