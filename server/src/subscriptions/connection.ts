import type { WebSocket } from 'ws';
import type { User } from '../users/user.entity.ts';

/** One open connection and its viewer. */
export class Connection {
  viewer: User | null = null;
  /** Fires when the sign-in has to be checked again. */
  timer: NodeJS.Timeout | undefined;
  /** Whether anything arrived since the last heartbeat. */
  isAlive = true;
  /** Messages since the last heartbeat. */
  messages = 0;

  constructor(
    readonly socket: WebSocket,
    /** Network that limits are counted by. */
    readonly network: string,
    /** The `Authorization` header of the request that opened it. */
    readonly upgradeAuthorization: string | undefined,
  ) {}

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }
}
