import { Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { mayHavePapers } from '../../../../../domain/adoption/agreement.ts';
import { placeText, stageLabels } from '../../../../../domain/adoption/application-labels.ts';
import { phoneText } from '../../../../../domain/input/phone-text.ts';
import { whoActs } from '../../../../../domain/orders/application-stages.ts';
import type { PetOrderStatus } from '../../../../../domain/orders/order-states.ts';
import { errorCodeOf } from '../../../lib/apollo/api-error.ts';
import { formatDateTime } from '../../../lib/format/date-time.ts';
import { OWN_ORDER_TEXT, useBarredFrom } from '../../../lib/session/use-barred-from.ts';
import { ApplicationFiles } from '../../../ui/animal-papers/application-files.tsx';
import { AgreementPanel } from '../../../ui/applications/agreement-panel.tsx';
import { ApplicationAnswers, ApplicationTimeline } from '../../../ui/applications/application-timeline.tsx';
import classes from '../../../ui/applications/applications.module.css';
import { feeText } from '../../../ui/applications/fee-text.ts';
import { PapersLink } from '../../../ui/applications/papers-link.tsx';
import { StageBadge } from '../../../ui/applications/stage-badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { HandOverForm } from './hand-over-form.tsx';
import { KeepLongerForm } from './keep-longer-form.tsx';
import { MovesPanel } from './moves-panel.tsx';
import { OfferForm } from './offer-form.tsx';
import { ReturnForm, WaiveFeeForm } from './reason-form.tsx';
import {
  type ApplicationActions,
  type ManagedApplication,
  type ManagedOrder,
  useManagedApplication,
} from './use-managed-application.ts';

const names = { SHOPPER: 'The family', SHOP: 'The shop', CLOCK: 'The time ran out' } as const;

/** One order for an animal, for the staff: who asks, what they say, and what can be done next. */
export function ManagedApplicationView({ id }: { readonly id: string }) {
  const { order, error, refetch, ...actions } = useManagedApplication(id);
  if (errorCodeOf(error) === 'NOT_FOUND') return <EmptyState title="There is no such order" />;
  return (
    <Loaded data={order} error={error} onRetry={refetch} loadingRows={4}>
      {(found) =>
        found.application ? (
          <Application order={found} application={found.application} actions={actions} />
        ) : (
          <NoApplication order={found} />
        )
      }
    </Loaded>
  );
}

/** An order by the form alone; what is signed about its animal is the same. */
function NoApplication({ order }: { readonly order: ManagedOrder }) {
  const isBarred = useBarredFrom(order);
  return (
    <Stack gap="lg">
      <EmptyState
        title="No application hangs on this order"
        text="It is handled in the list of all orders."
      />
      {!isBarred && <Papers order={order} />}
    </Stack>
  );
}

interface ApplicationProps {
  readonly order: ManagedOrder;
  readonly application: ManagedApplication;
  readonly actions: ApplicationActions;
}

function Application({ order, application, actions }: ApplicationProps) {
  const isBarred = useBarredFrom(order);
  return (
    <div className={classes.columns}>
      <Stack gap="lg">
        <WhoAsks order={order} application={application} />
        {isBarred ? (
          <Text>{OWN_ORDER_TEXT}</Text>
        ) : (
          <Steps order={order} application={application} actions={actions} />
        )}
      </Stack>
      <Stack gap="lg">
        {application.answers.length + application.files.length > 0 && (
          <section className={classes.panel} aria-labelledby="answers">
            <Title order={2} size="h4" id="answers">
              What they say
            </Title>
            <ApplicationAnswers answers={application.answers} />
            <ApplicationFiles id={order._id} files={application.files} />
          </section>
        )}
        {application.match && <Match match={application.match} />}
        <section className={classes.panel} aria-labelledby="so-far">
          <Title order={2} size="h4" id="so-far">
            So far
          </Title>
          <ApplicationTimeline events={application.timeline} names={names} />
        </section>
      </Stack>
    </div>
  );
}

/** What the staff can do next. */
function Steps({ order, application, actions }: ApplicationProps) {
  const can = (stage: ManagedApplication['stage']) => application.nextStages.includes(stage);
  return (
    <>
      <MovesPanel order={order} stage={application.stage} actions={actions} />
      {can('VISIT_OFFERED') && <OfferForm actions={actions} />}
      <Papers order={order} />
      {can('HANDED_OVER') && (
        <HandOverForm price={order.petprice} fee={order.fee ?? null} actions={actions} />
      )}
      {application.stage === 'APPROVED' && application.heldUntil && (
        <KeepLongerForm heldUntil={application.heldUntil} actions={actions} />
      )}
      {order.fee?.state === 'DUE' && <WaiveFeeForm actions={actions} />}
      {can('RETURNED') && <ReturnForm actions={actions} />}
    </>
  );
}

/** What is printed and signed of an animal that is theirs, or was. */
function Papers({ order }: Pick<ApplicationProps, 'order'>) {
  if (!mayHavePapers(order.status.toLowerCase() as PetOrderStatus)) return null;
  return (
    <>
      <PapersLink order={order} />
      <AgreementPanel
        id={order._id}
        nameLabel="Name of whoever signs"
        hint="They sign on the printed paper, or here by name."
      />
    </>
  );
}

function WhoAsks({ order, application }: Pick<ApplicationProps, 'order' | 'application'>) {
  const { stage, place, answerBy, chooseBy, heldUntil, visit } = application;
  return (
    <section className={classes.panel} aria-labelledby="who">
      <Group justify="space-between" gap={8}>
        <Title order={2} size="h3" id="who">
          <bdi>{order.username}</bdi> and <bdi>{order.petname}</bdi>
        </Title>
        <StageBadge stage={stage} />
      </Group>
      {whoActs(stage) && (
        <p className={classes.turn}>{whoActs(stage) === 'SHOP' ? 'It is our turn' : 'It is their turn'}</p>
      )}
      {answerBy && <Text>An answer was promised by {formatDateTime(answerBy)}.</Text>}
      {chooseBy && <Text>They were asked to choose a time by {formatDateTime(chooseBy)}.</Text>}
      {visit && <Text>They come on {formatDateTime(visit.at)}.</Text>}
      {stage === 'VISIT_BOOKED' && visit?.calendarPath && (
        <a href={visit.calendarPath} download>
          Add to calendar
        </a>
      )}
      {heldUntil && stage === 'APPROVED' && <Text>Kept until {formatDateTime(heldUntil)}.</Text>}
      {order.fee && <Text>{feeText(order.fee)}</Text>}
      {order.fee?.waivedFor && (
        <Text>
          Waived because: <bdi>{order.fee.waivedFor}</bdi>
        </Text>
      )}
      {place && <Text>{placeText(place, 'They')}.</Text>}
      <div>
        <Text className={classes.typed} dir="auto">
          {order.location}
        </Text>
        <Text>
          <a href={`tel:${order.phone}`}>{phoneText(order.phone)}</a> ·{' '}
          <a href={`mailto:${order.email}`}>{order.email}</a>
        </Text>
      </div>
      <Link to={`/pet/${order.petId}`}>
        About <bdi>{order.petname}</bdi>
      </Link>
      <Text size="sm" c="dimmed">
        They read: {stageLabels[stage].next}
      </Text>
    </section>
  );
}

function Match({ match }: { readonly match: NonNullable<ManagedApplication['match']> }) {
  const { score, stops, unknowns, fits } = match;
  return (
    <section className={classes.panel} aria-labelledby="match">
      <Title order={2} size="h4" id="match">
        How they fit: {score} of 100
      </Title>
      <Reasons title="Speaks against it" reasons={stops} />
      <Reasons title="Nobody knows yet" reasons={unknowns} />
      <Reasons title="Fits" reasons={fits} />
    </section>
  );
}

function Reasons({
  title,
  reasons,
}: {
  readonly title: string;
  readonly reasons: readonly { text: string }[];
}) {
  if (reasons.length === 0) return null;
  return (
    <div>
      <Text fw={600}>{title}</Text>
      {reasons.map(({ text }) => (
        <Text key={text} dir="auto">
          {text}
        </Text>
      ))}
    </div>
  );
}
