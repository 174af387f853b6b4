import type { Logger } from '../platform/logging.ts';
import type { Viewer } from './viewer.ts';

/** What every resolver knows of the request. */
export interface RequestContext {
  readonly requestId: string;
  readonly log: Logger;
  readonly viewer: Viewer;
  /** Where it came from; undefined when the connection is gone already. */
  readonly address: string | undefined;
  /** Whether somebody may need the answer, and has not asked yet. */
  readonly isPrefetch: boolean;
}
