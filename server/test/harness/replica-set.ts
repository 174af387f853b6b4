import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';
import { findMongod } from '../../../packages/local-stack/mongod/find-mongod.ts';
import { mongodLocations } from '../../../packages/local-stack/mongod/mongod-locations.ts';
import { startMongodMember } from '../../../packages/local-stack/mongod/run-mongod.ts';
import { mongodSources } from '../../../packages/local-stack/mongod/sources.ts';
import { linkProcesses } from '../../../packages/local-stack/processes/link-processes.ts';
import type { OnSpawn, RunningProcess } from '../../../packages/local-stack/processes/managed-process.ts';
import {
  endInTurns,
  type Member as PartMember,
} from '../../../packages/local-stack/processes/pid-registry.ts';
import { findFreePorts } from '../../../packages/local-stack/system/free-ports.ts';
import { isRunning } from '../../../packages/local-stack/system/process-identity.ts';
import { terminalConsole } from '../../../packages/local-stack/terminal/console.ts';
import { neverInterrupted } from '../../../packages/local-stack/terminal/interruption.ts';

/** The name that the embedded mongod gives its set, too. */
const SET_NAME = 'petshop';

/** How long a set may take until it has a primary that takes writes, in milliseconds. */
const ELECTION_LIMIT_MS = 60_000;

/** How long a member may take to say what it is, in milliseconds. */
const HELLO_LIMIT_MS = 500;

/** One mongod of a replica set. */
export interface ReplicaSetMember {
  readonly port: number;
  /** Commands go to this member alone, whatever it is at the moment. */
  readonly client: mongoose.mongo.MongoClient;
  /** `kill -9`. */
  kill(): Promise<void>;
  /** A start on the same files; nothing where it runs. */
  start(): Promise<void>;
  /** As a machine that hangs, or that the network lost: SIGSTOP. */
  freeze(): void;
  resume(): void;
}

/** Several mongods on this machine, as a shop that takes money has them. */
export interface ReplicaSet {
  readonly members: readonly ReplicaSetMember[];
  uri(database: string): string;
  /** The one member that takes writes now; waits for an election where there is none. */
  findPrimary(): Promise<ReplicaSetMember>;
  /** Everything runs, and one takes writes. */
  heal(): Promise<void>;
  /** All have what the primary has. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
}

export interface ReplicaSetOptions {
  readonly size: number;
  /** Called with every process, so that it ends with whoever started the set. */
  readonly onSpawn?: OnSpawn;
}

/** Elections take a second instead of ten, and what a killed server was changing is free again in five. */
const settings = { electionTimeoutMillis: 1000, heartbeatIntervalMillis: 300 } as const;
const parameters = {
  enableTestCommands: 1,
  transactionLifetimeLimitSeconds: 5,
} as const;

/** Starts a replica set with files of its own. */
export async function startReplicaSet({ size, onSpawn }: ReplicaSetOptions): Promise<ReplicaSet> {
  const console = terminalConsole(neverInterrupted);
  const mongod = await findMongod(mongodSources(mongodLocations(process.env), console), null);
  const folder = await mkdtemp(join(tmpdir(), 'petshop-replica-set-'));
  const ports = await findFreePorts(size);
  let processes: PartMember[] = [];
  const link = linkProcesses();
  const note: OnSpawn = (identity) => {
    processes = [...processes.filter((one) => isRunning(one.identity)), { identity, turn: 0 }];
    link.update(processes);
    onSpawn?.(identity);
  };

  async function aMember(port: number): Promise<ReplicaSetMember> {
    const dbPath = join(folder, String(port));
    await mkdir(dbPath);
    const plan = { mongod, port, dbPath, logFile: join(folder, `mongod-${port}.log`), parameters };
    let running: RunningProcess = await startMongodMember(plan, note);
    return {
      port,
      client: new mongoose.mongo.MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`, {
        serverSelectionTimeoutMS: 2000,
        connectTimeoutMS: 2000,
        socketTimeoutMS: 5000,
      }),
      async kill() {
        process.kill(running.identity.pid, 'SIGKILL');
        await running.exited;
      },
      async start() {
        if (!isRunning(running.identity)) running = await startMongodMember(plan, note);
      },
      freeze: () => void process.kill(running.identity.pid, 'SIGSTOP'),
      resume() {
        if (isRunning(running.identity)) process.kill(running.identity.pid, 'SIGCONT');
      },
    };
  }

  const members: ReplicaSetMember[] = [];
  const set: ReplicaSet = {
    members,
    uri: (database) =>
      `mongodb://${ports.map((port) => `127.0.0.1:${port}`).join(',')}/${database}?replicaSet=${SET_NAME}`,
    async findPrimary() {
      const end = performance.now() + ELECTION_LIMIT_MS;
      while (performance.now() < end) {
        const hellos = await Promise.all(
          members.map(async (member) => ({ member, hello: await helloOf(member) })),
        );
        // One that was cut off may think so for a moment longer than the others: the newest election counts.
        const [primary] = hellos
          .filter(({ hello }) => hello?.isWritablePrimary)
          .toSorted((a, b) => electionOf(b.hello).localeCompare(electionOf(a.hello)));
        if (primary) return primary.member;
        await sleep(50);
      }
      throw new Error('The replica set has no primary');
    },
    async heal() {
      await Promise.all(
        members.map(async (member) => {
          member.resume();
          await member.start();
        }),
      );
      await set.findPrimary();
    },
    async catchUp() {
      const { client } = await set.findPrimary();
      // Acknowledged by every member: nobody is behind any more.
      await client
        .db('replica_set_test')
        .collection('catching_up')
        .insertOne({}, { writeConcern: { w: size, wtimeoutMS: ELECTION_LIMIT_MS } });
    },
    async stop() {
      for (const member of members) {
        member.resume();
        await member.client.close().catch(() => undefined);
      }
      await endInTurns(processes, 5000);
      await link.unlink();
      await rm(folder, { recursive: true, force: true });
    },
  };
  try {
    for (const port of ports) members.push(await aMember(port));
    await initiate(members);
    await set.findPrimary();
    return set;
  } catch (error) {
    await set.stop();
    throw error;
  }
}

async function initiate(members: readonly ReplicaSetMember[]): Promise<void> {
  const [first] = members;
  await first?.client.db('admin').command({
    replSetInitiate: {
      _id: SET_NAME,
      members: members.map(({ port }, _id) => ({ _id, host: `127.0.0.1:${port}` })),
      settings,
    },
  });
}

/** What a member says of itself; null where it says nothing in time. */
async function helloOf({ client }: ReplicaSetMember): Promise<mongoose.mongo.Document | null> {
  const hello = client.db('admin').command({ hello: 1 });
  return Promise.race([hello, sleep(HELLO_LIMIT_MS, null)]).catch(() => null);
}

/** Grows with every election; an id that MongoDB gives each of them. */
function electionOf(hello: mongoose.mongo.Document | null): string {
  return String(hello?.electionId);
}
