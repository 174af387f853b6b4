import { act, fireEvent, screen } from '@testing-library/react';
import {
  AnswerApplicationDocument,
  KeepTypedAnswersDocument,
} from '../features/applications/applications.operations.ts';
import { networkStatusVar } from '../lib/network-status.ts';
import { anApplication, anOrder, answerWith } from '../testing/own-application.ts';
import { renderShopPage } from '../testing/shop-pages.tsx';
import { Component as ApplicationPage } from './pet-order.page.tsx';

/* Answers are kept as they are typed, and follow their account to another device. */

const because = [{ __typename: 'ApplicationAnswer' as const, question: 'Why?', answer: 'Because' }];

let kept: object[];
let sent: object[];
/** Whether the shop can be reached. */
let isThere: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  [kept, sent, isThere] = [[], [], true];
});
afterEach(() => {
  networkStatusVar('up');
  sessionStorage.clear();
  jest.useRealTimers();
});

/** A mutation that the shop answers with the order, or not at all. */
function taking(query: object, field: string, into: () => object[], order: object) {
  return {
    request: { query, variables: () => true },
    result: ({ answers }: { answers: object }) => {
      if (!isThere) return { errors: [{ message: 'Nobody answers' }] };
      into().push(answers);
      return { data: { [field]: order } };
    },
    maxUsageCount: Number.POSITIVE_INFINITY,
  } as never;
}

async function open(...orders: never[]) {
  const { questions: _questions, typed: _typed, ...answered } = anApplication();
  const route = { path: '/petorder/:id', element: <ApplicationPage /> };
  const page = renderShopPage('/petorder/order-1', route, [
    ...(orders.length > 0 ? orders : [answerWith(anOrder(anApplication()))]),
    taking(KeepTypedAnswersDocument, 'keepTypedAnswers', () => kept, {
      ...{ __typename: 'PetOrder', _id: 'order-1' },
    }),
    taking(AnswerApplicationDocument, 'answerApplication', () => sent, anOrder(answered)),
  ]);
  await pass(100);
  return page;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const why = () => screen.getByRole('textbox', { name: 'Why?' });
const type = (value: string) => fireEvent.change(why(), { target: { value } });
const news = () =>
  screen.getByRole('form', { name: 'Tell us a little about you' }).querySelector('[role=status]');

function see(visibilityState: 'hidden' | 'visible') {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

it('are kept once, a little after the last key, and it says so', async () => {
  await open();
  for (const text of ['B', 'Be', 'Because ']) {
    type(text);
    await pass(500);
  }
  expect(kept).toEqual([]);
  expect(news()).toBeEmptyDOMElement();
  await pass(500);
  expect(kept).toEqual([[{ question: 'Why?', answer: 'Because ' }]]);
  expect(news()).toHaveTextContent('Saved');
  type('Because we');
  expect(news()).toBeEmptyDOMElement();
});

it('are there on another device, over those that were sent', async () => {
  const answers = [
    { ...because[0], answer: 'Why not' },
    { ...because[0], question: 'A garden?', answer: 'yes' },
  ];
  await open(answerWith(anOrder(anApplication({ answers: answers as never, typed: because }))));
  expect(why()).toHaveValue('Because');
  expect(screen.getByRole('combobox', { name: 'A garden?' })).toHaveValue('yes');
});

it('what comes from another device never takes the place of what is typed here', async () => {
  await open(answerWith(anOrder(anApplication()), 1), answerWith(anOrder(anApplication({ typed: because }))));
  type('So');
  await pass(40_000);
  expect(why()).toHaveValue('So');
  // Somebody was away, typed elsewhere, and comes back.
  see('hidden');
  see('visible');
  await pass(100);
  expect(why()).toHaveValue('Because');
});

it('are kept at once where the page is left', async () => {
  const { unmount } = await open();
  type('So');
  see('hidden');
  await pass(100);
  expect(kept).toHaveLength(1);
  see('visible');
  type('So it is');
  unmount();
  await pass(100);
  expect(kept[1]).toEqual([{ question: 'Why?', answer: 'So it is' }]);
});

it('says that they are not kept without a connection, and keeps them once there is one', async () => {
  await open();
  isThere = false;
  act(() => void networkStatusVar('offline'));
  type('Because');
  await pass(900);
  expect(news()).toHaveTextContent('Not saved: you are offline');
  isThere = true;
  act(() => void networkStatusVar('up'));
  await pass(900);
  expect(kept).toEqual([[{ question: 'Why?', answer: 'Because' }]]);
  expect(news()).toHaveTextContent('Saved');
});

it('that are sent are not kept once more', async () => {
  await open();
  type('Because ');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await pass(2000);
  expect(sent).toEqual([[{ question: 'Why?', answer: 'Because' }]]);
  expect(kept).toEqual([]);
});

it('that could not be sent are kept', async () => {
  await open();
  isThere = false;
  type('Because');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await pass(100);
  expect(screen.getByRole('alert')).toHaveTextContent('That did not reach us.');
  isThere = true;
  await pass(900);
  expect(kept).toHaveLength(1);
});
