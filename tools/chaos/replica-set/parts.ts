import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startAuthEmulator } from '../../../packages/local-stack/auth-emulator/start-auth-emulator.ts';
import { linkProcesses } from '../../../packages/local-stack/processes/link-processes.ts';
import type { OnSpawn } from '../../../packages/local-stack/processes/managed-process.ts';
import { endInTurns, type Member } from '../../../packages/local-stack/processes/pid-registry.ts';
import { findFreePorts } from '../../../packages/local-stack/system/free-ports.ts';
import { isRunning } from '../../../packages/local-stack/system/process-identity.ts';
import { type ReplicaSet, startReplicaSet } from '../../../server/test/harness/replica-set.ts';
import type { Parts } from '../environment/parts.ts';

/** What a campaign shares whose database is a replica set. */
export interface ReplicaParts extends Parts {
  readonly set: ReplicaSet;
}

/** As a shop that takes money has them. */
const MEMBER_COUNT = 3;

/** @param authPort an auth emulator that runs already; without it one is started */
export async function startReplicaParts(authPort?: number): Promise<ReplicaParts> {
  const folder = await mkdtemp(join(tmpdir(), 'petshop-chaos-'));
  const accounts = join(folder, 'auth');
  await mkdir(accounts);
  const [ownAuthPort = 0] = await findFreePorts(1);

  let members: Member[] = [];
  const link = linkProcesses();
  const onSpawn: OnSpawn = (identity) => {
    members = [...members.filter((member) => isRunning(member.identity)), { identity, turn: 1 }];
    link.update(members);
  };
  let set: ReplicaSet | null = null;
  const stop = async () => {
    await endInTurns(members, 5000);
    await set?.stop();
    await link.unlink();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const logFile = join(folder, 'auth-emulator.log');
    const plan = { port: ownAuthPort, projectId: 'demo-petshop', data: accounts, logFile };
    const [replicaSet] = await Promise.all([
      startReplicaSet({ size: MEMBER_COUNT }),
      authPort ? null : startAuthEmulator(plan, onSpawn),
    ]);
    set = replicaSet;
    return {
      set: replicaSet,
      databaseUri: (name) => replicaSet.uri(name),
      authPort: authPort ?? ownAuthPort,
      folder,
      onSpawn,
      async restartMongod() {
        const primary = await replicaSet.findPrimary();
        await primary.kill();
        await primary.start();
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
