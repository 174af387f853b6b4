import { Text } from '@mantine/core';
import { stageLabels } from '../../../../domain/adoption/application-labels.ts';
import { graphql } from '../../gql/gql.ts';
import type { ApplicationFieldsFragment, ApplicationMover } from '../../gql/graphql.ts';
import { formatDateTime } from '../../lib/format/date-time.ts';
import classes from './applications.module.css';

/** What the shopper and the staff both see of an application. */
graphql(`
  fragment ApplicationFields on PetOrder {
    _id
    petId
    petname
    status
    username
    location
    phone
    orderDate
    image {
      ...PetPictureFields
    }
    fee {
      amount
      state
      paidAt
      paidBack
    }
    application {
      stage
      waitsFor
      place
      answerBy
      heldUntil
      chooseBy
      bookable
      visit {
        at
        endsAt
        calendarPath
      }
      answers {
        question
        answer
      }
      files {
        id
        question
        name
        kind
        bytes
        addedOn
      }
      timeline {
        at
        stage
        by
        message
        note
        visitAt
        heldUntil
      }
    }
  }
`);

export type ShownApplication = NonNullable<ApplicationFieldsFragment['application']>;

interface ApplicationTimelineProps {
  readonly events: ShownApplication['timeline'];
  /** What those who move it are called. */
  readonly names: Readonly<Record<ApplicationMover, string>>;
}

/** What happened to an application, first things first. */
export function ApplicationTimeline({ events, names }: ApplicationTimelineProps) {
  return (
    <ol className={classes.timeline}>
      {events.map((event) => (
        <li key={`${event.at} ${event.stage} ${event.note} ${event.heldUntil}`}>
          <b>{event.note ? <bdi>{event.note}</bdi> : happened(event)}</b>
          {event.visitAt && ` for ${formatDateTime(event.visitAt)}`}
          {event.heldUntil && ` until ${formatDateTime(event.heldUntil)}`}
          <Text size="sm" c="dimmed">
            {names[event.by]}, <time dateTime={event.at}>{formatDateTime(event.at)}</time>
          </Text>
          {event.message && (
            <p className={classes.message} dir="auto">
              {event.message}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

function happened({ stage, heldUntil }: ShownApplication['timeline'][number]): string {
  return heldUntil ? 'Kept longer' : stageLabels[stage].name;
}

/** What was answered, with the questions as they were asked. */
export function ApplicationAnswers({ answers }: Pick<ShownApplication, 'answers'>) {
  return (
    <dl className={classes.answers}>
      {answers.map(({ question, answer }) => (
        <div key={question}>
          <dt dir="auto">{question}</dt>
          <dd dir="auto">{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
