import { runCheckoutLoad } from './checkout-load.ts';
import { type Job } from './jobs.ts';
import { runQueryLoad } from './query-load.ts';

/* The load generator: a process of its own, so that it shares its loop with nothing that is measured. */

process.on('message', async (job: Job) => {
  try {
    process.send?.({ outcome: job.kind === 'query' ? await runQueryLoad(job) : await runCheckoutLoad(job) });
  } catch (error) {
    process.send?.({ error: String(error) });
  }
});
process.on('disconnect', () => process.exit(0));
