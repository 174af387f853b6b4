import autocannon from 'autocannon';
import { type AskJob, type Outcome } from './jobs.ts';
import { Tally } from './tally.ts';

/** How long an answer may take before it counts as a failure, in seconds. */
const PATIENCE = 20;

/** Asks the same questions over and over, as fast as the answers come. */
export function ask(job: AskJob): Promise<Outcome> {
  const tally = new Tally();
  let begun = 0;
  const options: autocannon.Options = {
    url: job.url,
    connections: job.connections,
    duration: job.seconds,
    timeout: PATIENCE,
    setupClient(client) {
      // Connections that went through the questions in step would ask the same at the same moment.
      const start = Math.floor((begun++ * job.questions.length) / job.connections);
      client.setRequests([...job.questions.slice(start), ...job.questions.slice(0, start)]);
    },
    verifyBody(body) {
      const isGood = !String(body).includes('"errors":[');
      if (!isGood) tally.fail(String(body));
      return isGood;
    },
  };
  return new Promise((resolve, reject) => {
    const cannon = autocannon(options, (error: Error | null, result) => {
      if (error) reject(error);
      if (result.timeouts > 0) {
        tally.fail(`${result.timeouts} answers took longer than ${PATIENCE} s`, result.timeouts);
      }
      resolve(tally.outcome());
    });
    cannon.on('response', (_client, status, bytes, ms) => {
      tally.add(ms, bytes);
      if (status !== 200) tally.fail(`status ${status}`);
    });
    cannon.on('reqError', (error) => tally.fail(String(error)));
  });
}
