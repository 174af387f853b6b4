/** A bar: what was reached, between the worst and the best pass, and what was target. */
export interface Bar {
  readonly label: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly target: number;
}

/** A line through one figure at several sizes. */
export interface Line {
  readonly label: string;
  /** Milliseconds by number of items. */
  readonly points: readonly (readonly [items: number, ms: number])[];
}

const WIDTH = 760;
const LEFT = 300;
const RIGHT = 40;

/** Readable on light and on dark paper; no letters but those of the system. */
const style = `<style>
  text { font: 13px system-ui, sans-serif; fill: #24292f }
  .small { font-size: 11px; fill: #57606a }
  .axis { stroke: #8c959f; stroke-width: 1 }
  .grid { stroke: #d0d7de; stroke-width: 1 }
  .bar { fill: #2f7d5b }
  .missed { fill: #b3532c }
  .range { stroke: #24292f; stroke-width: 2 }
  .target { stroke: #8250df; stroke-width: 2; stroke-dasharray: 4 3 }
  .line { fill: none; stroke-width: 2.5 }
  .c0 { stroke: #2f7d5b; fill: #2f7d5b } .c1 { stroke: #0969da; fill: #0969da }
  .c2 { stroke: #b3532c; fill: #b3532c } .c3 { stroke: #8250df; fill: #8250df }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3 } .small { fill: #9198a1 } .grid { stroke: #3d444d } .axis { stroke: #6e7681 }
    .bar { fill: #4fb286 } .missed { fill: #e08e63 } .range { stroke: #e6edf3 } .target { stroke: #bc8cff }
    .c0 { stroke: #4fb286; fill: #4fb286 } .c1 { stroke: #58a6ff; fill: #58a6ff }
    .c2 { stroke: #e08e63; fill: #e08e63 } .c3 { stroke: #bc8cff; fill: #bc8cff }
  }
</style>`;

/** Ratios to the baseline servers as bars, each with the range of its passes and its goal. */
export function barChart(title: string, bars: readonly Bar[]): string {
  const rowHeight = 38;
  const height = 56 + bars.length * rowHeight + 24;
  const most = Math.max(1, ...bars.map(({ high }) => high));
  const x = (value: number) => LEFT + (value / most) * (WIDTH - LEFT - RIGHT);
  const ticks = Array.from({ length: Math.floor(most / 0.25) + 1 }, (_, place) => place * 0.25);
  const rows = bars.map(({ label, value, low, high, target }, place) => {
    const y = 44 + place * rowHeight;
    const kind = value >= target ? 'bar' : 'bar missed';
    return [
      text(LEFT - 10, y + 16, label, 'text-anchor="end"'),
      `<rect class="${kind}" x="${LEFT}" y="${y}" width="${at(x(value) - LEFT)}" height="22" rx="2"/>`,
      `<path class="range" d="M${at(x(low))} ${y + 11}H${at(x(high))}"/>`,
      `<path class="target" d="M${at(x(target))} ${y - 5}V${y + 27}"/>`,
      text(x(Math.max(high, target)) + 6, y + 16, value.toFixed(2)),
    ].join('\n');
  });
  const grid = ticks.map(
    (tick) =>
      `<path class="grid" d="M${at(x(tick))} 36V${height - 26}"/>${text(x(tick), height - 10, tick.toFixed(2), 'class="small" text-anchor="middle"')}`,
  );
  return svg(height, title, [...grid, ...rows]);
}

/** Milliseconds over the number of items, both in steps of ten. */
export function lineChart(title: string, lines: readonly Line[]): string {
  const height = 340;
  const [top, bottom] = [44, height - 40];
  const left = 60;
  const all = lines.flatMap(({ points }) => points);
  const [x0, x1] = decades(all.map(([items]) => items));
  const [y0, y1] = decades(all.map(([, ms]) => ms));
  const x = (items: number) => left + ((Math.log10(items) - x0) / (x1 - x0)) * (WIDTH - left - 190);
  const y = (ms: number) => bottom - ((Math.log10(ms) - y0) / (y1 - y0)) * (bottom - top);
  const across = steps(y0, y1).map(
    (power) =>
      `<path class="grid" d="M${left} ${at(y(10 ** power))}H${WIDTH - 180}"/>${text(left - 8, y(10 ** power) + 4, `${10 ** power} ms`, 'class="small" text-anchor="end"')}`,
  );
  const down = steps(x0, x1).map((power) =>
    text(
      x(10 ** power),
      height - 16,
      (10 ** power).toLocaleString('en-US'),
      'class="small" text-anchor="middle"',
    ),
  );
  const drawn = lines.map(({ label, points }, place) => {
    const path = points
      .map(([items, ms], step) => `${step ? 'L' : 'M'}${at(x(items))} ${at(y(ms))}`)
      .join('');
    const dots = points.map(
      ([items, ms]) => `<circle class="c${place % 4}" cx="${at(x(items))}" cy="${at(y(ms))}" r="4"/>`,
    );
    const legend = 60 + place * 24;
    return [
      `<path class="line c${place % 4}" style="fill:none" d="${path}"/>`,
      ...dots,
      `<circle class="c${place % 4}" cx="${WIDTH - 165}" cy="${legend - 4}" r="5"/>`,
      text(WIDTH - 154, legend, label),
    ].join('\n');
  });
  return svg(height, title, [...across, ...down, ...drawn]);
}

/** The powers of ten around some values. */
function decades(values: readonly number[]): [number, number] {
  const logs = values.filter((value) => value > 0).map(Math.log10);
  const [low, high] = [Math.floor(Math.min(...logs)), Math.ceil(Math.max(...logs))];
  return [low, Math.max(high, low + 1)];
}

function steps(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, place) => from + place);
}

function svg(height: number, title: string, content: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(title)}">`,
    style,
    text(10, 22, title, 'font-weight="600"'),
    ...content,
    '</svg>\n',
  ].join('\n');
}

function text(x: number, y: number, words: string, more = ''): string {
  return `<text x="${at(x)}" y="${at(y)}" ${more}>${escaped(words)}</text>`;
}

function at(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
