import { setTimeout as sleep } from 'node:timers/promises';
import { deliver } from '../environment/webhook-relay.ts';
import { listServers, type Scenario } from '../scenario/scenario.ts';
import {
  type Fault,
  happensWithin,
  isAboutSuccess,
  isAServers,
  isFrom,
  isPaid,
  killAfterReply,
  killAtCommand,
} from './fail-points.ts';
import {
  killWhileBooking,
  killWhileEditing,
  killWhileImporting,
  killWhileLeaving,
  killWhilePayingFee,
} from './faults-beside-sales.ts';
import {
  chargeOnBoth,
  killAfterCharge,
  killAfterDecline,
  killBeforeCharge,
  killBeforeIntent,
  killWhileRecording,
} from './repeat-faults.ts';
import {
  killAtCancel,
  killAtDispute,
  killDuringReconciliation,
  killWhileAnswering,
  killWhileGivingBack,
  killWhilePayingMore,
  raceReportAndWebhook,
} from './staged-faults.ts';

export interface Point {
  readonly what: string;
  readonly arm: (scenario: Scenario) => Promise<Fault>;
}

/** Where a checkout can be hit, K1 to K16, a repeat delivery, K17 to K22, money that goes back, K23, a pay link, K24, and what is said to a request, K25; what is done beside the sales, K26 to K30. */
export const points = {
  K1: {
    what: 'the request is accepted, nothing is held yet',
    arm: (scenario) => killAtCommand(scenario, { commands: ['find'], collection: 'pets' }),
  },
  K2: {
    what: 'inside the transaction that holds the stock',
    arm: (scenario) =>
      killAtCommand(
        scenario,
        scenario.random.pick([
          { commands: ['findAndModify'], collection: 'pets' },
          { commands: ['insert'], collection: 'cartentries' },
          { commands: ['commitTransaction'] },
        ]),
      ),
  },
  K3: {
    what: 'the stock is held, Stripe was not called yet',
    async arm(scenario) {
      const sprung = scenario.environment.proxy.intercept(isFrom(scenario.first, 'create'), async () => {
        await scenario.kill(scenario.first);
        return 'lost';
      });
      return { injected: happensWithin(sprung) };
    },
  },
  K4: {
    what: 'Stripe made the intent, its reply did not arrive',
    async arm(scenario) {
      const sprung = scenario.environment.proxy.intercept(
        isFrom(scenario.first, 'create'),
        async (_call, forward) => {
          await forward();
          await scenario.kill(scenario.first);
          return 'lost';
        },
      );
      return { injected: happensWithin(sprung) };
    },
  },
  K5: {
    what: 'the reply arrived, the intent’s id is not stored',
    arm: (scenario) =>
      killAfterReply(scenario, isFrom(scenario.first, 'create'), () => true, {
        commands: ['update', 'findAndModify'],
        collection: 'payments',
      }),
  },
  K6: {
    what: 'the answer to the browser is lost, it asks again with the same key',
    async arm({ environment, first, log }) {
      const connection = new AbortController();
      const sprung = environment.proxy.intercept(isFrom(first, 'create'), async (_call, forward) => {
        const reply = await forward();
        log.record('the shopper’s connection breaks');
        connection.abort();
        return reply;
      });
      return { hooks: { abortFirstAttempt: connection.signal }, injected: happensWithin(sprung) };
    },
  },
  K7: {
    what: 'the card is charged, and the browser is gone',
    async arm({ environment, random, log }) {
      const isDeaf = random.chance(0.5);
      const sprung = environment.relay.intercept(isAboutSuccess, async (call) => {
        log.record(isDeaf ? 'the webhook never comes either' : 'the webhook comes');
        return isDeaf ? 200 : (await deliver(random.pick(listServers(environment)).url, call)) || 502;
      });
      return { habits: { reports: false }, injected: happensWithin(sprung) };
    },
  },
  K8: {
    what: 'the webhook is received, nothing is settled yet',
    async arm(scenario) {
      const { environment, random, first } = scenario;
      const delay = random.pick([0, 2, 5, 10, 20]);
      const sprung = environment.relay.intercept(isAboutSuccess, async (call) => {
        const answer = deliver(environment.servers[first].url, call);
        await sleep(delay);
        await scenario.kill(first);
        return (await answer) || 502;
      });
      return { habits: { reports: random.chance(0.5) }, injected: happensWithin(sprung) };
    },
  },
  K9: {
    what: 'inside the transaction that settles',
    arm: (scenario) =>
      killAfterReply(
        scenario,
        isAServers('retrieve'),
        isPaid,
        scenario.random.pick([
          { commands: ['update', 'findAndModify'], collection: 'payments' },
          { commands: ['update', 'findAndModify'], collection: 'cartentries' },
          { commands: ['commitTransaction'] },
        ]),
      ),
  },
  K10: {
    what: 'settled, but nobody was told yet',
    arm: (scenario) =>
      killAfterReply(scenario, isAServers('retrieve'), isPaid, {
        // The first thing that the shop does after the commit is to note that the shopper hears of it.
        commands: ['update'],
        collection: 'payments',
      }),
  },
  K11: {
    what: 'the report and the webhook arrive at the same moment, on two servers',
    arm: raceReportAndWebhook,
  },
  K12: { what: 'the intent is cancelled, the stock is not free yet', arm: killAtCancel },
  K13: {
    what: 'the refund is made, and not noted',
    async arm(scenario) {
      const sprung = scenario.environment.proxy.intercept(
        isAServers('refund'),
        async ({ caller }, forward) => {
          await forward();
          if (caller !== 'browser') await scenario.kill(caller);
          return 'lost';
        },
      );
      const cancelsAfter = scenario.random.pick(['one', 'all'] as const);
      return { habits: { cancelsAfter, isDeclinedFirst: false }, injected: happensWithin(sprung) };
    },
  },
  K14: {
    what: 'both servers start at once and tidy up, and one dies over it',
    arm: killDuringReconciliation,
  },
  K15: { what: 'the charge is disputed, and that is not noted yet', arm: killAtDispute },
  K16: {
    what: 'a mail is written to the outbox, claimed, or sent and not noted',
    arm: (scenario) =>
      killAtCommand(scenario, { commands: ['update', 'findAndModify'], collection: 'mails' }),
  },
  K17: { what: 'a repeat delivery is ordered, its intent is not made or not stored', arm: killBeforeIntent },
  K18: { what: 'the intent of a repeat delivery is stored, its card is not charged', arm: killBeforeCharge },
  K19: { what: 'the card of a repeat delivery is charged, and that is not noted', arm: killAfterCharge },
  K20: { what: 'inside the transaction that records a repeat delivery', arm: killWhileRecording },
  K21: { what: 'the card of a repeat delivery is declined, its plan does not know', arm: killAfterDecline },
  K22: { what: 'both servers charge the same repeat delivery at once', arm: chargeOnBoth },
  K23: {
    what: 'inside a transaction that owes money back of an order that an admin handles',
    arm: killWhileGivingBack,
  },
  K24: { what: 'inside the transaction that records what was paid by a pay link', arm: killWhilePayingMore },
  K25: { what: 'inside the transaction that answers what a shopper reported', arm: killWhileAnswering },
  K26: { what: 'inside the transaction that changes many items, or takes that back', arm: killWhileEditing },
  K27: { what: 'between the rows of an import, on whichever server does it', arm: killWhileImporting },
  K28: { what: 'inside the transaction that books a visit', arm: killWhileBooking },
  K29: { what: 'inside the transaction that records an adoption fee', arm: killWhilePayingFee },
  K30: { what: 'in the middle of the deletion of an account', arm: killWhileLeaving },
} as const satisfies Record<string, Point>;

export type PointName = keyof typeof points;
export const pointNames = Object.keys(points) as PointName[];
