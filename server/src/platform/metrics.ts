import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds: from a cached response to one that nobody waits for. */
const buckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What the build said of itself. */
interface BuildInfo {
  readonly version: string;
  readonly revision: string | null;
}

/**
 * Figures for Prometheus, of this process.
 *
 * - `petshop_request_seconds{kind,status}`: requests and how long they took. `kind` is graphql, rest, webhook, image,
 *   asset, page or health; `status` is the answer's, or `broken` where the connection ended before it. 429 are
 *   requests over a limit, 503 those that there was no room for or whose database or Stripe was away.
 * - `petshop_graphql_fields_total{field,code}`: what was asked of GraphQL, by the field of the query or mutation, and
 *   the code of the answer; `ok` where there is none. By fields, because names of operations are their senders' choice.
 * - `petshop_requests_in_flight`: requests that are worked on.
 * - `petshop_requests_open`: these, and those whose body is on its way or whose answer is being read.
 * - `petshop_live_connections`: browsers that hear of changes as they happen.
 * - `petshop_draining`: 1 once the process is draining.
 * - `petshop_database_up`: 1 while the database answers; the figures of the shop are left out while it is 0.
 * - `petshop_build_info{version,revision,node}`: 1; which build runs, and on which Node.
 * - `process_*`, `nodejs_*`: what Node reports itself.
 *
 * Those of the shop are `shopFigures` (app/shop-figures.ts).
 */
export class Metrics {
  readonly registry = new Registry();

  readonly requests = new Histogram({
    name: 'petshop_request_seconds',
    help: 'Requests by kind and status, and how long they took.',
    labelNames: ['kind', 'status'] as const,
    buckets,
    registers: [this.registry],
  });

  readonly fields = new Counter({
    name: 'petshop_graphql_fields_total',
    help: 'Fields of queries and mutations that were asked for, by the code of their answer.',
    labelNames: ['field', 'code'] as const,
    registers: [this.registry],
  });

  private readonly gauges = new Map<string, Gauge>();

  constructor(build: BuildInfo) {
    collectDefaultMetrics({ register: this.registry });
    // petshop_build_info says it.
    this.registry.removeSingleMetric('nodejs_version_info');
    new Gauge({
      name: 'petshop_build_info',
      help: '1; which build of the shop this process runs, and on which Node.',
      labelNames: ['version', 'revision', 'node'] as const,
      registers: [this.registry],
    }).set({ version: build.version, revision: build.revision ?? 'unknown', node: process.version }, 1);
  }

  /** Says how something stands now; with null, that nobody knows. */
  set(name: string, help: string, value: number | null): void {
    const gauge = this.gauges.get(name) ?? new Gauge({ name, help, registers: [this.registry] });
    this.gauges.set(name, gauge);
    if (value === null) gauge.remove();
    else gauge.set(value);
  }
}
