import { Alert, Button, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatDollars } from '../../../../../domain/money/money.ts';
import { isolateNames } from '../../../../../domain/text/right-to-left.ts';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import type { PlanActions } from '../hooks/use-plan-actions.ts';
import { gapText } from '../lib/forecast-text.ts';
import { dayText, type RepeatPlan } from '../lib/plan-labels.ts';
import classes from './repeats.module.css';

interface PlanNoticesProps {
  readonly plan: RepeatPlan;
  readonly actions: PlanActions;
  readonly onSwap: () => void;
}

/** What keeps the next delivery from coming, with the way out of it. */
export function PlanNotices({ plan, actions, onSwap }: PlanNoticesProps) {
  if (plan.isBeingCharged) return <Alert role="status">The next delivery is being charged right now.</Alert>;
  if (plan.pet?.availability === 'RETIRED') return <NoLongerSold plan={plan} onSwap={onSwap} />;
  return (
    <>
      {plan.problem && <Declined plan={plan} problem={plan.problem} actions={actions} />}
      {plan.wantsConsent && plan.pet && <Dearer plan={plan} price={plan.pet.petprice} actions={actions} />}
      {plan.forecast?.gapFrom && (
        <Alert color="apricot" role="status" title="You may run out of food">
          {gapText(plan.forecast.gapFrom, plan)}
        </Alert>
      )}
    </>
  );
}

function NoLongerSold({ plan, onSwap }: Omit<PlanNoticesProps, 'actions'>) {
  return (
    <Alert color="apricot" role="status" title={`${plan.petname} is no longer sold`}>
      <p className={classes.notice}>Nothing comes until you swap it for another item.</p>
      <FocusableButton size="sm" onClick={onSwap}>
        Swap it
      </FocusableButton>
    </Alert>
  );
}

interface DeclinedProps extends Omit<PlanNoticesProps, 'onSwap'> {
  readonly problem: string;
}

function Declined({ plan, problem, actions }: DeclinedProps) {
  const { isBusy, askToSendNow, putIntoCart } = actions;
  const isPaused = plan.status === 'PAUSED';
  return (
    <Alert color="red" role="status" title="The delivery could not be charged">
      <p className={classes.notice}>
        {problem}{' '}
        {isPaused
          ? 'We have tried for a week, so this is paused.'
          : `We try again on ${dayText(plan.chargeDate, plan)}.`}
      </p>
      <Group gap="sm">
        <FocusableButton size="sm" isBusy={isBusy} onClick={() => void askToSendNow()}>
          Try again now
        </FocusableButton>
        {plan.pet && (
          <Button
            size="sm"
            variant="default"
            component={Link}
            to="/YourCarts"
            state={{ newCard: true }}
            onClick={putIntoCart}
          >
            Use another card
          </Button>
        )}
      </Group>
      {plan.pet && (
        <p className={classes.hint}>
          Another card is taken by paying for it in the cart once more: it comes then, and from there on.
        </p>
      )}
    </Alert>
  );
}

interface DearerProps extends Omit<PlanNoticesProps, 'onSwap'> {
  /** US dollars for one. */
  readonly price: number;
}

function Dearer({ plan, price, actions }: DearerProps) {
  return (
    <Alert color="apricot" role="status" title="It costs more now">
      <p className={classes.notice}>
        {isolateNames(plan.petname)} costs {formatDollars(price)} each, more than 5% above what you agreed to.
        The next delivery waits until you accept it.
      </p>
      <FocusableButton size="sm" isBusy={actions.isBusy} onClick={() => void actions.accept(price)}>
        Accept {formatDollars(price)}
      </FocusableButton>
    </Alert>
  );
}
