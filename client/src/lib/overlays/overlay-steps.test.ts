import { waitFor } from '@testing-library/react';
import { createMemoryRouter, createPath } from 'react-router-dom';
import { pause } from '../pause.ts';
import { addOverlay, type Overlay, openOverlays } from './open-overlays.ts';
import { keepSteps } from './overlay-steps.ts';
import { stepOf } from './step.ts';

let leave: () => void;
afterEach(() => leave());

/** A tab that has come from the home page to a list. Its overlays are names. */
function aTab() {
  const router = createMemoryRouter([{ path: '*', element: null }], {
    initialEntries: ['/', '/list'],
    initialIndex: 1,
  });
  answerLater(router);
  const names: string[] = [];
  const closers = new Map<string, () => void>();
  const questions: string[] = [];
  let stop = keepSteps(router);
  leave = () => {
    stop();
    for (const close of closers.values()) close();
    router.dispose();
  };

  function close(name: string) {
    closers.get(name)?.();
    closers.delete(name);
    names.splice(names.indexOf(name), 1);
  }

  function open(name: string, { asks = false } = {}) {
    const overlay: Overlay = { close: () => (asks ? questions.push(name) : close(name)) };
    names.push(name);
    closers.set(name, addOverlay(overlay));
  }

  /** Waits until there is a step for each overlay and no other. */
  async function settled() {
    await waitFor(() => {
      expect(asked).toBe(0);
      expect(router.state.navigation.state).toBe('idle');
      expect(stepOf(router.state.location)?.depth ?? 0).toBe(openOverlays().length);
    });
  }

  const address = () => createPath(router.state.location);
  return {
    router,
    questions,
    names,
    address,
    acts: {
      open: async (name: string) => open(name),
      'open one that asks': async (name: string) => open(name, { asks: true }),
      close: async (name: string) => close(name),
      'go to': (to: string) => router.navigate(to),
      'replace by': (to: string) => router.navigate(to, { replace: true }),
      back: () => router.navigate(-1),
      forward: () => router.navigate(1),
      /** As a reload does: nothing is open any more, and the steps begin anew. */
      reload: async () => {
        stop();
        for (const name of [...names]) close(name);
        stop = keepSteps(router);
      },
    },
    settled,
    /** Where one gets by Back and Back again, the present page first. An entry that takes itself away is seen as well. */
    async trail() {
      const seen = [address()];
      let { location } = router.state;
      const end = router.subscribe((state) => {
        if (state.location !== location) seen.push(createPath(state.location));
        location = state.location;
      });
      for (let key = ''; key !== location.key; await settled()) {
        key = location.key;
        await Promise.race([router.navigate(-1), pause(20)]);
      }
      end();
      return seen;
    },
  };
}

/** Ways through the history that were asked for and have not begun. */
let asked = 0;

/** The history of a browser takes its time, the one in memory answers at once. */
function answerLater(router: ReturnType<typeof createMemoryRouter>) {
  const atOnce = router.navigate;
  router.navigate = async (to: Parameters<typeof atOnce>[0] | number, options?: object) => {
    if (typeof to !== 'number') return atOnce(to, options);
    asked += 1;
    await pause(5);
    asked -= 1;
    return atOnce(to);
  };
}

type Act = keyof ReturnType<typeof aTab>['acts'];
type Acts = readonly (readonly [act: Act, of?: string])[];

interface Outcome {
  readonly open?: readonly string[];
  readonly asked?: number;
  /** Not of what asks: it would do so for ever. */
  readonly trail?: readonly string[];
}

const cases: readonly (readonly [title: string, acts: Acts, outcome: Outcome])[] = [
  ['Back closes what lies over the page', [['open', 'menu'], ['back']], { trail: ['/list', '/'] }],
  [
    'one that is closed by its button leaves no empty step',
    [
      ['open', 'menu'],
      ['close', 'menu'],
    ],
    { trail: ['/list', '/'] },
  ],
  [
    'two over each other take two Backs: after one the lower is open',
    [['open', 'view'], ['open', 'picture'], ['back']],
    { open: ['view'], trail: ['/list', '/list', '/'] },
  ],
  [
    'two over each other take two Backs: after two none is',
    [['open', 'view'], ['open', 'picture'], ['back'], ['back']],
    { trail: ['/list', '/'] },
  ],
  [
    'two that close at once leave no empty step',
    [
      ['open', 'view'],
      ['open', 'picture'],
      ['close', 'picture'],
      ['close', 'view'],
    ],
    { trail: ['/list', '/'] },
  ],
  [
    'Forward opens nothing again, and leaves no empty step',
    [['open', 'menu'], ['back'], ['forward']],
    { trail: ['/list', '/'] },
  ],
  ['one that asks stays open', [['open one that asks', 'review'], ['back']], { open: ['review'], asked: 1 }],
  [
    'one that asks asks again',
    [['open one that asks', 'review'], ['back'], ['back']],
    { open: ['review'], asked: 2 },
  ],
  [
    'one that asked and was closed leaves no step',
    [['open one that asks', 'review'], ['back'], ['close', 'review']],
    { trail: ['/list', '/'] },
  ],
  [
    'a link within one takes the place of its step',
    [
      ['open', 'menu'],
      ['go to', '/item'],
      ['close', 'menu'],
    ],
    { trail: ['/item', '/list', '/'] },
  ],
  [
    'so does one in the upper of two',
    [
      ['open', 'view'],
      ['open', 'picture'],
      ['go to', '/item'],
      ['close', 'view'],
      ['close', 'picture'],
    ],
    { trail: ['/item', '/list', '/'] },
  ],
  [
    'one that stays open on the next page has its step there',
    [
      ['open', 'message'],
      ['go to', '/item'],
    ],
    { open: ['message'], trail: ['/item', '/item', '/list', '/'] },
  ],
  [
    'filters chosen in one stay when its button closes it, and one Back undoes them',
    [
      ['open', 'filters'],
      ['go to', '?a=1'],
      ['go to', '?a=1&b=2'],
      ['close', 'filters'],
    ],
    { trail: ['/list?a=1&b=2', '/list', '/'] },
  ],
  [
    'filters chosen in one stay when Back closes it',
    [['open', 'filters'], ['go to', '?a=1'], ['back']],
    { trail: ['/list?a=1', '/list', '/'] },
  ],
  [
    'filters chosen and taken away again leave no step',
    [
      ['open', 'filters'],
      ['go to', '?a=1'],
      ['go to', '/list'],
      ['close', 'filters'],
    ],
    { trail: ['/list', '/'] },
  ],
  [
    'an address that is replaced within one stays as well',
    [['open', 'filters'], ['replace by', '?a=1'], ['back']],
    { trail: ['/list?a=1', '/list', '/'] },
  ],
  [
    'one that asks keeps the filters too',
    [['open one that asks', 'filters'], ['go to', '?a=1'], ['back'], ['close', 'filters']],
    { trail: ['/list?a=1', '/list', '/'] },
  ],
  [
    'filters in the upper of two stay with both',
    [['open', 'view'], ['open', 'filters'], ['go to', '?a=1'], ['back'], ['back']],
    { trail: ['/list?a=1', '/list', '/'] },
  ],
  ['a reload with one open leaves no empty step', [['open', 'menu'], ['reload']], { trail: ['/list', '/'] }],
];

it.each(cases)('%s', async (_, acts, { open = [], asked: times, trail }) => {
  const tab = aTab();
  await tab.settled();
  for (const [act, of = ''] of acts) {
    await tab.acts[act](of);
    // A link goes on before the page has closed what it was in.
    if (act !== 'go to' || of.startsWith('?')) await tab.settled();
  }
  await tab.settled();
  expect(tab.names).toEqual(open);
  if (times) expect([tab.address(), tab.questions.length]).toEqual(['/list', times]);
  if (trail) expect(await tab.trail()).toEqual(trail);
});

it('gives an overlay its step that was open before the steps were kept', async () => {
  const tab = aTab();
  await tab.acts.reload();
  void tab.acts.open('menu');
  expect(stepOf(tab.router.state.location)).toBeUndefined();
  await tab.settled();
  await tab.acts.back();
  await tab.settled();
  expect([tab.address(), tab.names]).toEqual(['/list', []]);
});

it('keeps what the entry has in its state, and gives it back without the step', async () => {
  const tab = aTab();
  await tab.router.navigate('/order', { state: { isJustPaid: true } });
  await tab.acts.open('menu');
  await tab.settled();
  expect(tab.router.state.location.state).toMatchObject({
    isJustPaid: true,
    overlay: { depth: 1, under: '/order' },
  });
  await tab.acts['go to']('?a=1');
  await tab.acts.close('menu');
  await tab.settled();
  expect(tab.router.state.location.state).toBeNull();
});

it('waits with a navigation until a step is taken back, which would take it back as well', async () => {
  const tab = aTab();
  await tab.acts.open('form');
  await tab.settled();
  await tab.acts.close('form');
  await Promise.resolve();
  await tab.router.navigate('/thanks');
  await tab.settled();
  expect(await tab.trail()).toEqual(['/thanks', '/list', '/']);
});
