import {
  checkConnection,
  networkStatusVar,
  reportNoResponse,
  reportResponse,
  watchNetwork,
} from './network-status.ts';

let isShopReachable = true;
const asked: string[] = [];
/** Each test begins an hour after the last one, when nothing is left of that one's troubles. */
let now = Date.now();

function setOnline(isOnline: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline });
}

beforeEach(() => {
  now += 3_600_000;
  jest.useFakeTimers({ now });
  isShopReachable = true;
  asked.length = 0;
  globalThis.fetch = (async (address: string) => {
    asked.push(address);
    if (!isShopReachable) throw new TypeError('Failed to fetch');
    return new Response('ok');
  }) as typeof fetch;
  setOnline(true);
});

afterEach(() => {
  reportResponse();
  jest.useRealTimers();
});

describe('the network status', () => {
  it.each([
    ['offline', false],
    ['unanswered', true],
  ] as const)('without a response is %s when the browser’s network is %p', (connection, isOnline) => {
    setOnline(isOnline);
    reportNoResponse();
    expect(networkStatusVar()).toBe(connection);
  });

  it('is probed with growing delays until the shop responds', async () => {
    isShopReachable = false;
    reportNoResponse();
    await jest.advanceTimersByTimeAsync(999);
    expect(asked).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(['/livez']);
    await jest.advanceTimersByTimeAsync(2000 + 4000);
    expect(asked).toHaveLength(3);

    isShopReachable = true;
    await jest.advanceTimersByTimeAsync(8000);
    expect(networkStatusVar()).toBe('up');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(4);
  });

  it('keeps its delays when the connection breaks again at once', async () => {
    reportNoResponse();
    await jest.advanceTimersByTimeAsync(1000);
    expect(networkStatusVar()).toBe('up');
    reportNoResponse();
    await jest.advanceTimersByTimeAsync(1999);
    expect(networkStatusVar()).toBe('unanswered');
    await jest.advanceTimersByTimeAsync(1);
    expect(networkStatusVar()).toBe('up');
  });

  it('stays up where only the browser reports no network', async () => {
    setOnline(false);
    await checkConnection();
    expect(networkStatusVar()).toBe('up');
  });

  it('follows the browser’s network events at once', async () => {
    const stop = watchNetwork();
    isShopReachable = false;
    setOnline(false);
    dispatchEvent(new Event('offline'));
    await jest.advanceTimersByTimeAsync(0);
    expect(networkStatusVar()).toBe('offline');

    isShopReachable = true;
    setOnline(true);
    dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(networkStatusVar()).toBe('up');
    stop();
  });
});
