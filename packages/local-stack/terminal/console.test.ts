import { terminalConsole } from './console.ts';
import { neverInterrupted } from './interruption.ts';

test('a log file hears of each step at once, and how far one is every few seconds', () => {
  const { isTTY } = process.stdout;
  process.stdout.isTTY = false;
  const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const clock = jest.spyOn(performance, 'now');
  const console = terminalConsole(neverInterrupted);
  const progress: [seconds: number, text: string][] = [
    [0, 'Demo accounts'],
    [0.1, 'Demo pictures 1 of 115'],
    [0.2, 'Demo pictures 2 of 115'],
    [3.2, 'Demo pictures 60 of 115'],
    [5, 'Demo pictures 115 of 115'],
    [5.1, 'Demo orders'],
    [5.2, 'Demo orders 1 of 9'],
    [5.3, 'Downloading MongoDB: 10 %'],
    [5.4, 'Downloading MongoDB: 20 %'],
  ];
  for (const [seconds, text] of progress) {
    clock.mockReturnValue(seconds * 1000);
    console.progress(text);
  }
  const lines = written.mock.calls.map(([text]) => String(text).trim());
  jest.restoreAllMocks();
  process.stdout.isTTY = isTTY;
  expect(lines).toEqual([
    'Demo accounts',
    'Demo pictures 1 of 115',
    'Demo pictures 60 of 115',
    'Demo orders',
    'Downloading MongoDB: 10 %',
  ]);
});
