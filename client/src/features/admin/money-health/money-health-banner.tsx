import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconClock, IconRefresh } from '@tabler/icons-react';
import type { MoneyFiguresFragment } from '../../../gql/graphql.ts';
import { formatDateTime, formatDuration } from '../../../lib/format/date-time.ts';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import classes from './money-health.module.css';
import type { useMoneyHealth } from './use-money-health.ts';

interface MoneyHealthBannerProps {
  readonly figures: MoneyFiguresFragment;
  readonly health: ReturnType<typeof useMoneyHealth>;
}

/** The number of unmatched payments and the time of the last check. */
export function MoneyHealthBanner({ figures, health }: MoneyHealthBannerProps) {
  const { tone, title, text, Icon } = statusOf(figures);
  return (
    <section className={classes.verdict} data-tone={tone} aria-label="Last check">
      <Icon size={44} stroke={1.5} className={classes.verdictIcon} aria-hidden />
      <div>
        <h2 className={classes.verdictTitle}>{title}</h2>
        <p className={classes.verdictText}>{text}</p>
        <LastCheck figures={figures} />
      </div>
      <div className={classes.check}>
        <FocusableButton
          isBusy={health.isChecking}
          leftSection={<IconRefresh size={18} aria-hidden />}
          onClick={health.checkNow}
        >
          Check now
        </FocusableButton>
      </div>
      <CheckResult health={health} />
    </section>
  );
}

function statusOf({ unmatched, checkedAt }: MoneyFiguresFragment) {
  if (unmatched > 0) {
    return {
      tone: 'alarm',
      title: `${unmatched} unmatched`,
      text:
        unmatched === 1
          ? 'One thing is not put right yet. It is tried again with every check; look at it below.'
          : 'These are not put right yet. They are tried again with every check; look at them below.',
      Icon: IconAlertTriangle,
    };
  }
  if (!checkedAt) {
    return {
      tone: 'waiting',
      title: 'Not checked yet',
      text: 'The shop compares its books with Stripe’s by itself, about once a minute.',
      Icon: IconClock,
    };
  }
  return {
    tone: 'good',
    title: '0 unmatched',
    text: 'Every charge has its order, and every refund that is due has left.',
    Icon: IconCircleCheck,
  };
}

function LastCheck({ figures: { checkedAt, tookMs } }: Pick<MoneyHealthBannerProps, 'figures'>) {
  if (!checkedAt) return null;
  return (
    <Text size="sm" mt={6}>
      Checked <time dateTime={checkedAt}>{formatDateTime(checkedAt)}</time>
      {typeof tookMs === 'number' && `, which took ${formatDuration(tookMs)}`}
    </Text>
  );
}

/** The result of a check that was started here. */
function CheckResult({ health }: Pick<MoneyHealthBannerProps, 'health'>) {
  const { isChecking, checked, checkError } = health;
  return (
    <div className={classes.result} role="status">
      {isChecking && <Text size="sm">Comparing every open payment and refund with Stripe …</Text>}
      {!isChecking && checkError && (
        <Alert color="red" title="The check did not go through">
          {checkError.message}
        </Alert>
      )}
      {!isChecking && !checkError && checked && (
        <Text size="sm">
          {checked.unmatched === 0
            ? 'Checked just now: nothing is left unmatched.'
            : `Checked just now: ${checked.unmatched} left unmatched.`}
        </Text>
      )}
    </div>
  );
}
