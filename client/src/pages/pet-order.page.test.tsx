import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AnswerApplicationDocument,
  BookVisitDocument,
  OwnApplicationDocument,
} from '../features/applications/applications.operations.ts';
import type { OwnApplication } from '../features/applications/use-application.ts';
import { renderShopPage } from '../testing/shop-pages.tsx';
import { Component as ApplicationPage } from './pet-order.page.tsx';

const at = '2126-11-27T15:00:00.000Z';
const later = '2126-11-28T15:00:00.000Z';

function anApplication(changes: Partial<OwnApplication> = {}) {
  return {
    __typename: 'PetApplication' as const,
    ...{ stage: 'RECEIVED', waitsFor: 'SHOP', place: 2, answerBy: at, heldUntil: null, chooseBy: null },
    ...{ bookable: [], visit: null, answers: [], timeline: [] },
    questions: [
      { __typename: 'ApplicationQuestion', question: 'Why?', kind: 'TEXT', choices: [] },
      { __typename: 'ApplicationQuestion', question: 'A garden?', kind: 'YES_NO', choices: ['yes', 'no'] },
    ],
    ...changes,
  };
}

function anOrder(application: object | null, status = 'PENDING') {
  return {
    __typename: 'PetOrder' as const,
    ...{ _id: 'order-1', petId: 'rex', petname: 'Rex', status, username: 'Ada', location: '12 Lane' },
    ...{ phone: '5551234567', orderDate: '2026-11-20T12:00:00.000Z', image: null, application },
  };
}

function answerWith(order: object) {
  return {
    request: { query: OwnApplicationDocument, variables: { id: 'order-1' } },
    result: { data: { petOrder: order } },
    maxUsageCount: Number.POSITIVE_INFINITY,
  } as never;
}

function open(...answers: never[]) {
  const route = { path: '/petorder/:id', element: <ApplicationPage /> };
  return renderShopPage('/petorder/order-1', route, answers);
}

describe('the page of an application', () => {
  it('says how far it is, whose turn it is and where one stands in line', async () => {
    open(answerWith(anOrder(anApplication())));
    const standing = within(await screen.findByRole('region', { name: 'Rex' }));
    expect(standing.getByText('Received')).toBeVisible();
    expect(standing.getByText('It is our turn')).toBeVisible();
    expect(standing.getByText('You are number 2 in line.')).toBeVisible();
    expect(standing.getByText(/You have our answer by/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'When would you like to come?' })).not.toBeInTheDocument();
  });

  it('asks what the shop would like to know, and sends what is answered', async () => {
    const sent = jest.fn();
    open(answerWith(anOrder(anApplication())), {
      request: {
        query: AnswerApplicationDocument,
        variables: { id: 'order-1', answers: [{ question: 'A garden?', answer: 'yes' }], household: null },
      },
      result: () => {
        sent();
        const { questions: _questions, ...application } = anApplication();
        return { data: { answerApplication: anOrder(application) } };
      },
    } as never);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'A garden?' }), 'yes');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  });

  it('has what was typed before a reload, of this application alone', async () => {
    const { unmount } = open(answerWith(anOrder(anApplication())));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Why?' }), 'Because');
    unmount();
    const again = open(answerWith(anOrder(anApplication())));
    expect(await screen.findByRole('textbox', { name: 'Why?' })).toHaveValue('Because');
    again.unmount();
    const other = { ...anOrder(anApplication()), _id: 'order-2' };
    open(answerWith(other));
    expect(await screen.findByRole('textbox', { name: 'Why?' })).toHaveValue('');
  });

  it('lets one of the offered times be booked', async () => {
    const bookedAt = jest.fn();
    open(
      answerWith(
        anOrder(
          anApplication({
            ...{ stage: 'VISIT_OFFERED', waitsFor: 'SHOPPER', bookable: [at, later] },
            ...{ answerBy: null, chooseBy: at },
          }),
        ),
      ),
      {
        request: { query: BookVisitDocument, variables: { id: 'order-1', at } },
        result: () => {
          bookedAt();
          return { errors: [{ message: 'Somebody else has just booked that time.' }] };
        },
      } as never,
    );
    const visit = within(await screen.findByRole('region', { name: 'When would you like to come?' }));
    expect(visit.getAllByRole('button')).toHaveLength(2);
    expect(screen.getByText(/^Please choose a time by/)).toBeVisible();
    await userEvent.click(visit.getAllByRole('button')[0] as HTMLElement);
    expect(await screen.findByText('Somebody else has just booked that time.')).toBeVisible();
    expect(bookedAt).toHaveBeenCalledTimes(1);
  });

  it('brings a visit that is booked to a calendar', async () => {
    const calendarPath = '/visits/order-1/code.ics';
    const visit = { __typename: 'ApplicationVisit' as const, at, endsAt: later, calendarPath };
    open(answerWith(anOrder(anApplication({ stage: 'VISIT_BOOKED', waitsFor: 'SHOPPER', visit }))));
    const link = await screen.findByRole('link', { name: 'Add to calendar' });
    expect(link).toHaveAttribute('href', calendarPath);
    expect(screen.queryByText(/^Please choose a time by/)).not.toBeInTheDocument();
  });

  it('of a decided one asks for nothing, and can not be withdrawn', async () => {
    const application = anApplication({ stage: 'DECLINED', waitsFor: null, place: null, answerBy: null });
    open(answerWith(anOrder(application, 'DECLINED')));
    expect(await screen.findByText('Not this time')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('of an order without one leads to all orders', async () => {
    open(answerWith(anOrder(null)));
    expect(await screen.findByText('Your order for Rex')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your pet orders' })).toHaveAttribute('href', '/petorder');
  });
});
