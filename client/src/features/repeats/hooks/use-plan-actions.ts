import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { formatDollars } from '../../../../../domain/money/money.ts';
import type { UpdateRepeatPlanInput } from '../../../gql/graphql.ts';
import { setRhythm } from '../../../lib/cart-store/cart-edits.ts';
import { addToCart, amountOf, latestShopState } from '../../../lib/cart-store/cart-store.ts';
import { dietWarning } from '../../../lib/own-animals/diet-question.ts';
import { hasAvoided, useNotTakenBoard } from '../../../lib/own-animals/use-not-taken.ts';
import { useOwnAnimals } from '../../../lib/own-animals/use-own-animals.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { confirmDialog, showAlert, showErrorDialog } from '../../../ui/notifications/notifications.ts';
import {
  EndRepeatPlanDocument,
  RepeatPricesNowDocument,
  SendRepeatDeliveryNowDocument,
  SkipRepeatDeliveryDocument,
  UpdateRepeatPlanDocument,
} from '../api/repeats.operations.ts';
import { amountText, dayText, type RepeatPlan, sendNowText } from '../lib/plan-labels.ts';

/** What a shopper can do with a plan by a button. Each says what came of it. */
export function usePlanActions(plan: RepeatPlan) {
  const client = useApolloClient();
  const [update] = useMutation(UpdateRepeatPlanDocument);
  const [skip] = useMutation(SkipRepeatDeliveryDocument);
  const [sendNow] = useMutation(SendRepeatDeliveryNowDocument);
  const [end] = useMutation(EndRepeatPlanDocument);
  const [isBusy, setBusy] = useState(false);
  const findWarning = useDietWarning(plan);
  const id = plan._id;

  async function run(job: () => Promise<void>) {
    setBusy(true);
    try {
      await job();
    } catch (error) {
      showErrorDialog((error as Error).message);
    }
    setBusy(false);
  }

  /** @param said what is told of the plan as it is then */
  function change(input: UpdateRepeatPlanInput, said: (plan: RepeatPlan) => string) {
    return run(async () => {
      const { data } = await update({ variables: { id, input } });
      if (data) showAlert(said(data.updateRepeatPlan));
    });
  }

  /** @param fingerprint of the sum that was shown */
  async function send(fingerprint: string | null) {
    const { data } = await sendNow({ variables: { id, fingerprint } });
    const sent = data?.sendRepeatDeliveryNow;
    if (!sent) return;
    if (sent.problem) showErrorDialog(sent.problem, 'It was not sent');
    else if (sent.isBeingCharged)
      showAlert(`${amountText(sent)} is being charged. We e-mail you once it is paid.`);
    else
      showAlert(
        `${amountText(sent)} is paid, and we are packing it. The next one comes on ${dayText(sent.nextDate, sent)}.`,
      );
  }

  async function endNow() {
    await end({ variables: { id } });
    showAlert(`${plan.petname} has ended. Nothing comes anymore, and nothing is charged.`);
  }

  return {
    isBusy,
    pause: () =>
      change({ isPaused: true }, () => `${plan.petname} is paused. Nothing comes until you resume it.`),
    resume: () =>
      change({ isPaused: false }, (now) => `${plan.petname} comes again, on ${dayText(now.nextDate, now)}.`),
    move: (nextDate: string) =>
      change({ nextDate }, (now) => `The next delivery comes on ${dayText(now.nextDate, now)}.`),
    accept: (agreedPrice: number) =>
      change({ agreedPrice }, () => `${plan.petname} goes on, at ${formatDollars(agreedPrice)} each.`),
    askToRemoveExtras: () =>
      confirmDialog({
        title: 'Take away what comes along?',
        text: `The next delivery of ${plan.petname} comes without it.`,
        list: plan.extras.map(({ pet, accessoriesAmount }) => `${accessoriesAmount} × ${pet.petname}`),
        confirm: 'Yes, take it away',
        onConfirm: () => void change({ extras: [] }, () => 'Nothing else comes along.'),
      }),
    skip: () =>
      run(async () => {
        const { data } = await skip({ variables: { id } });
        const now = data?.skipRepeatDelivery;
        if (now) showAlert(`Skipped. The next delivery comes on ${dayText(now.nextDate, now)}.`);
      }),
    askToEnd: () =>
      confirmDialog({
        title: `End ${plan.petname}?`,
        text: 'Nothing comes anymore, and nothing is charged. An ended repeat delivery does not begin again: you would order it anew. A paused one waits for you.',
        confirm: 'Yes, end it',
        onConfirm: () => void run(endNow),
      }),
    askToSendNow: () =>
      run(async () => {
        const { data } = await client.query({ query: RepeatPricesNowDocument, fetchPolicy: 'network-only' });
        const asked = data?.me?.repeatPlans.find(({ _id }) => _id === id);
        const price = asked?.priceNow;
        if (!price) return showErrorDialog(`${plan.petname} is sold out right now.`);
        confirmDialog({
          title: 'Send it now?',
          text: sendNowText(plan, price.total),
          warning: await findWarning(),
          confirm: `Yes, send it for ${formatDollars(price.total)}`,
          onConfirm: () => void run(() => send(asked.fingerprintNow)),
        });
      }),
    /** Whoever pays for the item once more, with its rhythm, has the plan go on with the card that pays. */
    putIntoCart() {
      const { pet, accessoriesAmount, everyWeeks } = plan;
      if (!pet) return;
      const missing = accessoriesAmount - amountOf(pet._id, latestShopState().cart);
      addToCart(pet._id, missing, pet.petprice, plan.petname);
      setRhythm(pet._id, everyWeeks);
    },
  };
}

/** Finds what the own animals must not have of what a delivery brings; undefined where they take all of it. */
function useDietWarning({ pet, extras }: RepeatPlan): () => Promise<string | undefined> {
  const animals = useOwnAnimals(useSession().account?._id ?? '');
  const board = useNotTakenBoard(animals);
  const items = [...(pet ? [pet] : []), ...extras.map((extra) => extra.pet)];
  return async () => {
    if (!hasAvoided(animals)) return undefined;
    const found = await board.ofAll(items.map(({ _id }) => _id)).catch(() => null);
    return dietWarning(found, new Map(items.map(({ _id, petname }) => [_id, petname])));
  };
}

export type PlanActions = ReturnType<typeof usePlanActions>;
