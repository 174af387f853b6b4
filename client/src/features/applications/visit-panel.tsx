import { Button, Group, Text, Title } from '@mantine/core';
import { formatDateTime, formatTime } from '../../lib/format/date-time.ts';
import { useShopFacts } from '../../lib/shop-facts/use-shop-facts.ts';
import classes from '../../ui/applications/applications.module.css';
import { FocusableButton } from '../../ui/buttons/focusable-button.tsx';
import type { OwnApplication } from './use-application.ts';

interface VisitPanelProps {
  readonly application: Pick<OwnApplication, 'stage' | 'bookable' | 'visit'>;
  readonly isBusy: boolean;
  readonly book: (at: string) => void;
  readonly cancelVisit: () => void;
}

/** The visit that is booked, and the times at which one can be booked. */
export function VisitPanel({ application, isBusy, book, cancelVisit }: VisitPanelProps) {
  const { stage, bookable, visit } = application;
  const { address, phone } = useShopFacts();
  if (stage !== 'VISIT_OFFERED' && stage !== 'VISIT_BOOKED') return null;
  const others = bookable.filter((at) => at !== visit?.at);
  return (
    <section className={classes.panel} aria-labelledby="visit">
      <Title order={2} size="h4" id="visit">
        {visit ? 'Your visit' : 'When would you like to come?'}
      </Title>
      {visit && (
        <>
          <Text fw={600}>
            {formatDateTime(visit.at)} to {formatTime(visit.endsAt)}
          </Text>
          <Text>{address}</Text>
          <Group>
            {stage === 'VISIT_BOOKED' && visit.calendarPath && (
              <Button component="a" href={visit.calendarPath} download variant="default">
                Add to calendar
              </Button>
            )}
            <FocusableButton variant="default" isOff={isBusy} onClick={cancelVisit}>
              Call the visit off
            </FocusableButton>
          </Group>
        </>
      )}
      {others.length > 0 && (
        <>
          {visit && <Text>Another time suits you better?</Text>}
          <div className={classes.times}>
            {others.map((at) => (
              <FocusableButton
                key={at}
                variant={visit ? 'default' : 'light'}
                isOff={isBusy}
                onClick={() => book(at)}
              >
                {formatDateTime(at)}
              </FocusableButton>
            ))}
          </div>
        </>
      )}
      {!visit && others.length === 0 && (
        <Text>
          All these times are taken by now. Please call us, and we find another:{' '}
          <a href={`tel:${phone}`}>{phone}</a>
        </Text>
      )}
    </section>
  );
}
