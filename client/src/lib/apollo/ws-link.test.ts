import { ApolloClient, InMemoryCache } from '@apollo/client';
import { parse } from 'graphql';
import { retryDelayMs, wsLink } from './ws-link.ts';

describe('the reconnect delay of the WebSocket', () => {
  it.each([
    [0, 3000],
    [1, 6000],
    [3, 24_000],
    [5, 60_000],
    [500, 60_000],
  ])('is after %d failed attempts at most %d ms', (retries, most) => {
    expect(retryDelayMs(retries, 1)).toBe(most);
    expect(retryDelayMs(retries, 0)).toBe(0);
  });
});

/** A browser's socket to a shop that acknowledges and answers pings, until something on the way swallows it all. */
class ShopSocket {
  static readonly OPEN = 1;
  static all: ShopSocket[] = [];
  static isReachable = true;
  readyState = 0;
  isSwallowed = false;
  sent: string[] = [];
  onopen = () => {};
  onclose: ((event: object) => void) | null = null;
  onmessage = (_event: { data: string }) => {};

  constructor() {
    ShopSocket.all.push(this);
    if (ShopSocket.isReachable) queueMicrotask(() => this.open());
  }

  private open() {
    this.readyState = ShopSocket.OPEN;
    this.onopen();
  }

  send(text: string) {
    const { type } = JSON.parse(text);
    this.sent.push(type);
    if (type === 'connection_init') this.hear('connection_ack');
    if (type === 'ping') this.hear('pong');
  }

  /** The other side of a dead connection never confirms that it is closed. */
  close(code: number, reason: string) {
    this.readyState = 2;
    if (!this.isSwallowed) queueMicrotask(() => this.onclose?.({ code, reason, wasClean: true }));
  }

  private hear(type: string) {
    if (!this.isSwallowed) queueMicrotask(() => this.onmessage({ data: JSON.stringify({ type }) }));
  }
}

describe('a live page', () => {
  const browsersSocket = globalThis.WebSocket;
  let leave = () => {};

  beforeEach(() => {
    ShopSocket.all = [];
    ShopSocket.isReachable = true;
    Object.assign(globalThis, { WebSocket: ShopSocket });
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  });

  afterEach(() => {
    leave();
    jest.useRealTimers();
    Object.assign(globalThis, { WebSocket: browsersSocket });
  });

  const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

  async function openLivePage() {
    const onReturn = jest.fn();
    const link = wsLink({ getToken: async () => 'token', onReturn });
    const client = new ApolloClient({ cache: new InMemoryCache(), link });
    const subscription = client.subscribe({ query: parse('subscription { any }') }).subscribe({
      ...{ next: () => {}, error: () => {} },
    });
    while (!ShopSocket.all[0]?.sent.includes('subscribe')) await pass(0);
    leave = () => subscription.unsubscribe();
    return { socket: ShopSocket.all[0] as ShopSocket, onReturn };
  }

  /** Lets the page be seen, as jsdom's always is. */
  function show() {
    document.dispatchEvent(new Event('visibilitychange'));
  }

  it('keeps a connection that gives signs of life', async () => {
    const { socket, onReturn } = await openLivePage();
    await pass(120);
    expect(ShopSocket.all).toEqual([socket]);
    expect(socket.sent.filter((type) => type === 'ping').length).toBeGreaterThan(5);
    expect(onReturn).not.toHaveBeenCalled();
  });

  it('notices within half a minute that its connection is dead, connects and asks again', async () => {
    const { socket, onReturn } = await openLivePage();
    socket.isSwallowed = true;
    await pass(30);
    expect(ShopSocket.all).toHaveLength(2);
    expect(ShopSocket.all[1]?.sent).toContain('subscribe');
    expect(onReturn).toHaveBeenCalledTimes(1);
  });

  it('asks again at once when it is seen again, and tries its connection', async () => {
    const { socket, onReturn } = await openLivePage();
    socket.isSwallowed = true;
    show();
    expect(onReturn).toHaveBeenCalledTimes(1);
    expect(socket.sent.at(-1)).toBe('ping');
    await pass(11);
    expect(ShopSocket.all).toHaveLength(2);
  });

  it.each(['focus', 'online'])('tries its connection on %s', async (event) => {
    const { socket } = await openLivePage();
    socket.isSwallowed = true;
    dispatchEvent(new Event(event));
    await pass(11);
    expect(ShopSocket.all).toHaveLength(2);
  });

  it('gives up on a connection that never opens', async () => {
    const { socket } = await openLivePage();
    ShopSocket.isReachable = false;
    socket.onclose?.({ code: 1006, reason: '', wasClean: false });
    await pass(30);
    expect(ShopSocket.all.length).toBeGreaterThan(2);
  });

  it('asks nothing when it is seen again after its last subscription has ended', async () => {
    const { onReturn } = await openLivePage();
    leave();
    await pass(0);
    show();
    expect(onReturn).not.toHaveBeenCalled();
  });
});
