import { aggregate } from '../load/measurements.ts';
import { barChart, lineChart } from './chart.ts';
import { evaluateGoals, type Goal, isMet } from './goals.ts';
import { type Results } from './results.ts';
import { formatFigure, formatInteger, renderTable } from './table.ts';

/** What goes into docs/performance/results.md, and the charts beside it by file name. */
export interface Page {
  readonly text: string;
  readonly charts: Readonly<Record<string, string>>;
}

export function renderPage(results: Results): Page {
  const goals = evaluateGoals(results);
  const parts = [
    introduction(results),
    ...results.errors.map((error) => `**Could not be measured:** ${error}`),
    section('Goals', goals.length > 0 && goalTable(goals)),
    goals.some(isRatio) && '![Ratios to the baseline servers, with their goals](ratios.svg)',
    section(
      'Figures',
      results.measurements.length > 0 && `${renderTable(results.measurements)}\n\n${tableNotes(results)}`,
    ),
    section('Scaling', results.scaling && scalingTable(results.scaling)),
    results.scaling && '![Milliseconds by number of items](scaling.svg)',
    section(
      'Checkouts and past orders',
      results.history && renderTable([results.history.without, results.history.having]),
    ),
    section('Suggestions', results.suggestions && suggestionTable(results.suggestions)),
    section('Repeat deliveries', results.repeats && repeatTable(results.repeats)),
    section('Back office', results.backOffice && backOfficeTable(results.backOffice)),
    section('Memory over time', results.plateaus && plateauTable(results.plateaus)),
    section('Several processes', results.fleet && `${renderTable(results.fleet)}\n\n${fleetNote}`),
    section('Where the time goes', results.profiles && profileTable(results.profiles)),
  ];
  return { text: parts.filter(Boolean).join('\n\n'), charts: renderCharts(results, goals) };
}

function introduction({ at, machine, items, noise }: Results): string {
  return (
    `Taken on ${at.toISOString().slice(0, 10)}: ${machine}. ${formatInteger(items)} items unless told otherwise; server, mongod, ` +
    `load generator and baseline servers share the machine, so each figure is what is left when all of them work. ${noise}`.trimEnd()
  );
}

function section(title: string, text: string | false | undefined): string | false {
  return text ? `## ${title}\n\n${text}` : false;
}

function goalTable(goals: readonly Goal[]): string {
  return [
    '| what | goal | reached, median (range) | met | beside it |',
    '| --- | ---: | ---: | --- | --- |',
    ...goals.map((goal) => {
      const { what, isFloor, target, reached, caveat } = goal;
      const range =
        reached.low === reached.high ? '' : ` (${value(goal, reached.low)}–${value(goal, reached.high)})`;
      return `| ${what} | ${isFloor ? 'at least' : 'at most'} ${value(goal, target)} | ${value(goal, reached.median)}${range} | ${isMet(goal) ? 'yes' : '**no**'} | ${caveat} |`;
    }),
  ].join('\n');
}

function value({ unit }: Goal, number: number): string {
  if (unit === 'ratio' || unit === 'times') return number.toFixed(2);
  return `${formatFigure(number)} ${unit}`;
}

function tableNotes({ catalogueReads }: Results): string {
  const reads = catalogueReads
    ? ` Reads of the catalogue for one answer: list ${catalogueReads.list}, item ${catalogueReads.item}, search with facets ${catalogueReads.search}.`
    : '';
  return `Ranges are those of the passes. † The load generator was at its limit: the server could do more; compare the processor time.${reads}`;
}

function scalingTable(scaling: NonNullable<Results['scaling']>): string {
  const p = (one: Parameters<typeof aggregate>[0], share: 'p50' | 'p99') =>
    formatFigure(aggregate(one, (pass) => pass[share]).median);
  return [
    '| items | seeded in | list p50 / p99 | deep page | item | search with facets | facets of a new filter, first / again |',
    '| ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...scaling.map(
      ({ size, list, deep, item, search, facets }) =>
        `| ${formatInteger(size.items)} | ${formatFigure(size.seedSeconds)} s | ${p(list, 'p50')} / ${p(list, 'p99')} ms | ${p(deep, 'p50')} / ${p(deep, 'p99')} ms | ${p(item, 'p50')} / ${p(item, 'p99')} ms | ${p(search, 'p50')} / ${p(search, 'p99')} ms | ${formatFigure(facets.first)} / ${formatFigure(facets.again)} ms |`,
    ),
    '',
    'At 10 connections but for the facets of a new filter, which are asked one after the other.',
  ].join('\n');
}

function suggestionTable({ items, count, first, again }: NonNullable<Results['suggestions']>): string {
  return [
    '| items | beginnings | first time, p50 / p99 | again, p50 / p99 |',
    '| ---: | ---: | ---: | ---: |',
    `| ${formatInteger(items)} | ${count} | ${formatFigure(first.p50)} / ${formatFigure(first.p99)} ms | ${formatFigure(again.p50)} / ${formatFigure(again.p99)} ms |`,
  ].join('\n');
}

function repeatTable({ plans, seconds, quietP99, searchP99 }: NonNullable<Results['repeats']>): string {
  return [
    '| due at once | charged in | a second | p99 of a search before | and meanwhile |',
    '| ---: | ---: | ---: | ---: | ---: |',
    `| ${formatInteger(plans)} | ${formatFigure(seconds)} s | ${formatFigure(plans / seconds)} | ${formatFigure(quietP99)} ms | ${formatFigure(searchP99)} ms |`,
  ].join('\n');
}

function backOfficeTable(sizes: NonNullable<Results['backOffice']>): string {
  const [few, many] = sizes;
  const rows = Object.entries(few?.p50 ?? {}).map(([name, small]) => {
    const large = many?.p50[name] ?? Number.NaN;
    return `| ${name} | ${formatFigure(small)} ms | ${formatFigure(large)} ms | ${formatFigure(large / small)} |`;
  });
  const files = Object.entries(many?.exports ?? {}).map(
    ([name, { rows, seconds, peakBefore, peakAfter }]) =>
      `| ${name}.csv | ${formatInteger(rows)} | ${formatFigure(seconds)} s | ${peakBefore.toFixed(0)} MB | ${peakAfter.toFixed(0)} MB |`,
  );
  return [
    `| first page, or file of a day | ${formatInteger(few?.records ?? 0)} records, p50 | ${formatInteger(many?.records ?? 0)} records, p50 | times |`,
    '| --- | ---: | ---: | ---: |',
    ...rows,
    '',
    '| whole file | rows | time | peak memory before | and after |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...files,
  ].join('\n');
}

function plateauTable(plateaus: NonNullable<Results['plateaus']>): string {
  return [
    '| requests so far | heap, collected | resident |',
    '| ---: | ---: | ---: |',
    ...plateaus.map(
      ({ answered, heap, resident }) =>
        `| ${formatInteger(answered)} | ${heap.toFixed(1)} MB | ${resident.toFixed(0)} MB |`,
    ),
  ].join('\n');
}

const fleetNote =
  'The load generator takes a good part of the machine, and mongod another: where there are no free cores, more processes share what there is. What counts here is that processor time per request stays the same, so that on a machine with more cores they add up.';

function profileTable(profiles: NonNullable<Results['profiles']>): string {
  const names = [...new Set(profiles.flatMap(({ parts }) => parts.map(({ part }) => part)))];
  const share = (parts: (typeof profiles)[number]['parts'], name: string) => {
    const found = parts.find(({ part }) => part === name)?.share ?? 0;
    return found < 0.005 ? '' : `${(found * 100).toFixed(0)} %`;
  };
  return [
    `| part of the server’s busy time | ${profiles.map(({ title }) => title).join(' | ')} |`,
    `| --- | ${profiles.map(() => '---:').join(' | ')} |`,
    ...names
      .map((name) => [name, ...profiles.map(({ parts }) => share(parts, name))])
      .filter(([, ...shares]) => shares.some(Boolean))
      .map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');
}

function isRatio({ unit, isFloor }: Goal): boolean {
  return unit === 'ratio' && isFloor;
}

function renderCharts({ scaling }: Results, goals: readonly Goal[]): Record<string, string> {
  const bars = goals.filter(isRatio).map(({ what, reached, target }) => ({
    label: (what.split(',')[0] ?? what).replace(' over GraphQL', ''),
    value: reached.median,
    low: reached.low,
    high: reached.high,
    target,
  }));
  const of = (label: string, pick: (one: NonNullable<typeof scaling>[number]) => number) => ({
    label,
    points: (scaling ?? []).map((one) => [one.size.items, pick(one)] as const),
  });
  return {
    ...(bars.length > 0 && {
      'ratios.svg': barChart('Requests a second, as a share of the baseline server’s (goal dashed)', bars),
    }),
    ...(scaling && {
      'scaling.svg': lineChart('Median milliseconds by number of items, 10 connections', [
        of('list of 20', ({ list }) => aggregate(list, (pass) => pass.p50).median),
        of('deep page', ({ deep }) => aggregate(deep, (pass) => pass.p50).median),
        of('search with facets', ({ search }) => aggregate(search, (pass) => pass.p50).median),
        of('facets, first time', ({ facets }) => facets.first),
      ]),
    }),
  };
}
