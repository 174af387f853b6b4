import { type Spread } from '../figures/statistics.ts';
import { aggregate, failuresOf, type Measurement } from '../load/measurements.ts';

/** The figures of all scenarios as a Markdown table: medians, and for the rate the range of the passes. */
export function renderTable(measurements: readonly Measurement[]): string {
  return [
    '| what | connections | requests/s (range) | p50 ms | p99 ms | CPU ms/request: server + mongod | server MB | answer, bytes | failures |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...measurements.map(rowOf),
  ].join('\n');
}

function rowOf(one: Measurement): string {
  const rate = aggregate(one, (pass) => pass.rate);
  const { count, first } = failuresOf(one);
  const isGeneratorFull = aggregate(one, (pass) => pass.generatorCores).median > SATURATED_GENERATOR_CORES;
  return `| ${[
    one.scenario.title,
    one.connections,
    `${formatInteger(rate.median)}${isGeneratorFull ? ' †' : ''} (${formatRange(rate)})`,
    formatFigure(aggregate(one, (pass) => pass.p50).median),
    formatFigure(aggregate(one, (pass) => pass.p99).median),
    `${formatFigure(aggregate(one, (pass) => pass.serverCpu).median)} + ${formatFigure(aggregate(one, (pass) => pass.mongodCpu).median)}`,
    formatInteger(one.memory),
    formatInteger(aggregate(one, (pass) => pass.bytes).median),
    count === 0 ? '0' : `**${count}**: ${first?.replaceAll('|', '/').replaceAll('\n', ' ')}`,
  ].join(' | ')} |`;
}

/** Share of a core from which on the load generator is what limits the rate. */
const SATURATED_GENERATOR_CORES = 0.9;

export function formatRange({ low, high }: Spread): string {
  return `${formatInteger(low)}–${formatInteger(high)}`;
}

export function formatInteger(value: number): string {
  return Number.isNaN(value) ? '–' : Math.round(value).toLocaleString('en-US');
}

/** Three digits that count. */
export function formatFigure(value: number): string {
  if (Number.isNaN(value)) return '–';
  return value >= 100 ? formatInteger(value) : String(Number(value.toPrecision(value < 0.1 ? 2 : 3)));
}
