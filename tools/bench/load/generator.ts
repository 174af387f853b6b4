import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Job, type PassResult } from './jobs.ts';

/** The load generator, seen from the bench: does one job at a time. */
export interface LoadGenerator {
  run(job: Job): Promise<PassResult>;
  stop(): Promise<void>;
}

type Answer = { readonly outcome: PassResult } | { readonly error: string };

export function startLoadGenerator(): LoadGenerator {
  const child = fork(join(import.meta.dirname, 'main.ts'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  return {
    async run(job) {
      const answered = new Promise<Answer>((resolve) => {
        child.once('message', (answer) => resolve(answer as Answer));
      });
      child.send(job);
      const answer = await Promise.race([answered, exited.then(() => ({ error: 'it ended' }))]);
      if ('error' in answer) throw new Error(`The load generator failed: ${answer.error}`);
      return answer.outcome;
    },
    async stop() {
      if (child.connected) child.disconnect();
      await exited;
    },
  };
}
