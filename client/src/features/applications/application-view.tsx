import { Button, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { placeText, stageLabels, turnText } from '../../../../domain/adoption/application-labels.ts';
import { errorCodeOf } from '../../lib/apollo/api-error.ts';
import { formatDateTime } from '../../lib/format/date-time.ts';
import { AgreementPanel } from '../../ui/applications/agreement-panel.tsx';
import { ApplicationTimeline } from '../../ui/applications/application-timeline.tsx';
import classes from '../../ui/applications/applications.module.css';
import { feeText } from '../../ui/applications/fee-text.ts';
import { StageBadge } from '../../ui/applications/stage-badge.tsx';
import { FocusableButton } from '../../ui/buttons/focusable-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { AnswersForm } from './answers-form.tsx';
import { type OwnApplication, type OwnApplicationOrder, useApplication } from './use-application.ts';
import { VisitPanel } from './visit-panel.tsx';

const names = { SHOPPER: 'You', SHOP: 'The shop', CLOCK: 'The time ran out' } as const;

interface ApplicationViewProps {
  readonly id: string;
  /** Where an adoption fee that is due is paid; `refresh` once it is. */
  readonly payFee: (order: OwnApplicationOrder, refresh: () => Promise<unknown>) => ReactNode;
}

/** How far an order for an animal is, who has to act, and what its shopper can do. */
export function ApplicationView({ id, payFee }: ApplicationViewProps) {
  const { order, error, refetch, ...actions } = useApplication(id);
  if (errorCodeOf(error) === 'NOT_FOUND') return <NoSuchApplication />;
  return (
    <Loaded data={order} error={error} onRetry={refetch} loadingRows={4}>
      {(own) =>
        own.application ? (
          <Application order={own} application={own.application} actions={actions} refresh={refetch}>
            {own.fee?.state === 'DUE' && payFee(own, refetch)}
          </Application>
        ) : (
          <NoApplication order={own} />
        )
      }
    </Loaded>
  );
}

interface ApplicationProps {
  readonly order: OwnApplicationOrder;
  readonly application: OwnApplication;
  readonly actions: Omit<ReturnType<typeof useApplication>, 'order' | 'error' | 'refetch'>;
  readonly refresh: () => Promise<unknown>;
  /** What is to be paid. */
  readonly children: ReactNode;
}

function Application({ order, application, actions, refresh, children }: ApplicationProps) {
  const isOpen = order.status === 'PENDING';
  const isWithdrawable = isOpen || order.status === 'APPROVED';
  return (
    <div className={classes.columns}>
      <Stack gap="lg">
        <Standing order={order} application={application} />
        {children}
        <VisitPanel application={application} {...actions} />
        {hasAgreement(application.stage) && (
          <AgreementPanel
            id={order._id}
            nameLabel="Your name"
            hint="You can sign it on paper at the shop, or here by name once you collect your animal."
          />
        )}
        {isOpen && application.questions.length > 0 && (
          <AnswersForm key={order._id} id={order._id} application={application} refresh={refresh} />
        )}
      </Stack>
      <Stack gap="lg">
        <section className={classes.panel} aria-labelledby="so-far">
          <Title order={2} size="h4" id="so-far">
            So far
          </Title>
          <ApplicationTimeline events={application.timeline} names={names} />
        </section>
        <Group gap="sm">
          <Button component={Link} to="/petorder" variant="default">
            All your pet orders
          </Button>
          {isWithdrawable && (
            <FocusableButton variant="default" isOff={actions.isBusy} onClick={actions.withdraw}>
              Withdraw
            </FocusableButton>
          )}
        </Group>
      </Stack>
    </div>
  );
}

/** It is agreed about an animal that is theirs, or was. */
function hasAgreement(stage: OwnApplication['stage']): boolean {
  return stage === 'APPROVED' || stage === 'HANDED_OVER' || stage === 'RETURNED';
}

function Standing({ order, application }: Pick<ApplicationProps, 'order' | 'application'>) {
  const { stage, place, answerBy, chooseBy, heldUntil } = application;
  return (
    <section className={classes.panel} aria-labelledby="standing">
      <Group justify="space-between" gap={8}>
        <Title order={2} size="h3" id="standing" dir="auto">
          {order.petname}
        </Title>
        <StageBadge stage={stage} />
      </Group>
      {turnText(stage) && <p className={classes.turn}>{turnText(stage)}</p>}
      <Text>{stageLabels[stage].next}</Text>
      {place && <Text>{placeText(place)}.</Text>}
      {answerBy && <Text>You have our answer by {formatDateTime(answerBy)}.</Text>}
      {chooseBy && <Text>Please choose a time by {formatDateTime(chooseBy)}.</Text>}
      {order.fee && <Text>{feeText(order.fee)}</Text>}
      {heldUntil && stage === 'APPROVED' && (
        <Text>
          Kept for you until {formatDateTime(heldUntil)}; then <bdi>{order.petname}</bdi> goes to the next in
          line.
        </Text>
      )}
      <Link to={`/pet/${order.petId}`}>
        About <bdi>{order.petname}</bdi>
      </Link>
    </section>
  );
}

function NoApplication({ order }: Pick<ApplicationProps, 'order'>) {
  return (
    <EmptyState
      title={`Your order for ${order.petname}`}
      text="It stands among your pet orders, with how it is doing."
      action={<ToOrders />}
    />
  );
}

function NoSuchApplication() {
  return (
    <EmptyState
      title="There is no such order"
      text="None of your orders is here. Perhaps it belongs to another account."
      action={<ToOrders />}
    />
  );
}

function ToOrders() {
  return (
    <Button component={Link} to="/petorder" variant="light">
      See your pet orders
    </Button>
  );
}
