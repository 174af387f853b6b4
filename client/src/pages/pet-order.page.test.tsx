import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AnswerApplicationDocument,
  BookVisitDocument,
  KeepTypedAnswersDocument,
} from '../features/applications/applications.operations.ts';
import {
  ConfirmPaymentDocument,
  OpenAdoptionFeeDocument,
} from '../features/checkout/api/checkout.operations.ts';
import { anApplication, anOrder, answerWith, farDay } from '../testing/own-application.ts';
import { renderShopPage } from '../testing/shop-pages.tsx';
import { AgreementDocument, SignAgreementDocument } from '../ui/applications/agreement.operations.ts';
import { Component as ApplicationPage } from './pet-order.page.tsx';

const at = farDay;
const later = '2126-11-28T15:00:00.000Z';

const fee = {
  ...{ __typename: 'AdoptionFee' as const, amount: 150, state: 'DUE', paidAt: null, paidBack: 0 },
};

function open(...answers: never[]) {
  const route = { path: '/petorder/:id', element: <ApplicationPage /> };
  return renderShopPage('/petorder/order-1', route, answers);
}

const declined = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' };

/** What the payment provider answers, call by call, to a confirmed charge. */
function provider(charges: readonly object[]) {
  const queue = [...charges];
  const calls: string[] = [];
  globalThis.fetch = (async (address: RequestInfo | URL) => {
    const path = new URL(String(address), location.href).pathname;
    calls.push(path);
    const answer = path.endsWith('/confirm') ? queue.shift() : { id: 'pm_1', object: 'payment_method' };
    return { ok: !('error' in (answer as object)), json: async () => answer };
  }) as typeof fetch;
  return { calls };
}

// What was typed and not kept is typed in the next test else.
afterEach(() => sessionStorage.clear());

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
        const { questions: _questions, typed: _typed, ...application } = anApplication();
        return { data: { answerApplication: anOrder(application) } };
      },
    } as never);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'A garden?' }), 'yes');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  });

  it('has what was typed before a reload and did not reach the shop, of this application alone', async () => {
    const unanswered = {
      request: { query: KeepTypedAnswersDocument, variables: () => true },
      error: new Error('No answer'),
      maxUsageCount: Number.POSITIVE_INFINITY,
    } as never;
    const { unmount } = open(answerWith(anOrder(anApplication())), unanswered);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Why?' }), 'Because');
    unmount();
    const again = open(answerWith(anOrder(anApplication())), unanswered);
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

  it('has a form for an adoption fee that is due, pays it once, and says then that it is paid', async () => {
    const { calls } = provider([{ error: declined }, { id: 'pi_1', status: 'succeeded' }]);
    const application = anApplication({
      stage: 'APPROVED',
      waitsFor: 'SHOPPER',
      place: null,
      answerBy: null,
    });
    const timeline = [
      {
        ...{
          __typename: 'ApplicationEvent' as const,
          at,
          stage: 'APPROVED' as const,
          by: 'SHOPPER' as const,
        },
        ...{ message: null, visitAt: null, heldUntil: null, note: 'Paid the adoption fee of $150.00' },
      },
    ];
    const paid = { fee: { ...fee, state: 'PAID', paidAt: at } };
    const begun = { __typename: 'Payment', _id: 'p1', status: 'REQUIRES_PAYMENT', amount: 150 };
    const opened = jest.fn();
    const settled = { ...begun, number: null, status: 'SUCCEEDED', failureMessage: null, cartEntries: [] };
    open(
      answerWith(anOrder(application, 'APPROVED', { fee }), 1),
      answerWith(anOrder({ ...application, timeline }, 'APPROVED', paid)),
      {
        request: { query: OpenAdoptionFeeDocument, variables: { id: 'order-1' } },
        result: () => {
          opened();
          const intent = { __typename: 'AdoptionFeeIntent', clientSecret: 'pi_1_secret_2', payment: begun };
          return { data: { openAdoptionFee: intent } };
        },
        maxUsageCount: 2,
      } as never,
      {
        request: { query: ConfirmPaymentDocument, variables: { paymentId: 'p1' } },
        result: { data: { confirmPayment: settled } },
      } as never,
    );
    const form = within(await screen.findByRole('form', { name: 'Payment' }));
    expect(form.getByRole('heading', { name: 'Adoption fee' })).toBeVisible();
    expect(form.getByText(/An adoption fee is not a price, and contains no tax/)).toBeVisible();
    expect(screen.getByText('The adoption fee of $150.00 is to be paid by card.')).toBeVisible();
    await userEvent.type(await form.findByLabelText('Card number'), '4000000000000002');
    await userEvent.type(form.getByLabelText('Expiry date'), '1234');
    await userEvent.type(form.getByLabelText('CVC'), '123');
    await userEvent.click(form.getByRole('button', { name: 'Pay $150.00' }));
    expect(await form.findByText('Your card was declined.')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Pay $150.00' }));

    expect(await screen.findByText(/^The adoption fee of \$150\.00 was paid by card on/)).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Payment' })).not.toBeInTheDocument();
    expect(screen.getByText('Paid the adoption fee of $150.00')).toBeVisible();
    expect(opened).toHaveBeenCalledTimes(2);
    expect(calls.filter((path) => path.endsWith('/confirm'))).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('your adoption fee back to your card');
  });

  it('says why an adoption fee can not be paid, in the words of the shop', async () => {
    const application = anApplication({
      stage: 'APPROVED',
      waitsFor: 'SHOPPER',
      place: null,
      answerBy: null,
    });
    open(answerWith(anOrder(application, 'APPROVED', { fee })), {
      request: { query: OpenAdoptionFeeDocument, variables: { id: 'order-1' } },
      result: {
        errors: [
          {
            message: 'The adoption fee is paid already',
            extensions: { code: 'INVALID_TRANSITION' },
          },
        ],
      },
    } as never);
    const form = within(await screen.findByRole('form', { name: 'Payment' }));
    const button = form.getByRole('button', { name: 'Pay $150.00' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
    await userEvent.click(button);
    expect(await form.findByRole('alert')).toHaveTextContent('The adoption fee is paid already');
  });

  it('says that no adoption fee is due where it is waived, and asks for none', async () => {
    const application = anApplication({
      stage: 'APPROVED',
      waitsFor: 'SHOPPER',
      place: null,
      answerBy: null,
    });
    open(answerWith(anOrder(application, 'APPROVED', { fee: { ...fee, state: 'WAIVED' } })));
    expect(await screen.findByText('No adoption fee is due.')).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Payment' })).not.toBeInTheDocument();
  });

  it('says that an adoption fee went back, and asks for none', async () => {
    const application = anApplication({ stage: 'WITHDRAWN', waitsFor: null, place: null, answerBy: null });
    const back = { fee: { ...fee, state: 'PAID_BACK', paidAt: at, paidBack: 150 } };
    open(answerWith(anOrder(application, 'CANCELLED', back)));
    expect(await screen.findByText(/\$150\.00 went back to the card\.$/)).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Payment' })).not.toBeInTheDocument();
  });

  it('of an order without one leads to all orders', async () => {
    open(answerWith(anOrder(null)));
    expect(await screen.findByText('Your order for Rex')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your pet orders' })).toHaveAttribute('href', '/petorder');
  });
});

describe('the agreement', () => {
  const agreement = {
    __typename: 'AdoptionAgreement' as const,
    ...{ text: '# Rex\n\nThe shop gives Rex to Ada.', checklist: [], signedBy: null, signedAt: null },
  };
  const signed = { ...agreement, signedBy: 'Ada Keeper', signedAt: at };
  const theirs = answerWith(anOrder(anApplication({ stage: 'APPROVED' }), 'APPROVED'));

  function ofOrder(found: object | null) {
    return { __typename: 'PetOrder', _id: 'order-1', petname: 'Rex', agreement: found };
  }

  function readAs(found: object | null) {
    return {
      request: { query: AgreementDocument, variables: { id: 'order-1' } },
      result: { data: { petOrder: ofOrder(found) } },
      maxUsageCount: Number.POSITIVE_INFINITY,
    } as never;
  }

  const variables = { id: 'order-1', name: 'Ada Keeper', read: agreement.text };
  const panel = () => screen.findByRole('region', { name: 'The agreement' });

  async function sign(name: string) {
    const form = within(await screen.findByRole('form', { name: 'Sign the agreement' }));
    if (name) await userEvent.type(form.getByLabelText('Your name'), name);
    await userEvent.click(form.getByRole('button', { name: 'Sign by name' }));
  }

  it('is read and signed by name, with the text that was read', async () => {
    open(theirs, readAs(agreement), {
      request: { query: SignAgreementDocument, variables },
      result: { data: { signAgreement: ofOrder(signed) } },
    } as never);
    expect(await within(await panel()).findByText('The shop gives Rex to Ada.')).toBeVisible();
    await sign('Ada Keeper');
    expect(await screen.findByText(/Signed by name/)).toHaveTextContent('Ada Keeper');
    expect(screen.queryByRole('form', { name: 'Sign the agreement' })).not.toBeInTheDocument();
  });

  it('is not signed without a name', async () => {
    open(theirs, readAs(agreement));
    await sign('');
    expect(await screen.findByText('This field is required')).toBeVisible();
  });

  it('says why where it could not be signed', async () => {
    const message = 'The agreement has changed meanwhile. Please read it again.';
    open(theirs, readAs(agreement), {
      request: { query: SignAgreementDocument, variables },
      result: { errors: [{ message, extensions: { code: 'CONFLICT' } }] },
    } as never);
    await sign('Ada Keeper');
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('is not there while the animal is nobody’s', async () => {
    open(answerWith(anOrder(anApplication())));
    await screen.findByRole('region', { name: 'Rex' });
    expect(screen.queryByRole('region', { name: 'The agreement' })).not.toBeInTheDocument();
  });
});
