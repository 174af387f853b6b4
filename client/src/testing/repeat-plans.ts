import type { RepeatPlanFieldsFragment } from '../gql/graphql.ts';

/** A plan of three bags every four weeks, begun on Nov 25, as the API has it the day after. */
export function aPlan(changes: object = {}): RepeatPlanFieldsFragment {
  const plan = {
    ...{ __typename: 'RepeatPlan', _id: 'plan-1', status: 'ACTIVE', petname: 'Salmon kibble' },
    ...{ accessoriesAmount: 3, everyWeeks: 4, delivery: 'STANDARD', deliveries: 0, endedAt: null },
    ...{
      nextDate: '2026-12-23',
      chargeDate: '2026-12-23',
      lastDate: '2026-11-25',
      earliestDate: '2026-11-27',
    },
    ...{
      problem: null,
      wantsConsent: false,
      isBeingCharged: false,
      followsForecast: false,
      gramsADay: null,
      gramsAPiece: null,
    },
    ...{ username: 'Ada', location: '1 Paw Lane', phone: '5551234567', substitute: null, extras: [] },
    card: { __typename: 'RepeatCard', brand: 'visa', last4: '4242' },
    pet: {
      ...{ __typename: 'Pet', _id: 'kibble', petname: 'Salmon kibble', petprice: 19.99, image: null },
      ...{ category: 'FOOD', type: 'DOG', availability: 'AVAILABLE', isAvailable: true },
      netWeightGrams: 2000,
    },
    forecast: null,
    price: {
      ...{ __typename: 'Quote', delivery: 5, total: 61.97 },
      adjustments: [
        { __typename: 'Adjustment', label: '5% off repeat delivery', amount: -3, isApplied: true },
        { __typename: 'Adjustment', label: '15% off with curbside pickup', amount: 0, isApplied: false },
      ],
      lines: [
        {
          ...{ __typename: 'QuoteLine', petId: 'kibble', petname: 'Salmon kibble' },
          ...{ accessoriesAmount: 3, totalamount: 59.97 },
        },
      ],
    },
    ...changes,
  };
  return plan as RepeatPlanFieldsFragment;
}

/** The forecast of 62 g a day for a cat, as the API has it. */
export function aForecast(changes: object = {}): NonNullable<RepeatPlanFieldsFragment['forecast']> {
  const forecast = {
    ...{ __typename: 'RepeatForecast', gramsADay: 62, eaters: ['Nala'], gramsLeft: 1240, gramsComing: 0 },
    ...{ runsOutOn: '2027-01-01', gapFrom: null, arrivesOn: '2026-12-28', orderBy: '2026-12-26' },
    ...{ daysLeft: 4, betterDate: null },
    ...changes,
  };
  return forecast as NonNullable<RepeatPlanFieldsFragment['forecast']>;
}

/** The item of a plan, changed. */
export function aPlanItem(changes: object): object {
  return { ...aPlan().pet, ...changes };
}
