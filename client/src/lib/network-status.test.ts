import {
  checkConnection,
  connectionVar,
  noteAnswer,
  noteNoAnswer,
  watchConnection,
} from './network-status.ts';

let isShopThere = true;
const asked: string[] = [];
/** Each test begins an hour after the last one, when nothing is left of that one's troubles. */
let now = Date.now();

function setOnline(isOnline: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline });
}

beforeEach(() => {
  now += 3_600_000;
  jest.useFakeTimers({ now });
  isShopThere = true;
  asked.length = 0;
  globalThis.fetch = (async (address: string) => {
    asked.push(address);
    if (!isShopThere) throw new TypeError('Failed to fetch');
    return new Response('ok');
  }) as typeof fetch;
  setOnline(true);
});

afterEach(() => {
  noteAnswer();
  jest.useRealTimers();
});

describe('a connection', () => {
  it.each([
    ['offline', false],
    ['unanswered', true],
  ] as const)('without an answer is %s when the browser’s network is %p', (connection, isOnline) => {
    setOnline(isOnline);
    noteNoAnswer();
    expect(connectionVar()).toBe(connection);
  });

  it('is looked for with growing pauses until the shop answers', async () => {
    isShopThere = false;
    noteNoAnswer();
    await jest.advanceTimersByTimeAsync(999);
    expect(asked).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(['/livez']);
    await jest.advanceTimersByTimeAsync(2000 + 4000);
    expect(asked).toHaveLength(3);

    isShopThere = true;
    await jest.advanceTimersByTimeAsync(8000);
    expect(connectionVar()).toBe('up');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(4);
  });

  it('that breaks again at once is not asked for every second', async () => {
    noteNoAnswer();
    await jest.advanceTimersByTimeAsync(1000);
    expect(connectionVar()).toBe('up');
    noteNoAnswer();
    await jest.advanceTimersByTimeAsync(1999);
    expect(connectionVar()).toBe('unanswered');
    await jest.advanceTimersByTimeAsync(1);
    expect(connectionVar()).toBe('up');
  });

  it('stays up where only the browser believes that there is no network', async () => {
    setOnline(false);
    await checkConnection();
    expect(connectionVar()).toBe('up');
  });

  it('follows the browser’s news as soon as it comes', async () => {
    const stop = watchConnection();
    isShopThere = false;
    setOnline(false);
    dispatchEvent(new Event('offline'));
    await jest.advanceTimersByTimeAsync(0);
    expect(connectionVar()).toBe('offline');

    isShopThere = true;
    setOnline(true);
    dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(connectionVar()).toBe('up');
    stop();
  });
});
