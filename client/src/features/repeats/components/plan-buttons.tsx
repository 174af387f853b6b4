import { useId } from 'react';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import type { PlanActions } from '../hooks/use-plan-actions.ts';
import type { PlanDialog } from '../lib/plan-dialogs.ts';
import { dayAfterNext, dayText, type RepeatPlan } from '../lib/plan-labels.ts';
import classes from './repeats.module.css';

interface PlanButtonsProps {
  readonly plan: RepeatPlan;
  readonly actions: PlanActions;
  readonly onOpen: (dialog: PlanDialog) => void;
}

/** Everything that can be done with a plan. While its delivery is being charged it can only be ended. */
export function PlanButtons({ plan, actions, onOpen }: PlanButtonsProps) {
  const { petname, status, nextDate, isBeingCharged } = plan;
  const isPaused = status === 'PAUSED';
  const skipId = useId();
  const off = { variant: 'default', size: 'sm', isOff: actions.isBusy || isBeingCharged } as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a set of fields
    <div className={classes.buttons} role="group" aria-label={`What to do with ${petname}`}>
      <FocusableButton {...off} variant="light" onClick={() => onOpen('change')}>
        Change
      </FocusableButton>
      {!isPaused && (
        <FocusableButton {...off} aria-describedby={skipId} onClick={() => void actions.skip()}>
          Skip this one
        </FocusableButton>
      )}
      <FocusableButton {...off} onClick={() => void actions.askToSendNow()}>
        Send now
      </FocusableButton>
      <FocusableButton {...off} onClick={() => void (isPaused ? actions.resume() : actions.pause())}>
        {isPaused ? 'Resume' : 'Pause'}
      </FocusableButton>
      <FocusableButton {...off} isOff={off.isOff || !plan.pet} onClick={() => onOpen('swap')}>
        Swap
      </FocusableButton>
      <FocusableButton {...off} onClick={() => onOpen('extra')}>
        Add to the next one
      </FocusableButton>
      <FocusableButton
        variant="subtle"
        color="red"
        size="sm"
        isOff={actions.isBusy}
        onClick={actions.askToEnd}
      >
        End
      </FocusableButton>
      {!isPaused && (
        <p id={skipId} className={classes.skip}>
          Skipping leaves out {dayText(nextDate, plan)}; the one after it comes on {dayAfterNext(plan)}.
        </p>
      )}
    </div>
  );
}
