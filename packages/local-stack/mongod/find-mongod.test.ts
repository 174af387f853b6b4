import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { versionToDownload } from './download.ts';
import { hasFailedRecently, recordFailure } from './failed-download.ts';
import { findMongod, type Mongod } from './find-mongod.ts';
import { explainStartFailure } from './run-mongod.ts';
import { versionInWords } from './support.ts';
import { findAddress } from './wheel-download.ts';
import { wheel } from './wheel-package.ts';

const found = (path: string, version: string): Mongod => ({ path, version });
const asked: string[] = [];
const source = (name: string, answer: Mongod | string) => ({
  name,
  async find() {
    asked.push(name);
    return answer;
  },
});
beforeEach(() => asked.splice(0));

const now = new Date('2026-11-26T12:00:00Z');
const installed = found('/usr/bin/mongod', '7.0.2');
const downloaded = found('/cache/mongod', '6.0.5');

test.each([
  ['the first that is there, asking no later one', null, [installed, downloaded], installed, 1],
  ['the next where one is missing', null, ['not there', downloaded], downloaded, 2],
  ['the one that fits data of an older series', '6.0', [installed, downloaded], downloaded, 2],
  ['any patch level of the series of the data', '7.0', [installed, downloaded], installed, 1],
])('takes %s', async (_case, writtenBy, answers, expected, count) => {
  const sources = answers.map((answer, index) => source(String(index), answer));
  expect(await findMongod(sources, writtenBy, now)).toEqual(expected);
  expect(asked).toHaveLength(count);
});

describe('for a new data folder', () => {
  const old = found('/usr/bin/mongod', '4.4.29');
  const newest = found('/cache/mongod', '8.0.17');

  test.each([
    ['one that is supported before an old one on PATH', [old, newest], newest, 2],
    ['the first that is supported, asking no further', [installed, newest], installed, 1],
    ['an old one where nothing newer is to be had', [old, 'not reachable'], old, 2],
    ['the first of several old ones', [old, downloaded], old, 2],
    [
      'a series that came out since',
      [old, found('/cache/mongod', '10.0.1')],
      found('/cache/mongod', '10.0.1'),
      2,
    ],
  ])('takes %s', async (_case, answers, expected, count) => {
    const sources = answers.map((answer, index) => source(String(index), answer));
    expect(await findMongod(sources, null, now)).toEqual(expected);
    expect(asked).toHaveLength(count);
  });

  test('takes the program that somebody named, however old it is', async () => {
    const sources = [{ ...source('setting', old), isChosen: true }, source('download', newest)];
    expect(await findMongod(sources, null, now)).toEqual(old);
  });

  test('fetches none that is out of support where there is one already', async () => {
    const sources = [source('PATH', old), { ...source('package', downloaded), version: '6.0.5' }];
    expect(await findMongod(sources, null, now)).toEqual(old);
    expect(asked).toEqual(['PATH']);
  });

  test('goes by the day: support ends', async () => {
    const sources = [source('PATH', installed), source('download', newest)];
    expect(await findMongod(sources, null, new Date('2027-09-01T00:00:00Z'))).toEqual(newest);
  });
});

test.each([
  ['8.0.17', 'MongoDB 8.0.17'],
  ['6.0.5', 'MongoDB 6.0.5, which is out of support'],
])('%s is called what it is', (version, words) => {
  expect(versionInWords(version, now)).toBe(words);
});

test.each([
  [null, /^8\.0\./],
  ['8.2', /^8\.2\./],
  ['6.0', /^6\.0\./],
  ['5.0', /^8\.0\./],
])('for data of %s the download is %s', (series, version) => {
  expect(versionToDownload(series)).toMatch(version);
});

test('data of a series that no mongod here can read is said in one sentence', async () => {
  await expect(findMongod([source('PATH', installed)], '4.4')).rejects.toThrow(
    /^The data folder was written by MongoDB 4\.4, and the mongod found here \(\/usr\/bin\/mongod\) is 7\.0\.2\. /,
  );
});

test('where there is none, one error lists all that was tried', async () => {
  const sources = [source('PATH', 'not there'), source('download', 'not reachable')];
  await expect(findMongod(sources, null)).rejects.toThrow(/PATH: not there\n {2}- download: not reachable/);
});

describe('a download that failed', () => {
  let recordFile: string;
  beforeEach(async () => {
    recordFile = join(await mkdtemp(join(tmpdir(), 'petshop-note-')), 'sub', 'failed.json');
  });
  afterEach(() => rm(join(recordFile, '../..'), { recursive: true }));
  const monday = new Date('2026-11-16T10:00:00Z');
  const daysLater = (days: number) => new Date(monday.getTime() + days * 24 * 3600 * 1000);

  test.each([
    ['is not tried again the next day', 1, /^no network, on 2026-11-16/],
    ['is tried again after a week, when the machine may be elsewhere', 7.1, null],
    ['is tried again when the clock was set back', -1, null],
  ])('%s', async (_case, days, answer) => {
    await recordFailure(recordFile, 'no network', monday);
    const failure = await hasFailedRecently(recordFile, daysLater(days));
    if (answer) expect(failure).toMatch(answer);
    else expect(failure).toBeNull();
  });

  test('that nobody recorded is tried', async () => {
    expect(await hasFailedRecently(recordFile, monday)).toBeNull();
  });
});

test('in a package index the file with the expected checksum is found, and no other', () => {
  const link = (name: string, sha: string) =>
    `<a href="https://files.test/${name}#sha256=${sha}">${name}</a>`;
  const page = `${link('other.whl', '0'.repeat(64))}\n${link('ours.whl', wheel.sha256)}`;
  expect(findAddress(page)).toBe('https://files.test/ours.whl');
  expect(findAddress(link('other.whl', '0'.repeat(64)))).toBeUndefined();
});

describe('a mongod that refuses to start', () => {
  const plan = { mongod: downloaded, port: 1, dbPath: '/data/mongo', logFile: '/data/mongod.log' };
  test.each([
    ['by its exit code for newer data', '', 62, /written by another major version/],
    [
      'by its words about newer data',
      '** IMPORTANT: UPGRADE PROBLEM: …',
      14,
      /written by another major version/,
    ],
    [
      'because another one runs on the folder',
      '"codeName":"DBPathInUse"',
      100,
      /Another mongod uses \/data\/mongo/,
    ],
    ['because of missing rights', 'WiredTiger: Operation not permitted', 100, /may not read and write/],
    ['because the disk is full', 'No space left on device', 100, /disk of \/data\/mongo is full/],
  ])('%s is explained', (_case, log, code, sentence) => {
    expect(explainStartFailure(log, { code, signal: null }, plan)).toMatch(sentence);
  });

  test('for a reason that nobody foresaw leaves the word to the log', () => {
    expect(explainStartFailure('something new', { code: 1, signal: null }, plan)).toBeNull();
  });
});
