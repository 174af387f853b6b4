import type { ReactNode } from 'react';
import { DeliveryMethod, deliveryNames } from '../../../../../domain/pricing/choices.ts';
import { isolateNames } from '../../../../../domain/text/right-to-left.ts';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import type { PlanActions } from '../hooks/use-plan-actions.ts';
import { askedText, forecastText } from '../lib/forecast-text.ts';
import type { PlanDialog } from '../lib/plan-dialogs.ts';
import { cardText, dayText, type RepeatPlan } from '../lib/plan-labels.ts';
import classes from './repeats.module.css';

interface PlanFactsProps {
  readonly plan: RepeatPlan;
  readonly actions: PlanActions;
  readonly onOpen: (dialog: PlanDialog) => void;
}

/** How a plan goes on beside its price. */
export function PlanFacts({ plan, actions, onOpen }: PlanFactsProps) {
  const { username, location, substitute, extras, petname } = plan;
  return (
    <dl className={classes.facts}>
      <Fact label="Charged to">{cardText(plan.card)}</Fact>
      <Fact label="Comes by">
        {deliveryNames[DeliveryMethod[plan.delivery]]}
        {plan.delivery !== 'CURBSIDE' && isolateNames(` to ${username}, ${location}`)}
      </Fact>
      <Fact label="If it is sold out">
        {substitute ? isolateNames(`${substitute.petname} comes instead.`) : 'That delivery is left out.'}
        <Small label={`Change what comes if ${petname} is sold out`} onClick={() => onOpen('substitute')}>
          Change
        </Small>
      </Fact>
      {extras.length > 0 && (
        <Fact label="Along with the next one">
          {isolateNames(
            extras.map(({ pet, accessoriesAmount }) => `${accessoriesAmount} × ${pet.petname}`).join(', '),
          )}
          <Small
            label={`Take away what comes along with ${petname}`}
            onClick={() => actions.askToRemoveExtras()}
          >
            Take away
          </Small>
        </Fact>
      )}
      <Forecast plan={plan} actions={actions} onOpen={onOpen} />
    </dl>
  );
}

function Forecast({ plan, actions, onOpen }: PlanFactsProps) {
  const { forecast, pet } = plan;
  if (pet?.category !== 'FOOD') return null;
  if (!forecast) {
    return (
      <Fact label="How long it lasts">
        {askedText(plan)}
        <Small label={`Say how much of ${plan.petname} is eaten`} onClick={() => onOpen('change')}>
          Say how much
        </Small>
      </Fact>
    );
  }
  const { betterDate } = forecast;
  return (
    <Fact label="How long it lasts">
      {isolateNames(forecastText(forecast, plan))}
      {plan.followsForecast && ' The next delivery follows it.'}
      {betterDate && !plan.followsForecast && (
        <Small
          label={`Move ${plan.petname} to ${dayText(betterDate, plan)}`}
          onClick={() => void actions.move(betterDate)}
        >
          Move to {dayText(betterDate, plan)}
        </Small>
      )}
    </Fact>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface SmallProps {
  /** What it does, for those who hear it apart from its card. */
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Small({ label, onClick, children }: SmallProps) {
  return (
    <FocusableButton className={classes.small} variant="light" size="xs" aria-label={label} onClick={onClick}>
      {children}
    </FocusableButton>
  );
}
