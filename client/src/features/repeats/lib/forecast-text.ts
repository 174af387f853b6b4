import { listed } from '../../../../../domain/text/listed.ts';
import { dayText, type RepeatPlan, todayOf } from './plan-labels.ts';

type Forecast = NonNullable<RepeatPlan['forecast']>;

/** What is asked for where there is no forecast. */
export function askedText({ gramsADay }: Pick<RepeatPlan, 'gramsADay'>): string {
  const asked = gramsADay ? 'how much is at home' : 'how much is eaten a day';
  return `Say ${asked}, and we tell you when it runs out.`;
}

/** Who eats how much, what there is, when it ends, and how that fits the next delivery. */
export function forecastText(forecast: Forecast, plan: RepeatPlan): string {
  return [eatenText(forecast), stockText(forecast), endText(forecast, plan), leftText(forecast, plan)]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** What is said beside the field for what is eaten a day. */
export function eatenHint(forecast: RepeatPlan['forecast']): string {
  if (!forecast || forecast.eaters.length === 0) return 'Of all that eat it together.';
  return `${listed(forecast.eaters)}: ${gramsText(forecast.gramsADay)}, by weight and age.`;
}

/** That something is on its way and comes too late. */
export function gapText(gapFrom: string, plan: RepeatPlan): string {
  const from = gapFrom <= todayOf(plan) ? 'now' : dayText(gapFrom, plan);
  return `By our forecast nothing is left from ${from} on, until what is on its way is there.`;
}

function eatenText({ eaters, gramsADay }: Forecast): string {
  if (eaters.length === 0) return `${gramsText(gramsADay)} ${gramsADay === 1 ? 'is' : 'are'} eaten a day.`;
  return `${listed(eaters)} ${eaters.length === 1 ? 'eats' : 'eat'} ${gramsText(gramsADay)} a day.`;
}

function stockText({ gramsLeft, gramsComing }: Forecast): string {
  const left = gramsLeft > 0 ? `about ${gramsText(gramsLeft)} left` : '';
  const coming = gramsComing > 0 ? `${gramsText(gramsComing)} on its way` : '';
  const there = [left, coming].filter(Boolean).join(', ');
  return there && `${there.charAt(0).toUpperCase()}${there.slice(1)}.`;
}

function endText({ runsOutOn, orderBy }: Forecast, plan: RepeatPlan): string {
  const today = todayOf(plan);
  if (runsOutOn < today) return 'By our forecast it has run out.';
  const ends = runsOutOn === today ? 'It ends today' : `It ends on ${dayText(runsOutOn, plan)}`;
  return `${ends}; ${orderBy <= today ? 'order now' : `order by ${dayText(orderBy, plan)}`}.`;
}

/** How the next delivery fits; nothing while none comes. */
function leftText({ runsOutOn, arrivesOn, daysLeft }: Forecast, plan: RepeatPlan): string {
  if (plan.status !== 'ACTIVE') return '';
  const comes = `the next delivery comes, on ${dayText(arrivesOn, plan)} at the latest`;
  if (runsOutOn < todayOf(plan))
    return `The next delivery is there on ${dayText(arrivesOn, plan)} at the latest.`;
  const days = `${Math.abs(daysLeft)} ${Math.abs(daysLeft) === 1 ? 'day' : 'days'}`;
  if (daysLeft === 0) return `That is the day on which ${comes}.`;
  if (daysLeft < 0) return `You would be ${days} without food before ${comes}.`;
  return `You would have ${days} of food left when ${comes}.`;
}

/** "62 g", "1.2 kg". */
function gramsText(grams: number): string {
  if (grams < 1000) return `${Math.round(grams)} g`;
  return `${Math.round(grams / 100) / 10} kg`;
}
