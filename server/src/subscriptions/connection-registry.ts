import type { WebSocket } from 'ws';
import { subscriptionCloseCodes } from '../../../domain/errors/subscription-close-codes.ts';
import type { Change } from '../database/change-stream.ts';
import { LiveConnection } from './connection.ts';

/** How often a sign of life is asked for, in milliseconds: more often than proxies give a silent connection up. */
const HEARTBEAT = 25_000;

/** Messages of one connection between two heartbeats; our client sends a handful. */
const MAX_MESSAGES = 60;

/** Bytes that may wait for a reader. */
const MAX_WAITING = 256 * 1024;

/** Connections of one account: a shopper's tabs and telephones. */
const MAX_OF_ACCOUNT = 20;

/** All live connections of this process. */
export class LiveConnections {
  private readonly all = new Set<LiveConnection>();
  private readonly ofNetwork = new Map<string, number>();
  private readonly ofAccount = new Map<string, Set<LiveConnection>>();
  private readonly heartbeat = setInterval(() => this.beat(), HEARTBEAT).unref();

  get count(): number {
    return this.all.size;
  }

  countOf(network: string): number {
    return this.ofNetwork.get(network) ?? 0;
  }

  add(socket: WebSocket, network: string): LiveConnection {
    const connection = new LiveConnection(socket, network);
    this.all.add(connection);
    this.ofNetwork.set(network, this.countOf(network) + 1);
    socket.on('pong', () => {
      connection.isAlive = true;
    });
    return connection;
  }

  remove(connection: LiveConnection): void {
    if (!this.all.delete(connection)) return;
    clearTimeout(connection.timer);
    const left = this.countOf(connection.network) - 1;
    if (left > 0) this.ofNetwork.set(connection.network, left);
    else this.ofNetwork.delete(connection.network);

    const uid = connection.viewer?.uid ?? '';
    const same = this.ofAccount.get(uid);
    same?.delete(connection);
    if (same?.size === 0) this.ofAccount.delete(uid);
  }

  /** Signs a connection in and counts it for its account. @returns whether it may go on */
  async mayStay(connection: LiveConnection, signIn: () => Promise<boolean>): Promise<boolean> {
    if (!(await signIn()) || !connection.viewer) return false;
    const { uid } = connection.viewer;
    const same = this.ofAccount.get(uid) ?? new Set();
    if (same.size >= MAX_OF_ACCOUNT) {
      connection.close(subscriptionCloseCodes.limitExceeded, 'Too many connections of this account');
      return false;
    }
    this.ofAccount.set(uid, same.add(connection));
    return true;
  }

  /** Takes note of a message. @returns false for one too many: the connection is closed */
  hearFrom(connection: LiveConnection): boolean {
    connection.isAlive = true;
    connection.messages += 1;
    if (connection.messages <= MAX_MESSAGES) return true;
    connection.close(subscriptionCloseCodes.limitExceeded, 'Too many messages');
    return false;
  }

  /**
   * Whoever gets or loses a role has to connect again: what they may hear is another thing now. So has whoever came
   * before the address was proved: it may be somebody else's.
   */
  noteAccount({ before, after }: Change): void {
    const record = after ?? before;
    for (const connection of this.ofAccount.get(record?.uid) ?? []) {
      const { role, emailVerified } = connection.viewer ?? {};
      if (role !== after?.role || (after?.emailVerified === true && !emailVerified)) {
        connection.close(subscriptionCloseCodes.roleChanged, 'Your role has changed');
      }
    }
  }

  closeAll(code: number, reason: string): void {
    for (const connection of this.all) connection.close(code, reason);
  }

  /** Ends at once what is still there. */
  end(): void {
    clearInterval(this.heartbeat);
    for (const { socket } of this.all) socket.terminate();
  }

  private beat(): void {
    for (const connection of this.all) {
      const { socket } = connection;
      if (!connection.isAlive || socket.bufferedAmount > MAX_WAITING) {
        socket.terminate();
        continue;
      }
      connection.isAlive = false;
      connection.messages = 0;
      socket.ping();
    }
  }
}
