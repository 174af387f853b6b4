import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { OrderDocument } from '../features/orders/api/order.operations.ts';
import { CancelCartEntryDocument } from '../features/orders/api/orders.operations.ts';
import { RemoveReviewDocument, ReviewItemDocument } from '../features/reviews/own-review.operations.ts';
import { shopStateVar } from '../lib/cart-store/cart-store.ts';
import { anOrderChange } from '../testing/fake-websocket.ts';
import { emptyCart, renderShopPage } from '../testing/shop-pages.tsx';
import { Component as OrderPage } from './order.page.tsx';

const NUMBER = 'FP-7K3M-92QD';

function aLine(changes: object = {}) {
  return {
    ...{ __typename: 'CartEntry', _id: 'e1', petId: 'kibble', petname: 'Salmon kibble', petprice: 12.5 },
    ...{ accessoriesAmount: 2, everyWeeks: null, totalamount: 25, paid: 17.5, status: 'PAID', image: null },
    nextStatuses: ['SHIPPED', 'CANCELLED'],
    review: null,
    pet: { __typename: 'Pet', _id: 'kibble', petprice: 13, availability: 'AVAILABLE', stock: 10 },
    ...changes,
  };
}

function anOrder(changes: object = {}) {
  return {
    ...{ __typename: 'Order', number: NUMBER, status: 'PAID', placedAt: '2026-11-25T12:00:00.000Z' },
    ...{ username: 'Ada', location: '1 Paw Lane', phone: '5551234567', email: 'ada@petshop.test' },
    entries: [aLine()],
    payment: { __typename: 'Payment', _id: 'p1', status: 'SUCCEEDED' },
    price: {
      ...{ __typename: 'Quote', entriesTotal: 25, reductions: 7.5, delivery: 5, total: 22.5, tax: null },
      adjustments: [anAdjustment('30% off with FRIEND30', -7.5, true), anAdjustment('15% off', 0, false)],
    },
    delivery: aDelivery(),
    timeline: [
      {
        ...{ __typename: 'OrderEvent', at: '2026-11-25T12:00:00.000Z', kind: 'PLACED', by: 'SHOPPER' },
        text: 'You placed this order.',
      },
    ],
    refunds: [],
    ...changes,
  };
}

function anAdjustment(label: string, amount: number, isApplied: boolean) {
  return { __typename: 'Adjustment', label, amount, isApplied };
}

function aDelivery(changes: object = {}) {
  return {
    ...{ __typename: 'OrderDelivery', method: 'STANDARD', carrier: null, trackingNumber: null },
    ...{ trackingUrl: null, shippedAt: null },
    ...changes,
  };
}

const request = { query: OrderDocument, variables: { number: NUMBER } };

function answer(changes: object = {}) {
  return { request, result: { data: { order: anOrder(changes) } } };
}

function open(
  answers: Parameters<typeof renderShopPage>[2],
  number = NUMBER,
  options?: Parameters<typeof renderShopPage>[3],
) {
  const route = { path: '/order/:number', element: <OrderPage /> };
  return renderShopPage(`/order/${number}`, route, answers, options);
}

beforeEach(emptyCart);

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

  it('is found by its number however the address has it', async () => {
    open([answer()], 'fp7k3m92qd');
    expect(await screen.findByText('Being packed')).toBeVisible();
  });

  it('leads to where the parcel can be followed', async () => {
    const delivery = aDelivery({
      ...{ carrier: 'UPS', trackingNumber: '1Z999', trackingUrl: 'https://www.ups.com/track?tracknum=1Z999' },
    });
    open([answer({ delivery, status: 'SHIPPED' })]);
    const link = await screen.findByRole('link', { name: 'Track the parcel' });
    expect(link).toHaveAttribute('href', 'https://www.ups.com/track?tracknum=1Z999');
    expect(screen.getByText('1Z999')).toBeVisible();
  });

  it('has words of its own for what is picked up at the shop, and no address to send it to', async () => {
    const delivery = aDelivery({ method: 'CURBSIDE' });
    open([
      answer({ delivery, status: 'SHIPPED', entries: [aLine({ status: 'SHIPPED', nextStatuses: [] })] }),
    ]);
    expect(await screen.findByText('Waiting for you at the shop')).toBeVisible();
    expect(screen.getAllByText('ready for pick-up')).toHaveLength(2);
    expect(screen.getByRole('region', { name: 'Curbside pickup' })).not.toHaveTextContent('1 Paw Lane');
  });

  it('shows what went back', async () => {
    const refund = {
      ...{ __typename: 'Refund', _id: 'r1', amount: 22.5, reason: 'The order was cancelled.' },
      ...{ createdAt: '2026-11-25T13:00:00.000Z', status: 'DONE' },
    };
    open([answer({ refunds: [refund] })]);
    const section = await screen.findByRole('region', { name: 'Money back' });
    expect(section).toHaveTextContent('The order was cancelled.');
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
    const gone = aLine({ _id: 'e2', petId: 'bed', petname: 'Basket bed', pet: null });
    open([answer({ entries: [aLine(), gone] })]);
    await userEvent.click(await screen.findByRole('button', { name: 'Buy again' }));
    const result = screen.getByRole('link', { name: 'Go to your cart' }).closest('[role="status"]');
    expect(result).toHaveTextContent('2 × Salmon kibble are in your cart.');
    expect(result).toHaveTextContent('Basket bed is no longer sold.');
    expect(shopStateVar().cart).toEqual([{ petId: 'kibble', accessoriesAmount: 2, seenPrice: 13 }]);
  });

  it('can be cancelled line by line, after a question', async () => {
    const cancelled = { __typename: 'CartEntry', _id: 'e1', status: 'CANCELLED', nextStatuses: [] };
    const mutation = {
      request: { query: CancelCartEntryDocument, variables: { id: 'e1' } },
      result: { data: { cancelCartEntry: cancelled } },
    };
    open([answer(), mutation, answer({ status: 'CANCELLED', entries: [aLine(cancelled)] })]);
    await userEvent.click(await screen.findByRole('button', { name: 'CANCEL Salmon kibble' }));
    const question = await screen.findByRole('dialog', { name: 'Are you sure?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Yes, delete it!' }));
    await waitFor(() => expect(screen.getByText('Called off')).toBeVisible(), { timeout: 4000 });
    expect(screen.queryByRole('button', { name: /^CANCEL/ })).not.toBeInTheDocument();
  });

  it('can be paid while it waits for its payment', async () => {
    open([answer({ status: 'PENDING' })]);
    expect(await screen.findByRole('button', { name: 'PAY' })).toBeVisible();
  });
});

describe('a line that has arrived', () => {
  const arrived = { status: 'DELIVERED', nextStatuses: [] };
  const own = { __typename: 'Review', _id: 'r1', stars: 4, text: 'Crunchy.' };

  function answerWith(review: object | null) {
    return answer({ status: 'DELIVERED', entries: [aLine({ ...arrived, review })] });
  }

  function reviewAnswer(input: object, result: object) {
    return { request: { query: ReviewItemDocument, variables: { petId: 'kibble', input } }, result };
  }

  function written(changes: object = {}) {
    const review = { ...own, name: 'Ada', writtenAt: '2026-11-25T12:00:00.000Z', ...changes };
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
    const error = new GraphQLError('Only who has received Salmon kibble can review it');
    open([answerWith(null), reviewAnswer({ stars: 5, text: 'Yes' }, { errors: [error] })]);
    const form = await openForm('Review Salmon kibble');
    await userEvent.click(form.getByRole('radio', { name: '5 stars: Very good' }));
    await userEvent.type(form.getByLabelText('What should others know?'), 'Yes');
    await userEvent.click(form.getByRole('button', { name: 'Send review' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Only who has received Salmon kibble');
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
    open([answer({ entries: [aLine({ status: 'SHIPPED', nextStatuses: [] })] })]);
    expect(await screen.findByText('Salmon kibble')).toBeVisible();
    expect(screen.queryByRole('button', { name: /review/i })).not.toBeInTheDocument();
  });
});
