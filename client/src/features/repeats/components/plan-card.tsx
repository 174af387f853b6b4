import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { rhythmText } from '../../../../../domain/repeats/rhythms.ts';
import { unbrokenUnits } from '../../../lib/format/unbroken-units.ts';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { Money } from '../../../ui/money.tsx';
import { NotTakenLine } from '../../../ui/not-taken/not-taken-line.tsx';
import { PetPicture } from '../../../ui/pet-picture.tsx';
import { usePlanActions } from '../hooks/use-plan-actions.ts';
import type { PlanDialog } from '../lib/plan-dialogs.ts';
import { dayText, type RepeatPlan } from '../lib/plan-labels.ts';
import { ChangePlanForm } from './change-plan-form.tsx';
import { ChooseItemDialog } from './choose-item-dialog.tsx';
import { PlanButtons } from './plan-buttons.tsx';
import { PlanFacts } from './plan-facts.tsx';
import { PlanNotices } from './plan-notices.tsx';
import { PlanPrice } from './plan-price.tsx';
import classes from './repeats.module.css';

/** A plan that goes on: what comes when, what it costs and why, and everything that can be done with it. */
export function PlanCard({ plan }: { readonly plan: RepeatPlan }) {
  const [dialog, setDialog] = useState<PlanDialog | null>(null);
  const actions = usePlanActions(plan);
  const titleId = useId();
  const name = unbrokenUnits(plan.petname);
  const close = () => setDialog(null);
  return (
    <article className={classes.plan} aria-labelledby={titleId}>
      <header className={classes.head}>
        <div className={classes.picture}>
          <PetPicture image={plan.pet?.image} alt="" sizes="96px" />
        </div>
        <div className={classes.about}>
          <h2 id={titleId} dir="auto">
            {plan.pet ? <Link to={`/PetOrderDetails/${plan.pet._id}`}>{name}</Link> : name}
          </h2>
          <p>
            {plan.accessoriesAmount}
            {plan.pet && (
              <>
                {' × '}
                <Money amount={plan.pet.petprice} />
              </>
            )}
            , {rhythmText(plan.everyWeeks)}
          </p>
          <NextDay plan={plan} />
          {plan.pet?.category === 'FOOD' && <NotTakenLine petId={plan.pet._id} />}
        </div>
      </header>
      <PlanNotices plan={plan} actions={actions} onSwap={() => setDialog('swap')} />
      <div className={classes.columns}>
        <PlanFacts plan={plan} actions={actions} onOpen={setDialog} />
        <PlanPrice plan={plan} />
      </div>
      <PlanButtons plan={plan} actions={actions} onOpen={setDialog} />
      <ChangePlanDialog plan={plan} isOpen={dialog === 'change'} onClose={close} />
      <ChooseItemDialog plan={plan} purpose={dialog === 'change' ? null : dialog} onClose={close} />
    </article>
  );
}

function NextDay({ plan }: { readonly plan: RepeatPlan }) {
  if (plan.status === 'PAUSED') return <StatusBadge status="PAUSED" label="Paused: nothing comes" />;
  return (
    <p className={classes.next}>
      Next delivery <time dateTime={plan.nextDate}>{dayText(plan.nextDate, plan)}</time>
    </p>
  );
}

interface ChangePlanDialogProps {
  readonly plan: RepeatPlan;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function ChangePlanDialog({ plan, isOpen, onClose }: ChangePlanDialogProps) {
  return (
    <FormDialog isOpen={isOpen} title={`Change ${plan.petname}`} onClose={onClose}>
      {(controls) => <ChangePlanForm plan={plan} {...controls} />}
    </FormDialog>
  );
}
