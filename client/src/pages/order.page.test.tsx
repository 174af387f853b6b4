import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { DAY_MS } from '../../../domain/durations.ts';
import { defaultShopFacts } from '../../../domain/shop-settings/shop-settings.ts';
import { OrderDocument } from '../features/orders/api/order.operations.ts';
import { CancelCartEntryDocument } from '../features/orders/api/orders.operations.ts';
import { SayIAmHereDocument } from '../features/orders/api/pickup.operations.ts';
import {
  ReportProblemDocument,
  WithdrawProblemDocument,
} from '../features/orders/api/problems.operations.ts';
import {
  AddReviewPhotoDocument,
  RemoveReviewDocument,
  RemoveReviewPhotoDocument,
  ReviewItemDocument,
} from '../features/reviews/own-review.operations.ts';
import type { AskShopInput } from '../gql/graphql.ts';
import { shopStateVar } from '../lib/cart-store/cart-store.ts';
import { shopZone } from '../lib/format/shop-time-zone.ts';
import { anOrderChange } from '../testing/fake-websocket.ts';
import { aProblem, aProblemLine, aPromise, aShipment } from '../testing/managed-order.ts';
import { aDelivery, anOwnLine, anOwnOrder } from '../testing/own-order.ts';
import { aCancelPreview, emptyCart, renderShopPage } from '../testing/shop-pages.tsx';
import { Component as OrderPage } from './order.page.tsx';

const NUMBER = 'FP-7K3M-92QD';

const request = { query: OrderDocument, variables: { number: NUMBER } };

function answer(changes: object = {}) {
  return { request, result: { data: { order: anOwnOrder(changes) } } };
}

function open(
  answers: Parameters<typeof renderShopPage>[2],
  number = NUMBER,
  options?: Parameters<typeof renderShopPage>[3],
) {
  const route = { path: '/order/:number', element: <OrderPage /> };
  return renderShopPage(`/order/${number}`, route, answers, options);
}

const payLink = {
  ...{ __typename: 'PayLink', amount: 25, delivery: 'SAME_DAY', payUntil: '2026-11-28T12:00:00.000Z' },
};

beforeEach(emptyCart);
afterEach(() => {
  shopZone.name = '';
});

describe('the page of an order', () => {
  it('shows what was ordered, what was paid for it and how it comes', async () => {
    open([answer()]);
    expect(screen.getByRole('heading', { level: 1, name: `Order ${NUMBER}` })).toBeVisible();
    expect(screen.getByText('Loading......')).toBeVisible();

    const lines = within(await screen.findByRole('region', { name: 'What you ordered' }));
    const line = within(lines.getByRole('listitem'));
    expect(line.getByRole('link', { name: 'Salmon kibble' })).toHaveAttribute(
      'href',
      '/PetOrderDetails/kibble',
    );
    expect(line.getByText('$25.00')).toBeVisible();
    expect(line.getByText('$17.50')).toBeVisible();

    const sums = within(screen.getByRole('region', { name: 'Sums' }));
    expect(sums.getByText('30% off with FRIEND30')).toBeVisible();
    expect(sums.getByText('-$7.50')).toBeVisible();
    expect(sums.queryByText('15% off')).not.toBeInTheDocument();
    expect(sums.getByText('$22.50')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Standard delivery' })).toHaveTextContent('1 Paw Lane');
    expect(screen.getByRole('region', { name: 'What happened' })).toHaveTextContent('You placed this order.');
    expect(screen.queryByRole('region', { name: 'Money back' })).not.toBeInTheDocument();
  });

  it('leads its shopper, and nobody else, to where it can be asked about', async () => {
    const { unmount } = open([answer()]);
    const link = await screen.findByRole('link', { name: 'Ask about this order' });
    expect(link).toHaveAttribute('href', `/contact?order=${NUMBER}`);
    unmount();
    open([answer({ email: 'kim@petshop.test' })], NUMBER, { role: 'STAFF' });
    expect(await screen.findByRole('link', { name: 'Handle this order' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Ask about this order' })).not.toBeInTheDocument();
  });

  it('says what was promised', async () => {
    open([answer()]);
    const box = await screen.findByRole('region', { name: 'Standard delivery' });
    expect(box).toHaveTextContent('Promised: Friday, Nov 27 to Monday, Nov 30');
    expect(box).not.toHaveTextContent('later');
  });

  it('says by the shop’s clock what was promised for the same day, and that it was later', async () => {
    shopZone.name = 'Pacific/Auckland';
    const day = '2026-11-26';
    const sameDay = aPromise({ from: day, until: day, dueAt: '2026-11-26T08:00:00.000Z', isKept: false });
    open([answer({ promise: sameDay, delivery: aDelivery({ method: 'SAME_DAY' }) })]);
    const late = await screen.findByRole('region', { name: 'Same-day delivery' });
    expect(late).toHaveTextContent('Promised: By 9 PM GMT+13 on Thursday, Nov 26');
    expect(late).toHaveTextContent('It was later than that, and we are sorry.');
  });

  it('says what is asked for on top of it, and leads to where that is paid', async () => {
    open([answer({ payLink })]);
    expect(await screen.findByText(/Your order can come by same-day delivery for/)).toHaveTextContent(
      '$25.00',
    );
    expect(screen.getByRole('link', { name: 'Pay $25.00' })).toHaveAttribute('href', `/order/${NUMBER}?pay`);
  });

  it('has a form to pay that, by a card', async () => {
    open([answer({ payLink })], `${NUMBER}?pay`);
    const form = within(await screen.findByRole('form', { name: 'Payment' }));
    expect(form.getByRole('heading', { name: '$25.00 for same-day delivery' })).toBeVisible();
    const button = form.getByRole('button', { name: 'Pay $25.00' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
    expect(form.getByLabelText('Card number')).toBeInTheDocument();
  });

  it.each([
    ['was paid', { paidOnTop: 25 }, 'Thank you, it is paid'],
    ['is not asked for any more', {}, 'Nothing is to be paid'],
  ])('says so where what %s', async (_what, changes, said) => {
    open([answer(changes)], `${NUMBER}?pay`);
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Payment' })).not.toBeInTheDocument();
  });

  it('says what was paid on top for the delivery', async () => {
    open([answer({ paidOnTop: 25 })]);
    const sums = within(await screen.findByRole('region', { name: 'Sums' }));
    expect(sums.getByText('Paid on top for the delivery').parentElement).toHaveTextContent('$25.00');
  });

  it('has what was paid on top as a line of the receipt, with its day and card', async () => {
    const supplement = {
      ...{ __typename: 'OrderSupplement', amount: 25, delivery: 'STANDARD' },
      ...{ paidAt: '2026-11-21T15:00:00.000Z', cardBrand: 'mastercard', cardLast4: '4444' },
    };
    open([answer({ paidOnTop: 25, supplements: [supplement] })]);
    const receipt = (await screen.findByText(`Receipt for ${NUMBER}`)).parentElement;
    expect(receipt).toHaveTextContent(
      /\$25\.00 more for standard delivery paid on .*2026.* with Mastercard ending in 4444/,
    );
  });

  it('says nothing of days where none are known, and picks up at the shop of today', async () => {
    const promise = aPromise({ from: null, until: null, place: null });
    open([answer({ promise, delivery: aDelivery({ method: 'CURBSIDE' }) })]);
    const pickup = await screen.findByRole('region', { name: 'Curbside pickup' });
    expect(pickup).not.toHaveTextContent('Promised');
    expect(pickup).toHaveTextContent(`Pick it up at ${defaultShopFacts.address.replace('\n', ', ')}`);
  });

  it('promises nothing of an order that was canceled', async () => {
    open([answer({ status: 'CANCELLED' })]);
    expect(await screen.findByRole('region', { name: 'Standard delivery' })).not.toHaveTextContent(
      'Promised',
    );
  });

  it('is a receipt on paper, of who sold it, when it was paid and with which card', async () => {
    open([answer()]);
    const receipt = (await screen.findByText(`Receipt for ${NUMBER}`)).parentElement;
    const { name, address, phone } = defaultShopFacts;
    for (const said of [name, address.replace('\n', ' '), phone]) expect(receipt).toHaveTextContent(said);
    expect(receipt).toHaveTextContent(/Paid on .*2026.* with Visa ending in 4242/);
  });

  it('is found by its number however the address has it', async () => {
    open([answer()], 'fp7k3m92qd');
    expect(await screen.findByText('Being packed')).toBeVisible();
  });

  it('leads to where the parcel can be followed', async () => {
    const trackingUrl = 'https://www.ups.com/track?tracknum=1Z999';
    const lost = aShipment({ id: 's0', state: 'LOST', trackingNumber: '1Z000', expected: null });
    open([answer({ shipments: [lost, aShipment({ trackingUrl })], status: 'SHIPPED' })]);
    const link = await screen.findByRole('link', { name: 'Track the parcel' });
    expect(link).toHaveAttribute('href', 'https://www.ups.com/track?tracknum=1Z999');
    expect(screen.getByText('1Z999')).toBeVisible();
    expect(screen.getByText('Expected: Friday, Nov 27 to Monday, Nov 30')).toBeVisible();
  });

  it('has words of its own for what is picked up at the shop, and no address to send it to', async () => {
    const delivery = aDelivery({ method: 'CURBSIDE' });
    const promise = aPromise({ from: null, until: null, place: '3 Old Lane\nBrookside' });
    open([
      answer({
        delivery,
        promise,
        status: 'SHIPPED',
        entries: [anOwnLine({ status: 'SHIPPED', nextStatuses: [] })],
      }),
    ]);
    expect(await screen.findByText('Waiting for you at the shop')).toBeVisible();
    expect(screen.getAllByText('ready for pickup')).toHaveLength(2);
    const pickup = screen.getByRole('region', { name: 'Curbside pickup' });
    expect(pickup).not.toHaveTextContent('1 Paw Lane');
    expect(pickup).toHaveTextContent('Pick it up at 3 Old Lane, Brookside');
    expect(pickup).not.toHaveTextContent('Promised');
  });

  describe('that is picked up', () => {
    const promise = aPromise({ from: null, until: null, place: '3 Old Lane\nBrookside' });
    const pickup = { promise, delivery: aDelivery({ method: 'CURBSIDE' }) };
    const isHere = (text: RegExp) => (variables: { readonly input?: AskShopInput }) =>
      variables.input?.orderNumber === NUMBER && variables.input.isHere && text.test(variables.input.text);
    const said = { data: { askShop: { __typename: 'Thread', id: 't1' } } };
    const press = async () => userEvent.click(await screen.findByRole('button', { name: 'I’m here' }));

    it.each([
      ['PENDING', 0, 0],
      ['PAID', 1, 1],
      ['PARTLY_SHIPPED', 1, 1],
      ['SHIPPED', 1, 1],
      ['DELIVERED', 0, 0],
      ['CANCELLED', 0, 0],
    ])('has, while it is %s, %d links to a map and %d “I’m here”', async (status, maps, buttons) => {
      open([answer({ ...pickup, status })]);
      await screen.findByRole('region', { name: 'Curbside pickup' });
      const links = screen.queryAllByRole('link', { name: 'Show it on a map' });
      expect(links).toHaveLength(maps);
      for (const link of links)
        expect(link).toHaveAttribute('href', expect.stringMatching(/query=3%20Old%20Lane%2C%20Brookside$/));
      expect(screen.queryAllByRole('button', { name: 'I’m here' })).toHaveLength(buttons);
    });

    it('tells the shop who stands outside, and by what to find them', async () => {
      const variables = isHere(/^I am outside to pick up FP-7K3M-92QD \(.*\)\.\nA blue car$/);
      open([answer(pickup), { request: { query: SayIAmHereDocument, variables }, result: said }]);
      await userEvent.type(await screen.findByLabelText('How do we find you?'), ' A blue car ');
      await press();
      expect(await screen.findByText(/We know that you are here/)).toBeVisible();
      expect(screen.queryByLabelText('How do we find you?')).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'I’m here' })).toHaveAttribute('aria-disabled', 'true');
    });

    it('keeps what was typed where that did not reach the shop', async () => {
      const variables = isHere(/\nA blue car$/);
      const errors = [new GraphQLError('Too many requests')];
      open([answer(pickup), { request: { query: SayIAmHereDocument, variables }, result: { errors } }]);
      await userEvent.type(await screen.findByLabelText('How do we find you?'), 'A blue car');
      await press();
      expect(await screen.findByRole('alert')).toHaveTextContent('That did not reach us. Too many requests');
      expect(screen.getByLabelText('How do we find you?')).toHaveValue('A blue car');
    });

    it('is said by its shopper alone', async () => {
      open([answer({ ...pickup, email: 'kim@petshop.test' })], NUMBER, { role: 'STAFF' });
      expect(await screen.findByRole('link', { name: 'Show it on a map' })).toBeVisible();
      expect(screen.queryByRole('button', { name: 'I’m here' })).not.toBeInTheDocument();
    });
  });

  it('shows what went back', async () => {
    const refund = {
      ...{ __typename: 'Refund', _id: 'r1', amount: 22.5, reason: 'The order was canceled.' },
      ...{ createdAt: '2026-11-25T13:00:00.000Z', status: 'DONE' },
    };
    open([answer({ refunds: [refund] })]);
    const section = await screen.findByRole('region', { name: 'Money back' });
    expect(section).toHaveTextContent('The order was canceled.');
    expect(section).toHaveTextContent('given back');
  });

  it('says so where there is no such order, and asks nothing for what can be no number', async () => {
    const error = new GraphQLError('Order not found', { extensions: { code: 'NOT_FOUND' } });
    open([{ request, result: { errors: [error] } }]);
    expect(await screen.findByText('There is no such order')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your orders' })).toHaveAttribute(
      'href',
      '/accessoriesOrder',
    );
  });

  it('asks nothing for what can be no number', () => {
    open([], 'FP-0000');
    expect(screen.getByText('There is no such order')).toBeVisible();
  });

  it('can be tried again after a failure', async () => {
    const error = new GraphQLError('Something went wrong on our side');
    open([{ request, result: { errors: [error] } }, answer()]);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Being packed')).toBeVisible();
  });

  it('is read anew when a line of it changes, and not for those of others', async () => {
    const { tell } = open([answer(), answer({ status: 'SHIPPED' })]);
    await screen.findByText('Being packed');
    const change = (_id: string) => ({
      ownOrderChanged: anOrderChange({
        cartEntry: {
          ...{ __typename: 'CartEntry', _id, petname: 'x', deliveryMethod: 'STANDARD', status: 'PAID' },
          nextStatuses: [],
        },
      }),
    });
    await tell(change('other'));
    await tell(change('e1'));
    expect(await screen.findByText('On its way to you')).toBeVisible();
  });
});

describe('an order', () => {
  it('can be bought again, as far as it can be had, and says what can not', async () => {
    const gone = anOwnLine({ _id: 'e2', petId: 'bed', petname: 'Basket bed', pet: null });
    open([answer({ entries: [anOwnLine(), gone] })]);
    await userEvent.click(await screen.findByRole('button', { name: 'Buy again' }));
    const result = screen.getByRole('link', { name: 'Go to your cart' }).closest('[role="status"]');
    expect(result).toHaveTextContent('2 × Salmon kibble are in your cart.');
    expect(result).toHaveTextContent('Basket bed is no longer sold.');
    expect(shopStateVar().cart).toEqual([
      { petId: 'kibble', accessoriesAmount: 2, seenPrice: 13, seenName: 'Salmon kibble' },
    ]);
  });

  it('can be cancelled line by line, after a question', async () => {
    const cancelled = { __typename: 'CartEntry', _id: 'e1', status: 'CANCELLED', nextStatuses: [] };
    const mutation = {
      request: { query: CancelCartEntryDocument, variables: { id: 'e1', fingerprint: 'seen' } },
      result: { data: { cancelCartEntry: cancelled } },
    };
    open([
      answer(),
      aCancelPreview(NUMBER, 'e1', 22.5),
      mutation,
      answer({ status: 'CANCELLED', entries: [anOwnLine(cancelled)] }),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'CANCEL Salmon kibble' }));
    const question = await screen.findByRole('dialog', { name: 'Are you sure?' });
    expect(question).toHaveTextContent('$22.50 goes back to your card.');
    await userEvent.click(within(question).getByRole('button', { name: 'Yes, delete it!' }));
    await waitFor(() => expect(screen.getByText('Called off')).toBeVisible(), { timeout: 4000 });
    expect(screen.queryByRole('button', { name: /^CANCEL/ })).not.toBeInTheDocument();
  });

  it('can be cancelled by who works in the shop as by everybody', async () => {
    open([answer()], NUMBER, { role: 'STAFF' });
    expect(await screen.findByRole('button', { name: 'CANCEL Salmon kibble' })).toBeEnabled();
  });

  it('can be paid while it waits for its payment', async () => {
    open([answer({ status: 'PENDING' })]);
    expect(await screen.findByRole('button', { name: 'PAY' })).toBeVisible();
  });
});

describe('a line that has arrived', () => {
  const arrived = { status: 'DELIVERED', nextStatuses: [] };
  const own = { __typename: 'Review', _id: 'r1', stars: 4, text: 'Crunchy.', photos: [] as object[] };

  function answerWith(review: object | null) {
    return answer({ status: 'DELIVERED', entries: [anOwnLine({ ...arrived, review })] });
  }

  function reviewAnswer(input: object, result: object) {
    return { request: { query: ReviewItemDocument, variables: { petId: 'kibble', input } }, result };
  }

  function written(changes: object = {}) {
    const said = { name: 'Ada', writtenAt: '2026-11-25T12:00:00.000Z', answer: null };
    const review = { ...own, ...said, ...changes };
    return { data: { reviewItem: review } };
  }

  async function openForm(name: string) {
    await userEvent.click(await screen.findByRole('button', { name }));
    return within(await screen.findByRole('form', { name: 'Review Salmon kibble' }));
  }

  it('is reviewed by keyboard, and shows its stars then', async () => {
    const input = { stars: 4, text: 'Crunchy.' };
    open([answerWith(null), reviewAnswer(input, written()), answerWith(own)]);
    const form = await openForm('Review Salmon kibble');
    form.getByRole('radio', { name: '1 star: Bad' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(form.getByRole('radio', { name: '4 stars: Good' })).toBeChecked();
    await userEvent.type(form.getByLabelText('What should others know?'), 'Crunchy.');
    await userEvent.click(form.getByRole('button', { name: 'Send review' }));
    expect(await screen.findByText('Thank you! Your review of Salmon kibble is saved.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Change review of Salmon kibble' })).toBeVisible();
    expect(screen.getByRole('img', { name: '4 stars out of 5' })).toBeVisible();
  });

  it('is shown in photos, which are sent one by one and taken away again', async () => {
    const photo = {
      ...{ __typename: 'PetImage', hash: 'p1', placeholder: 'data:,', width: 640, height: 480 },
      objectPosition: '50% 50%',
    };
    const file = new File(['x'], 'bowl.jpg', { type: 'image/jpeg' });
    const changed = (photos: object[]) => ({ __typename: 'Review', _id: 'r1', photos });
    const removing = {
      request: { query: RemoveReviewPhotoDocument, variables: { petId: 'kibble', hash: 'p1' } },
      result: { data: { removeReviewPhoto: changed([]) } },
    };
    const added = { ...photo, hash: 'p2' };
    const adding = {
      request: { query: AddReviewPhotoDocument, variables: { petId: 'kibble', img: file } },
      result: { data: { addReviewPhoto: changed([added]) } },
    };
    const input = { stars: 4, text: 'Crunchy.' };
    const before = answerWith({ ...own, photos: [photo] });
    const after = answerWith({ ...own, photos: [added] });
    open([before, reviewAnswer(input, written()), removing, adding, after]);
    const form = await openForm('Change review of Salmon kibble');
    await userEvent.click(form.getByRole('button', { name: 'Remove photo 1' }));
    const field = document.querySelector<HTMLInputElement>('form input[type=file]');
    if (field) await userEvent.upload(field, [file]);
    expect(await form.findByRole('img', { name: 'Preview of bowl.jpg' })).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Thank you! Your review of Salmon kibble is saved.')).toBeVisible();
  });

  it('wants stars, and says so beside them', async () => {
    open([answerWith(null)]);
    const form = await openForm('Review Salmon kibble');
    await userEvent.click(form.getByRole('button', { name: 'Send review' }));
    expect(await form.findByText('This field is required')).toBeVisible();
    expect(form.getByRole('group', { name: 'How do you like it?' })).toHaveAccessibleDescription(
      'This field is required',
    );
  });

  it('keeps what was typed where the shop could not take it, and asks before it is left behind', async () => {
    const error = new GraphQLError('Only somebody who has received Salmon kibble can review it');
    open([answerWith(null), reviewAnswer({ stars: 5, text: 'Yes' }, { errors: [error] })]);
    const form = await openForm('Review Salmon kibble');
    await userEvent.click(form.getByRole('radio', { name: '5 stars: Very good' }));
    await userEvent.type(form.getByLabelText('What should others know?'), 'Yes');
    await userEvent.click(form.getByRole('button', { name: 'Send review' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Only somebody who has received Salmon kibble');
    expect(form.getByLabelText('What should others know?')).toHaveValue('Yes');
    await userEvent.keyboard('{Escape}');
    expect(await form.findByText('Leave without saving your changes?')).toBeVisible();
  });

  it('has its review changed or removed', async () => {
    const remove = {
      request: { query: RemoveReviewDocument, variables: { petId: 'kibble' } },
      result: { data: { removeReview: true } },
    };
    open([answerWith(own), remove, answerWith(null)]);
    const form = await openForm('Change review of Salmon kibble');
    expect(form.getByRole('radio', { name: '4 stars: Good' })).toBeChecked();
    expect(form.getByLabelText('What should others know?')).toHaveValue('Crunchy.');
    await userEvent.click(form.getByRole('button', { name: 'Remove' }));
    const question = await screen.findByRole('dialog', { name: 'Remove your review?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Remove it' }));
    expect(await screen.findByRole('button', { name: 'Review Salmon kibble' })).toBeVisible();
  });

  it('is for its shopper to review, not for the admin who looks at it', async () => {
    const { order } = answerWith(null).result.data;
    const others = { request, result: { data: { order: { ...order, email: 'kim@petshop.test' } } } };
    open([others], NUMBER, { role: 'ADMIN' });
    expect(await screen.findByText('Salmon kibble')).toBeVisible();
    expect(screen.queryByRole('button', { name: /review/i })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Handle this order' })).toHaveAttribute(
      'href',
      `/adminDashboard/orders/${NUMBER}`,
    );
  });

  it('is the only one that can be reviewed', async () => {
    open([answer({ entries: [anOwnLine({ status: 'SHIPPED', nextStatuses: [] })] })]);
    expect(await screen.findByText('Salmon kibble')).toBeVisible();
    expect(screen.queryByRole('button', { name: /review/i })).not.toBeInTheDocument();
  });
});

describe('a line with which something is wrong', () => {
  const limits = {
    ...{ __typename: 'ReportableLine', entryId: 'e1', quantity: 2 },
    until: new Date(Date.now() + DAY_MS).toISOString(),
  };
  const came = { status: 'DELIVERED', entries: [anOwnLine({ status: 'DELIVERED', nextStatuses: [] })] };

  function changed(problems: readonly object[], reportable: readonly object[] = []) {
    return {
      ...{ __typename: 'Order', number: NUMBER, timeline: [], reportable, problems },
      openProblems: problems.length,
    };
  }

  function reportAnswer(input: object, result: object) {
    const whole = { lines: [{ entryId: 'e1', quantity: 2 }], text: null, isUnopened: false, ...input };
    const variables = { number: NUMBER, input: whole, photo: null };
    return { request: { query: ReportProblemDocument, variables }, result };
  }

  async function openForm() {
    await userEvent.click(
      await screen.findByRole('button', { name: 'Something is wrong with Salmon kibble' }),
    );
    return within(await screen.findByRole('form', { name: 'What is wrong with your order' }));
  }

  it('is reported by what is wrong, how many and what is wanted, and shows what becomes of it', async () => {
    const lines = [{ entryId: 'e1', quantity: 1 }];
    const input = { lines, kind: 'BROKEN', wants: 'MONEY', text: 'Both bags are torn.' };
    const data = { reportProblem: changed([aProblem()]) };
    open([answer({ ...came, reportable: [limits] }), reportAnswer(input, { data })]);
    const form = await openForm();
    expect(form.getByText(/^You can tell us until/)).toHaveTextContent('comes back unopened only');
    await userEvent.click(form.getByRole('radio', { name: 'Broken' }));
    await userEvent.selectOptions(form.getByLabelText('Pieces of Salmon kibble'), '1');
    await userEvent.click(form.getByRole('radio', { name: 'My money back' }));
    await userEvent.type(form.getByLabelText('Tell us more'), 'Both bags are torn.');
    await userEvent.click(form.getByRole('button', { name: 'Tell the shop' }));
    const requests = await screen.findByRole('region', { name: 'What is wrong' });
    expect(requests).toHaveTextContent('2 × Salmon kibble');
    expect(requests).toHaveTextContent('we look at it');
    expect(screen.queryByRole('button', { name: /^Something is wrong/ })).not.toBeInTheDocument();
  });

  it('is reported together with others of its order, once they are chosen', async () => {
    const bed = anOwnLine({ _id: 'e2', petname: 'Basket bed', category: 'ACCESSORIES', status: 'DELIVERED' });
    const entries = [...came.entries, { ...bed, nextStatuses: [] }];
    const reportable = [limits, { ...limits, entryId: 'e2', quantity: 1 }];
    const lines = [
      { entryId: 'e1', quantity: 2 },
      { entryId: 'e2', quantity: 1 },
    ];
    const problem = aProblem({
      lines: [aProblemLine(), aProblemLine({ _id: 'e2', petname: 'Basket bed' }, 1)],
    });
    const data = { reportProblem: changed([problem]) };
    open([
      answer({ ...came, entries, reportable }),
      reportAnswer({ lines, kind: 'MISSING', wants: 'ANOTHER' }, { data }),
    ]);
    const form = await openForm();
    expect(form.getByRole('checkbox', { name: '2 × Salmon kibble' })).toBeChecked();
    await userEvent.click(form.getByRole('checkbox', { name: '1 × Basket bed' }));
    await userEvent.click(form.getByRole('radio', { name: 'Missing' }));
    await userEvent.click(form.getByRole('radio', { name: 'Another one' }));
    await userEvent.click(form.getByRole('button', { name: 'Tell the shop' }));
    const requests = await screen.findByRole('region', { name: 'What is wrong' });
    expect(requests).toHaveTextContent('2 × Salmon kibble, 1 × Basket bed');
  });

  it('wants to know what is wrong, and that food was not opened, before anything is sent', async () => {
    open([answer({ ...came, reportable: [limits] })]);
    const form = await openForm();
    await userEvent.click(form.getByRole('button', { name: 'Tell the shop' }));
    expect(form.getAllByText('This field is required')).toHaveLength(2);
    await userEvent.click(form.getByRole('checkbox', { name: '2 × Salmon kibble' }));
    await userEvent.click(form.getByRole('button', { name: 'Tell the shop' }));
    expect(form.getByText('Choose at least one line')).toBeVisible();
    await userEvent.click(form.getByRole('checkbox', { name: '2 × Salmon kibble' }));
    await userEvent.click(form.getByRole('radio', { name: 'Doesn’t suit' }));
    await userEvent.click(form.getByRole('radio', { name: 'Another one' }));
    await userEvent.click(form.getByRole('button', { name: 'Tell the shop' }));
    expect(form.getByText('Food comes back unopened only')).toBeVisible();
  });

  it('keeps what was typed where the shop can not be reached, and says so', async () => {
    const input = { kind: 'MISSING', wants: 'ANOTHER' };
    const errors = [new GraphQLError('Something went wrong on our side')];
    open([answer({ ...came, reportable: [limits] }), reportAnswer(input, { errors })]);
    const form = await openForm();
    await userEvent.click(form.getByRole('radio', { name: 'Missing' }));
    await userEvent.click(form.getByRole('radio', { name: 'Another one' }));
    await userEvent.click(form.getByRole('button', { name: 'Tell the shop' }));
    expect(await form.findByRole('alert')).toHaveTextContent('That did not reach us.');
    expect(form.getByRole('radio', { name: 'Missing' })).toBeChecked();
  });

  it('can be taken back while it waits, after a question', async () => {
    const withdrawProblem = changed([aProblem({ state: 'WITHDRAWN' })], [limits]);
    open([
      answer({ ...came, problems: [aProblem()] }),
      {
        request: { query: WithdrawProblemDocument, variables: { id: 'q1' } },
        result: { data: { withdrawProblem } },
      },
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Take it back' }));
    const question = await screen.findByRole('dialog', { name: 'Take it back?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Take it back' }));
    expect(await screen.findByText('taken back')).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Something is wrong/ })).toBeVisible();
  });

  it('has the answer of the shop beside it', async () => {
    const refused = aProblem({ state: 'REFUSED', answerText: 'It was whole when it left.' });
    open([answer({ ...came, problems: [refused] })]);
    expect(await screen.findByText('It was whole when it left.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Take it back' })).not.toBeInTheDocument();
  });
});
