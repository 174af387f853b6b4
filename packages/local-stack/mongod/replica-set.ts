import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';

const { MongoClient } = mongoose.mongo;
type Admin = ReturnType<ReturnType<InstanceType<typeof MongoClient>['db']>['admin']>;

const name = 'petshop';

/** mongod's code for "this node was never part of a replica set". */
const NOT_YET_INITIALIZED_CODE = 94;

/**
 * Makes the mongod at this port the primary of a replica set of one, which transactions and
 * change streams need, and waits until it takes writes.
 */
export async function becomePrimary(port: number, ended: AbortSignal): Promise<void> {
  const client = await connect(port, ended);
  try {
    const admin = client.db('admin').admin();
    await configure(admin, `127.0.0.1:${port}`);
    while (!ended.aborted) {
      const hello = await admin.command({ hello: 1 });
      if (hello.isWritablePrimary) return;
      await sleep(50);
    }
  } finally {
    await client.close();
  }
}

export async function waitForAnswer(port: number, ended: AbortSignal): Promise<void> {
  const client = await connect(port, ended);
  await client.close();
}

async function connect(port: number, ended: AbortSignal): Promise<InstanceType<typeof MongoClient>> {
  for (;;) {
    const client = new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`, {
      serverSelectionTimeoutMS: 400,
    });
    try {
      return await client.connect();
    } catch (error) {
      await client.close();
      if (ended.aborted) throw error;
      await sleep(50);
    }
  }
}

async function configure(admin: Admin, host: string): Promise<void> {
  const config = await findConfig(admin);
  if (!config) {
    await admin.command({ replSetInitiate: { _id: name, members: [{ _id: 0, host }] } });
    return;
  }

  const [member] = config.members;
  if (member.host === host) return;
  // The shop was given another MONGO_PORT since: by its old address the node no longer finds itself.
  const moved = { ...config, version: config.version + 1, members: [{ ...member, host }] };
  await admin.command({ replSetReconfig: moved, force: true });
}

async function findConfig(admin: Admin) {
  try {
    const { config } = await admin.command({ replSetGetConfig: 1 });
    return config;
  } catch (error) {
    if ((error as { code?: number }).code === NOT_YET_INITIALIZED_CODE) return null;
    throw error;
  }
}
