import { settledHeap, startInspected } from '../../../server/test/fixtures/inspector.ts';
import type { Shop } from '../../../server/test/harness/shop.ts';
import { memoryMb } from '../figures/process-figures.ts';
import { type Question } from '../load/jobs.ts';
import { asPersistedGet } from '../setup/documents.ts';
import { itemQuestions, listQuestions, publicQuestions, searchQuestions } from '../setup/questions.ts';
import { type Stage, withResponseCache } from '../setup/stage.ts';

/** A server's memory after a stretch of load, in megabytes: all of it, and the heap once it was collected. */
export interface Plateau {
  readonly answered: number;
  readonly resident: number;
  readonly heap: number;
}

/** Stretches of load; after the first, caches are full and code is compiled. */
const STRETCHES = 6;
const CONNECTIONS = 10;

/** What a server keeps after more and more requests of all kinds. */
export async function leakRun(stage: Stage, shop: Shop, seconds: number): Promise<Plateau[]> {
  const server = await startInspected(shop, withResponseCache);
  const questions = await mixed(shop);
  const plateaus: Plateau[] = [];
  let answered = 0;
  for (let stretch = 0; stretch < STRETCHES; stretch++) {
    const outcome = await stage.generator.run({
      kind: 'ask',
      urls: [server.url],
      connections: CONNECTIONS,
      seconds,
      questions,
    });
    answered += outcome.answered;
    const resident = memoryMb(server.pid).now;
    plateaus.push({ answered, resident, heap: (await settledHeap(server.inspector)) / 1024 / 1024 });
  }
  await server.end();
  return plateaus;
}

async function mixed(shop: Shop): Promise<Question[]> {
  const kinds = [await listQuestions(shop), await itemQuestions(shop), searchQuestions(), publicQuestions()];
  return kinds.flatMap(({ document, variables }) =>
    variables.map((values) => asPersistedGet(document, values)),
  );
}
