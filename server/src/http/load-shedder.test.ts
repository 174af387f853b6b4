import { DomainError } from '../platform/domain-error.ts';
import { LoadShedder, type OpenRequest } from './load-shedder.ts';

const capacity = {
  ...{ maxInFlight: 40, maxInFlightPerAddress: 30, maxOpenPerAddress: 35, maxLagMs: 150 },
  ...{ maxBodyBytes: 1_000_000, maxBodyBytesPerAddress: 700_000 },
};

function codeOf(enter: () => unknown): string | undefined {
  try {
    enter();
    return undefined;
  } catch (error) {
    return error instanceof DomainError ? error.code : 'not ours';
  }
}

/** Requests without a body, which are worked on at once. */
function work(load: LoadShedder, address: string): OpenRequest {
  const request = load.open(address, 0);
  request.startWork();
  return request;
}

function workMany(load: LoadShedder, count: number, address: string): OpenRequest[] {
  return Array.from({ length: count }, () => work(load, address));
}

it('takes requests until it is full, and again when one is done', () => {
  const load = new LoadShedder(capacity);
  const [request] = [...workMany(load, 20, 'a'), ...workMany(load, 20, 'b')];
  expect(load.inFlight).toBe(40);
  expect(codeOf(() => work(load, 'c'))).toBe('UPSTREAM_UNAVAILABLE');
  request?.close();
  expect(codeOf(() => work(load, 'c'))).toBeUndefined();
});

it('gives one address some of the places only, and forgets those that left', () => {
  const load = new LoadShedder(capacity);
  const requests = workMany(load, 30, 'a');
  expect(codeOf(() => work(load, 'a'))).toBe('RATE_LIMITED');
  expect(codeOf(() => work(load, 'b'))).toBeUndefined();
  for (const request of requests) request.close();
  expect(codeOf(() => work(load, 'a'))).toBeUndefined();
});

it('counts no place for who is waited for, and lets each address wait for a share only', () => {
  const load = new LoadShedder(capacity);
  for (const address of ['a', 'b']) for (let opened = 0; opened < 35; opened++) load.open(address, 1);
  expect([load.inFlight, load.openRequests]).toEqual([0, 70]);
  expect(codeOf(() => load.open('a', 1))).toBe('RATE_LIMITED');
  expect(codeOf(() => work(load, 'c'))).toBeUndefined();
});

it('counts a request once however often its work begins and ends', () => {
  const load = new LoadShedder(capacity);
  const request = work(load, 'a');
  request.startWork();
  expect(load.inFlight).toBe(1);
  request.endWork();
  request.endWork();
  expect([load.inFlight, load.openRequests]).toEqual([0, 1]);
  request.startWork();
  request.close();
  request.close();
  request.startWork();
  expect([load.inFlight, load.openRequests]).toEqual([0, 0]);
});

it('reads large bodies up to a size together, some of it for one address, and one of any size alone', () => {
  const load = new LoadShedder(capacity);
  const request = load.open('a', 5_000_000);
  expect(codeOf(() => load.open('b', 100_000))).toBe('UPSTREAM_UNAVAILABLE');
  expect(codeOf(() => load.open('b', 10_000))).toBeUndefined();
  request.close();
  load.open('a', 600_000);
  expect(codeOf(() => load.open('a', 200_000))).toBe('RATE_LIMITED');
  expect(codeOf(() => load.open('b', 600_000))).toBe('UPSTREAM_UNAVAILABLE');
  expect(codeOf(() => load.open('b', 400_000))).toBeUndefined();
});

describe('a process that can not keep up', () => {
  let ran: number;
  let load: LoadShedder;
  beforeEach(() => {
    ran = 0;
    jest.useFakeTimers();
    load = new LoadShedder(capacity, () => ran);
  });
  afterEach(() => jest.useRealTimers());

  /** What it finds when it looks the next time, so many milliseconds too late. */
  function looks(lateMs: number): void {
    ran += 500 + lateMs;
    jest.advanceTimersByTime(500);
  }

  const more = () => codeOf(() => work(load, 'c'));

  it('takes no more, and goes on by itself', () => {
    workMany(load, 15, 'a');
    workMany(load, 15, 'b');
    looks(200);
    expect(more()).toBeUndefined();
    looks(200);
    expect(more()).toBe('UPSTREAM_UNAVAILABLE');
    looks(0);
    expect(more()).toBeUndefined();
  });

  it('takes more where it has few requests: what holds it up is the machine', () => {
    workMany(load, 29, 'a');
    looks(200);
    looks(200);
    expect(more()).toBeUndefined();
  });
});
