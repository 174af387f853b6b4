/** A read that the shop sent to MongoDB, as its profiler wrote it down. */
export interface RecordedFind {
  readonly collection: string;
  /** The filter of a find, or the stages of an aggregate. */
  readonly filter?: object;
  readonly pipeline?: readonly object[];
  readonly options: object;
}

/** What the baseline server has to answer; written as extended JSON, because filters hold ids and dates. */
export interface BaselinePlan {
  readonly port: number;
  readonly uri: string;
  /** Answered by number at /bytes/0, /bytes/1, … */
  readonly bodies: readonly string[];
  /** Answered by name and number at /find/list/0, … */
  readonly finds: Readonly<Record<string, readonly RecordedFind[]>>;
  /** Fields of an item that the look-up by words answers with. */
  readonly fields: readonly string[];
  /** Products that the baseline transaction sells. */
  readonly petIds: readonly string[];
  /** Where accounts are looked up. */
  readonly authPort: number;
  /** A sandbox of its own, whose webhooks come to it. */
  readonly stripePort: number;
  readonly webhookSecret: string;
}
