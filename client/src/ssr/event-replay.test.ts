import { replayEvents } from './event-replay.ts';

/** A page on which something was done before its code came. */
function aPage() {
  document.body.innerHTML =
    '<button></button><input><select><option value="name"></option><option value="price"></option></select>';
  const button = document.querySelector('button') as HTMLButtonElement;
  const select = document.querySelector('select') as HTMLSelectElement;
  const input = document.querySelector('input') as HTMLInputElement;
  const seen: string[] = [];
  for (const kind of ['pointerdown', 'click', 'change', 'input']) {
    document.body.addEventListener(kind, ({ type, target }) => {
      seen.push(`${type} ${(target as Element).localName} ${(target as HTMLSelectElement).value}`.trim());
    });
  }
  return { button, select, input, seen };
}

beforeEach(() => {
  jest.useFakeTimers();
  document.body = document.createElement('body');
});
afterEach(() => jest.useRealTimers());

it('what was chosen, typed and clicked before the code came is done once more, and nothing is captured any longer', () => {
  const { button, select, input, seen } = aPage();
  const stop = jest.fn();
  window.earlyEvents = {
    last: button,
    entered: new Map<HTMLSelectElement | HTMLInputElement, string>([
      [select, 'price'],
      [input, '20'],
    ]),
    stop,
  };
  replayEvents();
  jest.runAllTimers();
  expect(seen).toEqual([
    'pointerdown select name',
    'change select price',
    'pointerdown input',
    'input input',
    'input input 20',
    'pointerdown button',
    'click button',
  ]);
  expect(stop).toHaveBeenCalledTimes(1);
  expect(window.earlyEvents).toBeUndefined();
});

it('what is chosen second finds what the first has changed', async () => {
  document.body.innerHTML = '<select id="kind"></select><select id="age"></select>';
  const fields = [...document.querySelectorAll('select')];
  let address = '';
  document.body.addEventListener('change', ({ target }) => {
    const next = `${address}/${(target as Element).id}`;
    // As a router does it: once the event is over.
    queueMicrotask(() => {
      address = next;
    });
  });
  window.earlyEvents = {
    ...{ last: null, stop: () => {} },
    entered: new Map(fields.map((field) => [field, ''])),
  };
  replayEvents();
  await jest.runAllTimersAsync();
  expect(address).toBe('/kind/age');
});

it('a button that is gone is not clicked', () => {
  const { button, seen } = aPage();
  window.earlyEvents = { last: button, entered: new Map(), stop: () => {} };
  replayEvents();
  button.remove();
  jest.runAllTimers();
  expect(seen).toEqual([]);
});
