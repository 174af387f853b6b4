import autocannon from 'autocannon';
import { type PassResult, type QueryJob } from './jobs.ts';
import { Tally } from './tally.ts';

/** How long an answer may take before it counts as a failure, in seconds. */
const ANSWER_TIMEOUT_S = 20;

/** Asks the same requests over and over, as fast as the answers come. */
export async function runQueryLoad(job: QueryJob): Promise<PassResult> {
  const tally = new Tally();
  const connections = Math.max(1, Math.floor(job.connections / job.urls.length));
  await Promise.all(job.urls.map((url, place) => fire(job, { url, connections }, place, tally)));
  return tally.result();
}

function fire(
  { seconds, requests, urls }: QueryJob,
  target: { readonly url: string; readonly connections: number },
  place: number,
  tally: Tally,
): Promise<void> {
  const all = target.connections * urls.length;
  let begun = place * target.connections;
  const options: autocannon.Options = {
    ...target,
    duration: seconds,
    timeout: ANSWER_TIMEOUT_S,
    setupClient(client) {
      // Connections that went through the requests in step would ask the same at the same moment.
      const start = Math.floor((begun++ * requests.length) / all);
      client.setRequests([...requests.slice(start), ...requests.slice(0, start)]);
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
        tally.fail(`${result.timeouts} answers took longer than ${ANSWER_TIMEOUT_S} s`, result.timeouts);
      }
      resolve();
    });
    cannon.on('response', (_client, status, bytes, ms) => {
      tally.add(ms, bytes);
      if (status !== 200) tally.fail(`status ${status}`);
    });
    cannon.on('reqError', (error) => tally.fail(String(error)));
  });
}
