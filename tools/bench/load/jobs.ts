/** One HTTP request that is sent again and again. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Requests in turn, each connection beginning at another one. */
export interface QueryJob {
  readonly kind: 'query';
  /** The servers that are asked, each over its share of the connections. */
  readonly urls: readonly string[];
  readonly connections: number;
  readonly seconds: number;
  readonly requests: readonly HttpRequest[];
}

/** Whole checkouts, one after the other on each connection, by the shoppers in turns. */
export interface CheckoutJob {
  readonly kind: 'checkout';
  readonly url: string;
  readonly stripePort: number;
  readonly connections: number;
  readonly seconds: number;
  /** ID tokens of the shoppers, a multiple of the connections: an account has one open checkout at a time. */
  readonly tokens: readonly string[];
  /** Products with stock enough for all. */
  readonly petIds: readonly string[];
  readonly documents: { readonly start: string; readonly confirm: string };
}

export type Job = QueryJob | CheckoutJob;

/** What a pass came to. Latencies in milliseconds. */
export interface PassResult {
  readonly answered: number;
  /** Actual duration, in seconds. */
  readonly seconds: number;
  readonly p50: number;
  readonly p99: number;
  /** Bytes of an answer's body and head, on average. */
  readonly bytes: number;
  /** Answers with another status than 200 or with GraphQL errors, time-outs and broken connections. */
  readonly failures: number;
  /** The message of the first of them. */
  readonly firstFailure: string | null;
  /** Processor time of the load generator itself, in cores: near 1, it is what limits the figures. */
  readonly generatorCores: number;
}
