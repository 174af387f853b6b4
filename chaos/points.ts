import { setTimeout as sleep } from 'node:timers/promises';
import { Types } from 'mongoose';
import { intentIdOf } from '../server/test/fixtures/checkout.ts';
import { payByCard } from '../server/test/harness/card.ts';
import type { Habits, Hooks } from './purchase.ts';
import type { Scene } from './scene.ts';
import { serversOf } from './scene.ts';
import type { ServerName } from './shop-process.ts';
import type { Outcome, StripeCall, StripeReply } from './stripe-proxy.ts';
import { deliver } from './webhook-relay.ts';

/** A fault that lies in wait for the target of a run. */
export interface Fault {
  /** What the target does, so that the fault meets it. */
  readonly habits?: Partial<Habits>;
  readonly hooks?: Hooks;
  /** Whether it struck; always settled in the end. */
  readonly struck: Promise<boolean>;
}

/** Milliseconds that a fault lies in wait. */
const limit = 6000;

export interface Point {
  readonly what: string;
  readonly set: (scene: Scene) => Promise<Fault>;
}

/** Where a checkout can be hit: K1 to K14. */
export const points = {
  K1: {
    what: 'the request is accepted, nothing is held yet',
    set: (scene) => killAtCommand(scene, { commands: ['find'], collection: 'pets' }),
  },
  K2: {
    what: 'inside the transaction that holds the stock',
    set: (scene) =>
      killAtCommand(
        scene,
        scene.random.pick([
          { commands: ['findAndModify'], collection: 'pets' },
          { commands: ['insert'], collection: 'cartentries' },
          { commands: ['commitTransaction'] },
        ]),
      ),
  },
  K3: {
    what: 'the stock is held, Stripe was not called yet',
    async set(scene) {
      const sprung = scene.world.proxy.trap(isFrom(scene.first, 'create'), async () => {
        await scene.kill(scene.first);
        return 'lost';
      });
      return { struck: within(sprung) };
    },
  },
  K4: {
    what: 'Stripe made the intent, its reply did not arrive',
    async set(scene) {
      const sprung = scene.world.proxy.trap(isFrom(scene.first, 'create'), async (_call, forward) => {
        await forward();
        await scene.kill(scene.first);
        return 'lost';
      });
      return { struck: within(sprung) };
    },
  },
  K5: {
    what: 'the reply arrived, the intent’s id is not stored',
    set: (scene) =>
      killAfterReply(scene, isFrom(scene.first, 'create'), () => true, {
        commands: ['update', 'findAndModify'],
        collection: 'payments',
      }),
  },
  K6: {
    what: 'the answer to the browser is lost, it asks again with the same key',
    async set({ world, first, log }) {
      const connection = new AbortController();
      const sprung = world.proxy.trap(isFrom(first, 'create'), async (_call, forward) => {
        const reply = await forward();
        log.note('the shopper’s connection breaks');
        connection.abort();
        return reply;
      });
      return { hooks: { cut: connection.signal }, struck: within(sprung) };
    },
  },
  K7: {
    what: 'the card is charged, and the browser is gone',
    async set({ world, random, log }) {
      const isDeaf = random.chance(0.5);
      const sprung = world.relay.trap(isAboutSuccess, async (call) => {
        log.note(isDeaf ? 'the webhook never comes either' : 'the webhook comes');
        return isDeaf ? 200 : (await deliver(random.pick(serversOf(world)).url, call)) || 502;
      });
      return { habits: { reports: false }, struck: within(sprung) };
    },
  },
  K8: {
    what: 'the webhook is received, nothing is settled yet',
    async set(scene) {
      const { world, random, first } = scene;
      const delay = random.pick([0, 2, 5, 10, 20]);
      const sprung = world.relay.trap(isAboutSuccess, async (call) => {
        const answer = deliver(world.servers[first].url, call);
        await sleep(delay);
        await scene.kill(first);
        return (await answer) || 502;
      });
      return { habits: { reports: random.chance(0.5) }, struck: within(sprung) };
    },
  },
  K9: {
    what: 'inside the transaction that settles',
    set: (scene) =>
      killAfterReply(
        scene,
        isAServers('retrieve'),
        isPaid,
        scene.random.pick([
          { commands: ['update', 'findAndModify'], collection: 'payments' },
          { commands: ['update', 'findAndModify'], collection: 'cartentries' },
          { commands: ['commitTransaction'] },
        ]),
      ),
  },
  K10: {
    what: 'settled, but nobody was told yet',
    set: (scene) =>
      killAfterReply(scene, isAServers('retrieve'), isPaid, {
        // The first thing that the shop does after the commit is to look for refunds to send.
        commands: ['find'],
        collection: 'refunds',
      }),
  },
  K11: { what: 'the report and the webhook arrive at the same moment, on two servers', set: raceReport },
  K12: { what: 'the intent is cancelled, the stock is not free yet', set: killAtCancel },
  K13: {
    what: 'the refund is made, and not noted',
    async set(scene) {
      const sprung = scene.world.proxy.trap(isAServers('refund'), async ({ caller }, forward) => {
        await forward();
        if (caller !== 'browser') await scene.kill(caller);
        return 'lost';
      });
      const cancelsAfter = scene.random.pick(['one', 'all'] as const);
      return { habits: { cancelsAfter, isDeclinedFirst: false }, struck: within(sprung) };
    },
  },
  K14: { what: 'both servers start at once and tidy up, and one dies over it', set: killWhileTidying },
} as const satisfies Record<string, Point>;

export type PointName = keyof typeof points;
export const pointNames = Object.keys(points) as PointName[];

interface Held {
  readonly commands: readonly string[];
  readonly collection?: string;
}

/** mongod holds up a command of the target's server; meanwhile that server dies. */
async function killAtCommand(scene: Scene, held: Held): Promise<Fault> {
  const came = await scene.world.failPoints.hold({ server: scene.first, ...held }, limit);
  const struck = came().then(async (isHeld) => {
    if (isHeld) await killAt(scene, scene.first, held);
    return isHeld;
  });
  return { struck };
}

/** The same, but only for what follows a certain answer of Stripe's, on whichever server got it. */
async function killAfterReply(
  scene: Scene,
  isMeant: (call: StripeCall) => boolean,
  isReplyMeant: (reply: StripeReply) => boolean,
  held: Held,
): Promise<Fault> {
  const struck = Promise.withResolvers<boolean>();
  const setTrap = () => {
    void scene.world.proxy.trap(isMeant, async ({ caller }, forward) => {
      const reply = await forward();
      if (!isReplyMeant(reply) || caller === 'browser') {
        setTrap();
        return reply;
      }
      const came = await scene.world.failPoints.hold({ server: caller, ...held }, 1500);
      void came().then(async (isHeld) => {
        // It was settled before: somebody else's moment will come.
        if (!isHeld) return setTrap();
        await killAt(scene, caller, held);
        struck.resolve(true);
      });
      return reply;
    });
  };
  setTrap();
  return { struck: within(struck.promise) };
}

async function killAt(scene: Scene, server: ServerName, { commands, collection }: Held): Promise<void> {
  scene.log.note(
    `mongod holds ${commands.join(' or ')} of ${server}${collection ? ` on ${collection}` : ''}`,
  );
  await scene.kill(server);
}

/** The webhook waits for the report; their questions to Stripe are answered together, too. */
async function raceReport({ world, random, first, second, log }: Scene): Promise<Fault> {
  const reporting = Promise.withResolvers<void>();
  const jitter = random.pick([0, 0, 5, 20, 50]);
  const copies = random.pick([1, 1, 2, 3]);
  let waiting: (() => void)[] = [];
  const barrier = async (_call: StripeCall, forward: () => Promise<StripeReply>): Promise<Outcome> => {
    const reply = await forward();
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      if (waiting.length > 1) for (const go of waiting.splice(0)) go();
      setTimeout(resolve, 300);
    });
    return reply;
  };
  const sprung = world.relay.trap(isAboutSuccess, async (call) => {
    await Promise.race([reporting.promise, sleep(2000)]);
    waiting = [];
    void world.proxy.trap(isFrom(first, 'retrieve'), barrier);
    void world.proxy.trap(isFrom(second, 'retrieve'), barrier);
    log.note(`${copies} webhooks race the report`);
    await sleep(jitter);
    const answers = await Promise.all(
      Array.from({ length: copies }, () => deliver(world.servers[second].url, call)),
    );
    return answers[0] || 502;
  });
  return {
    habits: { isDeclinedFirst: false },
    hooks: {
      async beforeReport() {
        reporting.resolve();
        await sleep(random.pick([0, 0, 5, 20]));
      },
    },
    struck: within(sprung),
  };
}

/** An unpaid checkout is called off, by its shopper or by the clock; now and then its card is charged at that moment. */
async function killAtCancel(scene: Scene): Promise<Fault> {
  const { world, random, log } = scene;
  const isByShopper = random.chance(0.4);
  const isChargedNow = random.chance(0.4);
  let secret = '';
  const sprung = world.proxy.trap(isAServers('cancel'), async ({ caller, intentId }, forward) => {
    if (isChargedNow && intentIdOf(secret) === intentId) {
      log.note('the card is charged just before the intent is cancelled');
      await payByCard(world.proxy.ports.browser, secret).catch(() => {});
    }
    await forward();
    if (caller !== 'browser') await scene.kill(caller);
    return 'lost';
  });
  return {
    habits: { pays: false, cancelsBefore: isByShopper ? 'all' : 'nothing' },
    hooks: {
      onStarted(_paymentId, clientSecret) {
        secret = clientSecret;
      },
      async onWalkedAway(paymentId) {
        log.note(`the time of ${paymentId} is over`);
        await world.db
          .collection('payments')
          .updateOne({ _id: new Types.ObjectId(paymentId) }, { $set: { expiresAt: new Date(0) } });
      },
    },
    struck: within(sprung),
  };
}

/** The target leaves something to tidy up; both servers die, start at once, and one dies again at its n-th call to Stripe. */
async function killWhileTidying(scene: Scene): Promise<Fault> {
  const { world, random, log } = scene;
  const struck = Promise.withResolvers<boolean>();
  const pays = random.chance(0.6);
  // Nobody else may finish what the target leaves open.
  void world.relay.trap(isAboutSuccess, async () => 200);
  let callsToGo = random.pick([1, 1, 2]);
  const setTrap = () => {
    void world.proxy.trap(
      ({ caller, action }) => caller !== 'browser' && ['retrieve', 'cancel', 'refund'].includes(action),
      async ({ caller, action }, forward) => {
        const isDone = random.chance(0.5);
        const reply = isDone ? await forward() : 'lost';
        callsToGo -= 1;
        if (callsToGo > 0) {
          setTrap();
          return reply === 'lost' ? forward() : reply;
        }
        log.note(`${caller} tidies up: ${action}`);
        if (caller !== 'browser') await scene.kill(caller);
        struck.resolve(true);
        return 'lost';
      },
    );
  };
  async function startBoth(paymentId: string): Promise<void> {
    if (!pays || random.chance(0.3)) {
      await world.db
        .collection('payments')
        .updateOne({ _id: new Types.ObjectId(paymentId) }, { $set: { expiresAt: new Date(0) } });
    }
    log.note('kill -9 both servers');
    await Promise.all(serversOf(world).map((server) => server.kill()));
    setTrap();
    for (const server of serversOf(world)) server.begin();
  }
  let started = '';
  return {
    habits: { pays, reports: true, cancelsBefore: 'nothing' },
    hooks: {
      onStarted(paymentId) {
        started = paymentId;
      },
      onWalkedAway: startBoth,
      beforeReport: () => startBoth(started),
    },
    struck: within(struck.promise, 15_000),
  };
}

function isFrom(server: ServerName, action: StripeCall['action']) {
  return (call: StripeCall) => call.caller === server && call.action === action;
}

function isAServers(action: StripeCall['action']) {
  return (call: StripeCall) => call.caller !== 'browser' && call.action === action;
}

function isAboutSuccess({ type }: { type: string }): boolean {
  return type === 'payment_intent.succeeded';
}

function isPaid({ body }: StripeReply): boolean {
  return JSON.parse(body).status === 'succeeded';
}

/** Whether it happens in time. */
function within(event: Promise<unknown>, ms = limit): Promise<boolean> {
  return Promise.race([event.then((value) => value !== false), sleep(ms, false)]);
}
