import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { moveName, statusName } from '../../../../../../domain/orders/order-labels.ts';
import { DeliveryMethod } from '../../../../../../domain/pricing/choices.ts';
import type {
  AnswerProblemMutationVariables,
  CancelEntriesMutationVariables,
  ChangeOrderMutationVariables,
  CorrectShipmentMutationVariables,
  LineQuantityInput,
  RefundOrderInput,
  ReportShipmentLostMutationVariables,
  ReturnEntriesMutationVariables,
  SubmitDisputeEvidenceMutationVariables,
} from '../../../../gql/graphql.ts';
import { errorCodeOf } from '../../../../lib/apollo/api-error.ts';
import { showAlert, showErrorDialog } from '../../../../ui/notifications/notifications.ts';
import { showUndoNotice } from '../../../../ui/notifications/undo-notice.tsx';
import {
  AddOrderNoteDocument,
  AnswerProblemDocument,
  AskForDifferenceDocument,
  CancelEntriesDocument,
  ChangeOrderDocument,
  CorrectShipmentDocument,
  DeliverOrderDocument,
  DeliverShipmentDocument,
  HoldOrderDocument,
  MessageShopperDocument,
  RefundOrderDocument,
  ReleaseOrderDocument,
  ReportShipmentLostDocument,
  ReturnEntriesDocument,
  ShipOrderDocument,
  SubmitDisputeEvidenceDocument,
  UndoShipmentDocument,
  WithdrawPayLinkDocument,
} from './order-page.operations.ts';
import type { ManagedOrder } from './use-managed-order.ts';

/** Takes the focus when the button that had it is gone. */
export const ORDER_STATE_ID = 'order-state';

/** A closing dialog gives the focus back after this, in milliseconds. */
const FOCUS_DELAY_MS = 150;

export interface NewParcel {
  /** All that waits, without them. */
  readonly lines: LineQuantityInput[] | null;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  /** Whether it is sent although the order is held. */
  readonly evenHeld?: boolean;
}

export type OrderActions = ReturnType<typeof useOrderActions>;

/** What went wrong, in a sentence; null where nothing did. */
export type Problem = string | null;

/** Moves that only work while nobody else has made them say so by these codes. */
const outdated: ReadonlySet<string | undefined> = new Set(['INVALID_TRANSITION', 'CONFLICT', 'OUT_OF_STOCK']);

/**
 * What staff do with an order, one thing at a time. Each answers what went wrong, and then the order is asked for again:
 * mostly somebody else was faster.
 */
export function useOrderActions({ number, delivery }: ManagedOrder, refresh: () => Promise<unknown>) {
  const { isBusy, run } = useOneAtATime(refresh);
  const [ship] = useMutation(ShipOrderDocument);
  const [undoShipment] = useMutation(UndoShipmentDocument);
  const [deliver] = useMutation(DeliverOrderDocument);
  const [deliverParcel] = useMutation(DeliverShipmentDocument);
  const [correctParcel] = useMutation(CorrectShipmentDocument);
  const [reportLost] = useMutation(ReportShipmentLostDocument);
  const [refund] = useMutation(RefundOrderDocument);
  const [returnEntries] = useMutation(ReturnEntriesDocument);
  const [cancel] = useMutation(CancelEntriesDocument);
  const [change] = useMutation(ChangeOrderDocument);
  const [ask] = useMutation(AskForDifferenceDocument);
  const [withdrawLink] = useMutation(WithdrawPayLinkDocument);
  const [hold] = useMutation(HoldOrderDocument);
  const [release] = useMutation(ReleaseOrderDocument);
  const [addNote] = useMutation(AddOrderNoteDocument);
  const [message] = useMutation(MessageShopperDocument);
  const [answerDispute] = useMutation(SubmitDisputeEvidenceDocument);
  const [answerProblem] = useMutation(AnswerProblemDocument);
  const method = DeliveryMethod[delivery.method];
  const isCollected = method === DeliveryMethod.CURBSIDE;
  const named = (status: 'shipped' | 'delivered') => statusName(status, method).toLowerCase();

  async function undo() {
    return run(() => undoShipment({ variables: { number } }), 'It waits to be packed again');
  }

  return {
    isBusy,
    ship: async (parcel: NewParcel): Promise<Problem> => {
      const problem = await run(() => ship({ variables: { number, ...parcel } }));
      if (problem === null) offerUndo(`Marked as ${named('shipped')}`, undo);
      return problem;
    },
    undo: () => tell(undo()),
    deliver: () => tell(run(() => deliver({ variables: { number } }), `Marked as ${named('delivered')}`)),
    deliverParcel: (id: string) =>
      tell(
        run(
          () => deliverParcel({ variables: { id } }),
          isCollected ? 'This part is marked as picked up' : 'The parcel is marked as delivered',
        ),
      ),
    shipLabel: moveName('shipped', method),
    deliverLabel: moveName('delivered', method),
    refund: (input: RefundOrderInput) =>
      run(() => refund({ variables: { number, input } }), 'The money is on its way back'),
    correctParcel: (label: CorrectShipmentMutationVariables) =>
      run(() => correctParcel({ variables: label }), 'The parcel is corrected'),
    reportLost: (what: ReportShipmentLostMutationVariables) =>
      run(
        () => reportLost({ variables: what }),
        what.sendAgain ? 'It is on its way again' : 'The loss is noted',
      ),
    returnEntries: (what: Pick<ReturnEntriesMutationVariables, 'lines' | 'fingerprint'>) =>
      run(() => returnEntries({ variables: { number, ...what } }), 'The return is noted'),
    cancel: (what: Pick<CancelEntriesMutationVariables, 'lines' | 'fingerprint'>) =>
      run(() => cancel({ variables: { number, ...what } }), 'Canceled'),
    change: (what: Omit<ChangeOrderMutationVariables, 'number'>) =>
      run(() => change({ variables: { number, ...what } }), 'The order is changed'),
    askForDifference: (what: Omit<ChangeOrderMutationVariables, 'number'>) =>
      run(() => ask({ variables: { number, ...what } }), 'The pay link is on its way'),
    withdrawPayLink: () =>
      tell(run(() => withdrawLink({ variables: { number } }), 'The pay link is withdrawn')),
    hold: (reason: string) => run(() => hold({ variables: { number, reason } }), 'The order is on hold'),
    release: () => tell(run(() => release({ variables: { number } }), 'The order may leave again')),
    answerDispute: (answer: SubmitDisputeEvidenceMutationVariables) =>
      run(() => answerDispute({ variables: answer }), 'The answer is at the bank'),
    addNote: (text: string) => run(() => addNote({ variables: { number, text } }), 'The note is saved'),
    message: (text: string) =>
      run(() => message({ variables: { number, text } }), 'The message is on its way'),
    answerProblem: (answer: AnswerProblemMutationVariables) =>
      run(() => answerProblem({ variables: answer }), 'The request is answered'),
  };
}

function offerUndo(text: string, undo: () => Promise<Problem>): void {
  showUndoNotice({
    text,
    undone: 'It waits to be packed again',
    undo: async () => {
      const problem = await undo();
      if (problem !== null) throw new Error(problem);
    },
    takesFocus: false,
    onLeft: focusState,
  });
}

/** Shows a problem that no form stands ready to show. */
async function tell(action: Promise<Problem>): Promise<void> {
  const problem = await action;
  if (problem !== null) showErrorDialog(problem);
}

function useOneAtATime(refresh: () => Promise<unknown>) {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  useKeptFocus(isBusy);

  async function run(action: () => Promise<unknown>, done?: string): Promise<Problem> {
    if (isRunning.current) return 'Something else is still being done with this order.';
    isRunning.current = true;
    setBusy(true);
    try {
      await action();
      if (done) showAlert(done);
      return null;
    } catch (error) {
      await refresh().catch(() => undefined);
      const text = error instanceof Error ? error.message : String(error);
      return outdated.has(errorCodeOf(error)) ? `${text}. The page shows how the order is now.` : text;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return { isBusy, run };
}

/** A button that is gone after what it did leaves the focus to the state of the order. */
function useKeptFocus(isBusy: boolean): void {
  const wasBusy = useRef(false);
  useEffect(() => {
    const isOver = wasBusy.current && !isBusy;
    wasBusy.current = isBusy;
    if (!isOver) return;
    const timer = setTimeout(focusState, FOCUS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isBusy]);
}

function focusState(): void {
  if (document.activeElement === document.body) {
    document.getElementById(ORDER_STATE_ID)?.focus({ preventScroll: true });
  }
}
