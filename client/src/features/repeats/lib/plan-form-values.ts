import { type Address, addressLine, readAddressLine } from '../../../../../domain/addresses/address-line.ts';
import { isCollectionLine, parcelContactRules } from '../../../../../domain/addresses/address-rules.ts';
import { fieldErrors } from '../../../../../domain/errors/field-errors.ts';
import { clearablePlanFields, repeatPlanChangeRules } from '../../../../../domain/input/repeat-rules.ts';
import { DeliveryMethod as DeliveryMethods } from '../../../../../domain/pricing/choices.ts';
import { dateByRhythm, findMoveProblem, planDate } from '../../../../../domain/repeats/plan-dates.ts';
import type { DeliveryMethod, UpdateRepeatPlanInput } from '../../../gql/graphql.ts';
import { type RepeatPlan, todayOf } from './plan-labels.ts';

/** What can be changed of a plan, as its form has it. */
export interface PlanFormValues extends Address {
  accessoriesAmount: string;
  everyWeeks: string;
  nextDate: string;
  delivery: DeliveryMethod;
  gramsADay: string;
  gramsAPiece: string;
  /** What was counted now; empty where nothing was. */
  gramsAtHome: string;
  followsForecast: boolean;
  username: string;
  phone: string;
}

export function planFormOf(plan: RepeatPlan): PlanFormValues {
  return {
    accessoriesAmount: String(plan.accessoriesAmount),
    everyWeeks: String(plan.everyWeeks),
    nextDate: plan.nextDate,
    delivery: plan.delivery,
    gramsADay: String(plan.gramsADay ?? ''),
    gramsAPiece: String(plan.gramsAPiece ?? ''),
    gramsAtHome: '',
    followsForecast: plan.followsForecast,
    username: plan.username,
    ...readAddressLine(isCollectionLine(plan.location) ? '' : plan.location),
    phone: plan.phone,
  };
}

/** The form once another rhythm is chosen: the next delivery is that far from the last one. */
export function withRhythm(values: PlanFormValues, everyWeeks: string, plan: RepeatPlan): PlanFormValues {
  return { ...values, everyWeeks, nextDate: dateOfRhythm(everyWeeks, plan) };
}

/** Messages by field for what is wrong; empty when it can be saved. */
export function planFormErrors(values: PlanFormValues, plan: RepeatPlan): Record<string, string> {
  const delivery = DeliveryMethods[values.delivery];
  const checked = repeatPlanChangeRules.safeParse({ ...values, location: undefined, delivery });
  const errors = { ...addressErrors(values, plan), ...(!checked.success && fieldErrors(checked.error)) };
  const isMoved = values.nextDate !== plan.nextDate;
  const problem = isMoved && !errors.nextDate && findMoveProblem(planDate(values.nextDate), todayOf(plan));
  return problem ? { ...errors, nextDate: problem } : errors;
}

/** An address is asked for in parts once it is changed; one that was written in another way stays until then. */
function addressErrors(values: PlanFormValues, plan: RepeatPlan): Record<string, string> {
  if (values.delivery === 'CURBSIDE') return {};
  const isKept = values.location !== '' && addressLine(values) === addressLine(planFormOf(plan));
  const checked = isKept ? null : parcelContactRules.safeParse(values);
  return checked?.error ? fieldErrors(checked.error) : {};
}

/**
 * What was changed, in the API's words.
 *
 * @throws ZodError when `planFormErrors` has something to say
 */
export function planChanges(values: PlanFormValues, plan: RepeatPlan): UpdateRepeatPlanInput {
  const before = asSent(planFormOf(plan));
  const { nextDate, delivery, ...others } = asSent(values);
  const changed = Object.fromEntries(
    Object.entries(others).filter(([name, value]) => value !== before[name as keyof typeof before]),
  );
  // What is collected goes nowhere.
  if (delivery === 'CURBSIDE') delete changed.location;
  const wishes = repeatPlanChangeRules.parse(changed);
  // The shop counts the same day from another rhythm; a day of one's own is sent with it.
  const counted = wishes.everyWeeks ? dateOfRhythm(values.everyWeeks, plan) : plan.nextDate;
  return givenOf({
    ...wishes,
    ...clearedBy(changed),
    delivery: delivery === plan.delivery ? undefined : delivery,
    nextDate: nextDate === counted ? undefined : nextDate,
  });
}

/** The form with its address as the one text that the API takes. */
function asSent({ location, town, state, postcode, country, ...others }: PlanFormValues) {
  return { ...others, location: addressLine({ location, town, state, postcode, country }) };
}

export function isChanged(values: PlanFormValues, plan: RepeatPlan): boolean {
  return JSON.stringify(values) !== JSON.stringify(planFormOf(plan));
}

function dateOfRhythm(everyWeeks: string, plan: RepeatPlan): string {
  if (Number(everyWeeks) === plan.everyWeeks) return plan.nextDate;
  return dateByRhythm(planDate(plan.lastDate), Number(everyWeeks), todayOf(plan));
}

/** What was emptied is taken away. */
function clearedBy(changed: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    clearablePlanFields.flatMap((name) => (changed[name] === '' ? [[name, null]] : [])),
  );
}

function givenOf(input: Readonly<Record<string, unknown>>): UpdateRepeatPlanInput {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
}
