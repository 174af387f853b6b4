import { endInTurns, type Member } from './pid-registry.ts';

/**
 * A small process that outlives the supervisor by a moment: when the supervisor is gone without
 * having stopped its parts (`kill -9`), this ends them, mongod included, which can't notice by itself.
 */
let members: readonly Member[] = [];

process.on('message', (list: readonly Member[]) => {
  members = list;
});

process.once('disconnect', () => {
  void endInTurns(members, 8000).then(() => process.exit(0));
});

// Only the supervisor's end counts; a signal meant for the whole group must not untie the parts.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
