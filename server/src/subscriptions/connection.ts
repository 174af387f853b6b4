import type { WebSocket } from 'ws';
import type { User } from '../users/user.entity.ts';

/** One open connection, and who it speaks for. */
export class LiveConnection {
  viewer: User | null = null;
  /** Until when the sign-in need not be looked at again. */
  timer: NodeJS.Timeout | undefined;
  /** Whether it was heard of since the last heartbeat. */
  isAlive = true;
  /** Messages since the last heartbeat. */
  messages = 0;

  constructor(
    readonly socket: WebSocket,
    /** Part of its address that limits are counted by. */
    readonly network: string,
  ) {}

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }
}
