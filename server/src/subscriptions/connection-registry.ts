import type { WebSocket } from 'ws';
import { subscriptionCloseCodes } from '../../../domain/errors/subscription-close-codes.ts';
import type { Change } from '../database/change-stream.ts';
import { Connection } from './connection.ts';

/** Shorter than the idle time-out of proxies. */
const HEARTBEAT_INTERVAL_MS = 25_000;

/** Of one connection; our client sends a handful. */
const MAX_MESSAGES_PER_HEARTBEAT = 60;

/** Unsent data of one connection; beyond it, it is terminated. */
const MAX_BUFFERED_BYTES = 256 * 1024;

/** A shopper's tabs and telephones. */
const MAX_CONNECTIONS_PER_ACCOUNT = 20;

/** All live connections of this process. */
export class ConnectionRegistry {
  private readonly all = new Set<Connection>();
  private readonly countByNetwork = new Map<string, number>();
  private readonly byAccount = new Map<string, Set<Connection>>();
  private readonly heartbeat = setInterval(() => this.sendHeartbeats(), HEARTBEAT_INTERVAL_MS).unref();

  get count(): number {
    return this.all.size;
  }

  countOf(network: string): number {
    return this.countByNetwork.get(network) ?? 0;
  }

  add(socket: WebSocket, network: string, upgradeAuthorization: string | undefined): Connection {
    const connection = new Connection(socket, network, upgradeAuthorization);
    this.all.add(connection);
    this.countByNetwork.set(network, this.countOf(network) + 1);
    socket.on('pong', () => {
      connection.isAlive = true;
    });
    return connection;
  }

  remove(connection: Connection): void {
    if (!this.all.delete(connection)) return;
    clearTimeout(connection.timer);
    const left = this.countOf(connection.network) - 1;
    if (left > 0) this.countByNetwork.set(connection.network, left);
    else this.countByNetwork.delete(connection.network);

    const uid = connection.viewer?.uid ?? '';
    const connections = this.byAccount.get(uid);
    connections?.delete(connection);
    if (connections?.size === 0) this.byAccount.delete(uid);
  }

  /** Signs a connection in and counts it for its account. @returns whether it stays open */
  async authenticate(connection: Connection, signIn: () => Promise<boolean>): Promise<boolean> {
    if (!(await signIn()) || !connection.viewer) return false;
    const { uid } = connection.viewer;
    const connections = this.byAccount.get(uid) ?? new Set();
    if (connections.size >= MAX_CONNECTIONS_PER_ACCOUNT) {
      connection.close(subscriptionCloseCodes.limitExceeded, 'Too many connections of this account');
      return false;
    }
    this.byAccount.set(uid, connections.add(connection));
    return true;
  }

  /** Counts a message. @returns false for one too many: the connection is closed */
  countMessage(connection: Connection): boolean {
    connection.isAlive = true;
    connection.messages += 1;
    if (connection.messages <= MAX_MESSAGES_PER_HEARTBEAT) return true;
    connection.close(subscriptionCloseCodes.limitExceeded, 'Too many messages');
    return false;
  }

  /**
   * An account whose role changed has to connect again, because it may see different changes now. So does one that
   * connected before its address was verified: the address may belong to somebody else. And one that was merged into
   * another one, whose changes it sees from then on; and one whose sign-in leads elsewhere than before.
   */
  handleAccountChange({ before, after }: Change): void {
    if (before?.mergedInto && before.mergedInto !== after?.mergedInto) this.closeMergedIn(before.mergedInto);
    const record = after ?? before;
    for (const connection of this.byAccount.get(record?.uid) ?? []) {
      const { role, emailVerified, isMergedIn } = connection.viewer ?? {};
      const isProved = after?.emailVerified === true && !emailVerified;
      const hasOtherRole = role !== after?.role && !(isMergedIn && after);
      if (hasOtherRole || isProved || after?.mergedInto) {
        connection.close(subscriptionCloseCodes.roleChanged, 'Your role has changed');
      }
    }
  }

  /** Those of everybody who was merged into an account: who is meant is not known of a connection. */
  private closeMergedIn(uid: string): void {
    for (const connection of this.byAccount.get(uid) ?? []) {
      if (!connection.viewer?.isMergedIn) continue;
      connection.close(subscriptionCloseCodes.roleChanged, 'Your sign-in leads elsewhere now');
    }
  }

  closeAll(code: number, reason: string): void {
    for (const connection of this.all) connection.close(code, reason);
  }

  /** Terminates what is still open. */
  end(): void {
    clearInterval(this.heartbeat);
    for (const { socket } of this.all) socket.terminate();
  }

  private sendHeartbeats(): void {
    for (const connection of this.all) {
      const { socket } = connection;
      if (!connection.isAlive || socket.bufferedAmount > MAX_BUFFERED_BYTES) {
        socket.terminate();
        continue;
      }
      connection.isAlive = false;
      connection.messages = 0;
      socket.ping();
    }
  }
}
