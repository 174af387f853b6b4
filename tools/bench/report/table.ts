import { type Spread } from '../figures/statistics.ts';
import { failuresOf, type Measured, over } from '../load/passes.ts';

/** The figures of all scenarios as a Markdown table: medians, and for the rate the range of the passes. */
export function tableOf(measured: readonly Measured[]): string {
  return [
    '| what | connections | requests/s (range) | p50 ms | p99 ms | CPU ms/request: server + mongod | server MB | answer, bytes | failures |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...measured.map(rowOf),
  ].join('\n');
}

function rowOf(one: Measured): string {
  const rate = over(one, (pass) => pass.rate);
  const { count, first } = failuresOf(one);
  const isGeneratorFull = over(one, (pass) => pass.generatorCores).median > GENERATOR_FULL;
  return `| ${[
    one.scenario.title,
    one.connections,
    `${whole(rate.median)}${isGeneratorFull ? ' †' : ''} (${range(rate)})`,
    figure(over(one, (pass) => pass.p50).median),
    figure(over(one, (pass) => pass.p99).median),
    `${figure(over(one, (pass) => pass.serverCpu).median)} + ${figure(over(one, (pass) => pass.mongodCpu).median)}`,
    whole(one.memory),
    whole(over(one, (pass) => pass.bytes).median),
    count === 0 ? '0' : `**${count}**: ${first?.replaceAll('|', '/').replaceAll('\n', ' ')}`,
  ].join(' | ')} |`;
}

/** Share of a core from which on the load generator is what limits the rate. */
const GENERATOR_FULL = 0.9;

export function range({ low, high }: Spread): string {
  return `${whole(low)}–${whole(high)}`;
}

export function whole(value: number): string {
  return Number.isNaN(value) ? '–' : Math.round(value).toLocaleString('en-US');
}

/** Three digits that count. */
export function figure(value: number): string {
  if (Number.isNaN(value)) return '–';
  return value >= 100 ? whole(value) : String(Number(value.toPrecision(value < 0.1 ? 2 : 3)));
}
