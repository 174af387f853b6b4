import { parseArgs } from 'node:util';
import { buildWhatIsStale, serverTarget } from '../embedded/build.ts';
import { terminalConsole } from '../embedded/console.ts';
import { listenForInterruption } from '../embedded/interruption.ts';
import { stockUp } from './goods.ts';
import { interleave } from './passes.ts';
import { readScenarios } from './reads.ts';
import { tableOf } from './report/table.ts';
import { openStage, withoutResponseCache } from './stage.ts';

/**
 * The shop measured beside its limits, in one run: `npm run bench -- [--items 10000] [--full] [--only list,item]
 * [--seconds N] [--write]`.
 */
const { values } = parseArgs({
  options: {
    items: { type: 'string', default: '10000' },
    only: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
  },
});
const console = terminalConsole(listenForInterruption());
await buildWhatIsStale([serverTarget], console);
const stage = await openStage();
try {
  await measure();
} finally {
  await stage.close();
}

async function measure(): Promise<void> {
  const shop = await stage.openShop(withoutResponseCache);
  console.say(`Loading ${values.items} items…`);
  await stockUp(shop, Number(values.items));
  const kept = await shop.startAnother({ RESPONSE_CACHE: '' });
  const shopper = await shop.signUp();
  const reads = await readScenarios(stage, shop, kept, shopper.token);
  const only = values.only?.split(',');
  const scenarios = reads.scenarios.filter(({ name }) => !only || only.some((part) => name.includes(part)));
  for (const connections of [10, 50]) {
    const plan = {
      connections,
      rounds: Number(values.rounds),
      seconds: Number(values.seconds),
    };
    const measured = await interleave(stage.generator, scenarios, plan, console.progress);
    console.say(tableOf(measured));
  }
  await reads.stop();
}
