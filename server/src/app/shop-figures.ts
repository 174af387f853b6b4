import { DAY_MS } from '../../../domain/durations.ts';
import { chargeTime } from '../../../domain/repeats/charge-time.ts';
import { lastDueDay } from '../../../domain/repeats/plan-dates.ts';
import { databaseClock } from '../database/database-clock.ts';
import { mailRepository } from '../outbox/mails.repository.ts';
import type { MoneyHealthService } from '../payments/reconciliation/money-health.service.ts';
import { repeatPlanRepository } from '../repeats/repeat-plan.repository.ts';
import type { TermsSource } from '../shop-settings/current-shop-settings.ts';

/** What `/metrics` says of the whole shop, by the name behind `petshop_`. Every process reads the same of the database. */
export const shopFigures = {
  payments_open: 'Payments that are neither paid nor over',
  payments_unclaimed: 'Payments that no posted cart has claimed yet',
  money_refunds_owed: 'Refunds that are decided and not made',
  money_refunds_owed_dollars: 'What these refunds come to',
  money_disputes_open: 'Disputes that no bank has decided yet',
  money_unmatched: 'Findings of the reconciliation that are not solved',
  money_checked_seconds: 'How long ago the last round of the reconciliation ended',
  mails_waiting: 'Mails that are not sent yet, those that wait for an undo too',
  mails_oldest_seconds: 'How long the oldest of them has been waiting; 0 where none is',
  mails_given_up: 'Mails of the last seven days that were tried as often as mails are, and given up',
  repeat_plans_due: 'Repeat deliveries that are due and not ordered yet',
  repeat_plans_oldest_seconds: 'How long the first of them has been due; 0 where none is',
} as const;

export type ShopFigures = Readonly<Record<keyof typeof shopFigures, number>>;

export interface FigureSources {
  readonly moneyHealth: MoneyHealthService;
  readonly shop: TermsSource;
}

/** A mail that was given up longer ago is nobody's news any more, in days. */
const GIVEN_UP_DAYS = 7;

/** Counts index entries, but for what is due: these records are read, and the next round takes them away. */
export async function readShopFigures({ moneyHealth, shop }: FigureSources): Promise<ShopFigures> {
  const now = databaseClock.now();
  const { timeZone } = await shop.terms();
  const [money, mails, plans] = await Promise.all([
    moneyHealth.readMetrics(),
    mailRepository.unsent(databaseClock.in(-GIVEN_UP_DAYS * DAY_MS)),
    repeatPlanRepository.countDue(lastDueDay(now, timeZone)),
  ]);
  const secondsSince = (time: Date) => (now.getTime() - time.getTime()) / 1000;
  return {
    payments_open: money.openPayments,
    payments_unclaimed: money.unclaimed,
    money_refunds_owed: money.refundsOwed,
    money_refunds_owed_dollars: money.refundsOwedAmount,
    money_disputes_open: money.openDisputes,
    money_unmatched: money.unmatched,
    // Without any round yet, the uptime of this process: an alert must not wait for the first one.
    money_checked_seconds: money.checkedAt ? secondsSince(money.checkedAt) : process.uptime(),
    mails_waiting: mails.waiting,
    mails_oldest_seconds: mails.oldest ? secondsSince(mails.oldest) : 0,
    mails_given_up: mails.givenUp,
    repeat_plans_due: plans.count,
    repeat_plans_oldest_seconds: plans.oldest ? secondsSince(chargeTime(plans.oldest, timeZone)) : 0,
  };
}
