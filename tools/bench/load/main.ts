import { ask } from './ask.ts';
import { buy } from './buy.ts';
import { type Job } from './jobs.ts';

/* The load generator: a process of its own, so that it shares its loop with nothing that is measured. */

process.on('message', async (job: Job) => {
  try {
    process.send?.({ outcome: job.kind === 'ask' ? await ask(job) : await buy(job) });
  } catch (error) {
    process.send?.({ error: String(error) });
  }
});
process.on('disconnect', () => process.exit(0));
