import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DecisionTemplatesDocument,
  DueApplicationsDocument,
  ExtendHoldDocument,
  HandOverDocument,
  ManagedApplicationDocument,
  MoveApplicationDocument,
  OfferVisitsDocument,
  WaiveAdoptionFeeDocument,
} from '../../features/admin/applications/managed-applications.operations.ts';
import type { ManagedApplication } from '../../features/admin/applications/use-managed-application.ts';
import { addDays } from '../../lib/format/calendar-days.ts';
import { shopToday, timeAt } from '../../lib/format/shop-clock.ts';
import { keeper, renderAdminPage } from '../../testing/admin-pages.tsx';
import { AgreementDocument } from '../../ui/applications/agreement.operations.ts';

function anApplication(changes: Partial<ManagedApplication> = {}) {
  return {
    __typename: 'PetApplication' as const,
    ...{ stage: 'RECEIVED', waitsFor: 'SHOP', place: 1, answerBy: '2026-11-20T15:00:00.000Z' },
    ...{ heldUntil: null, chooseBy: null, bookable: [], visit: null, match: null },
    answers: [{ __typename: 'ApplicationAnswer', question: 'Why?', answer: 'Because' }],
    files: [],
    timeline: [],
    nextStages: ['READING', 'VISIT_OFFERED', 'APPROVED', 'DECLINED', 'WITHDRAWN'],
    ...changes,
  };
}

function anOrder(application: object, changes: object = {}) {
  return {
    __typename: 'PetOrder' as const,
    ...{ _id: 'order-1', petId: 'rex', petname: 'Rex', status: 'PENDING', username: 'Ada', petprice: 120 },
    ...{ location: '12 Lane', phone: '5551234567', email: 'ada@petshop.test', image: null, application },
    customer: { __typename: 'Customer', _id: 'user-7' },
    ...{ orderDate: '2026-11-20T12:00:00.000Z', fee: null },
    ...changes,
  };
}

function open(application: object, ...answers: never[]) {
  return openOrder(anOrder(application), ...answers);
}

function openOrder(found: object, ...answers: never[]) {
  const order = {
    request: { query: ManagedApplicationDocument, variables: { id: 'order-1' } },
    result: { data: { petOrder: found } },
    maxUsageCount: Number.POSITIVE_INFINITY,
  } as never;
  return renderAdminPage('ManagePetsOrder/order-1', [order, ...answers]);
}

const done = (name: string) => ({
  data: { [name]: { __typename: 'PetOrder', _id: 'order-1', status: 'PENDING' } },
});

function agreementAnswer(fee: string) {
  const agreement = {
    ...{ __typename: 'AdoptionAgreement', text: `The fee: ${fee}`, checklist: [] },
    ...{ signedBy: null, signedAt: null },
  };
  return {
    request: { query: AgreementDocument, variables: { id: 'order-1' } },
    result: { data: { petOrder: { __typename: 'PetOrder', _id: 'order-1', petname: 'Rex', agreement } } },
  } as never;
}

describe('the page of an application, for the staff', () => {
  it('shows who asks and what they say, and moves it with a word', async () => {
    const moved = jest.fn();
    open(anApplication(), {
      request: {
        query: MoveApplicationDocument,
        variables: { id: 'order-1', stage: 'READING', message: 'Soon' },
      },
      result: () => {
        moved();
        return done('moveApplication');
      },
    } as never);
    expect(await screen.findByText('Because')).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Hand over' })).not.toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: 'A word to them' }), 'Soon');
    await userEvent.click(screen.getByRole('button', { name: 'I am reading it' }));
    await waitFor(() => expect(moved).toHaveBeenCalledTimes(1));
  });

  it('begins a word with one of the shop, and sends none with a gap in it', async () => {
    const moved = jest.fn();
    const decisionTemplates = [
      { __typename: 'AnswerTemplate', name: 'Wait', text: 'Dear {name}, of {item} you hear by {by when}.' },
      { __typename: 'AnswerTemplate', name: 'Read', text: 'We read it.' },
    ];
    open(
      anApplication(),
      { request: { query: DecisionTemplatesDocument }, result: { data: { decisionTemplates } } } as never,
      {
        request: {
          query: MoveApplicationDocument,
          variables: { id: 'order-1', stage: 'READING', message: 'Dear Ada, of Rex you hear by Friday.' },
        },
        result: () => {
          moved();
          return done('moveApplication');
        },
      } as never,
    );
    const choice = await screen.findByRole('combobox', { name: 'Begin with' });
    const word = screen.getByRole('textbox', { name: 'A word to them' }) as HTMLTextAreaElement;
    await userEvent.selectOptions(choice, 'Read');
    await waitFor(() => expect(word).toHaveValue('We read it.'));
    await userEvent.selectOptions(choice, 'Wait');
    await waitFor(() => expect(word).toHaveValue('Dear Ada, of Rex you hear by [… by when …].'));
    await userEvent.click(screen.getByRole('button', { name: 'I am reading it' }));
    expect(await screen.findByText('Fill in “by when” first')).toBeVisible();
    expect(word.value.slice(word.selectionStart, word.selectionEnd)).toBe('[… by when …]');
    expect(moved).not.toHaveBeenCalled();
    await userEvent.keyboard('Friday');
    await userEvent.click(screen.getByRole('button', { name: 'I am reading it' }));
    await waitFor(() => expect(moved).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(word).toHaveValue(''));
    expect(screen.getByRole('combobox', { name: 'Begin with' })).toHaveValue('');
  });

  it('has a word read once more before it goes out with a no', async () => {
    open(anApplication());
    const word = await screen.findByRole('textbox', { name: 'A word to them' });
    const decline = () => userEvent.click(screen.getByRole('button', { name: 'Not this time' }));
    await decline();
    const dialog = await screen.findByRole('dialog', { name: 'Not this time?' });
    expect(dialog).toHaveTextContent('You wrote no word to them.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'No, go back' }));
    await userEvent.type(word, 'Yes, it is yours');
    await decline();
    expect(await screen.findByRole('dialog', { name: 'Not this time?' })).toHaveTextContent(
      'Your word to them: “Yes, it is yours”',
    );
  });

  it('leaves an order of their own to others, whatever their address was', async () => {
    const customer = { __typename: 'Customer', _id: keeper._id };
    const answer = {
      request: { query: ManagedApplicationDocument, variables: { id: 'order-1' } },
      result: { data: { petOrder: anOrder(anApplication(), { email: 'former@petshop.test', customer }) } },
      maxUsageCount: Number.POSITIVE_INFINITY,
    };
    renderAdminPage('ManagePetsOrder/order-1', [answer], { role: 'STAFF' });
    expect(await screen.findByText(/^This is an order of your own account/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'I am reading it' })).not.toBeInTheDocument();
  });

  it('asks before it calls off a visit that is booked, and brings that to a calendar', async () => {
    const moved = jest.fn();
    const visit = {
      ...{ __typename: 'ApplicationVisit' as const, at: '2126-11-27T15:00:00.000Z' },
      ...{ endsAt: '2126-11-27T15:45:00.000Z', calendarPath: '/visits/order-1/code.ics' },
    };
    const nextStages = ['READING', 'VISITED'] as never;
    open(anApplication({ stage: 'VISIT_BOOKED', answerBy: null, visit, nextStages }), {
      request: {
        query: MoveApplicationDocument,
        variables: { id: 'order-1', stage: 'READING', message: null },
      },
      result: () => {
        moved();
        return done('moveApplication');
      },
    } as never);
    const link = await screen.findByRole('link', { name: 'Add to calendar' });
    expect(link).toHaveAttribute('href', '/visits/order-1/code.ics');
    await userEvent.click(screen.getByRole('button', { name: 'I am reading it' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Their visit is called off then/)).toBeVisible();
    expect(moved).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'I am reading it' }));
    await waitFor(() => expect(moved).toHaveBeenCalledTimes(1));
  });

  it('offers times by the shop’s clock', async () => {
    const offered = jest.fn();
    const starts = ['2126-11-27T10:00:00Z', '2126-11-27T14:30:00Z'].map((time) =>
      timeAt(Date.parse(time)).toISOString(),
    );
    open(anApplication(), {
      request: { query: OfferVisitsDocument, variables: { id: 'order-1', starts } },
      result: () => {
        offered();
        return done('offerVisits');
      },
    } as never);
    const offer = within(await screen.findByRole('region', { name: 'Offer visits' }));
    await userEvent.type(offer.getByLabelText('Day'), '2126-11-27');
    await userEvent.type(offer.getByRole('textbox', { name: 'Times' }), '14:30, 10:00');
    await userEvent.click(offer.getByRole('button', { name: 'Add' }));
    expect(offer.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(offer.getByRole('button', { name: 'Offer these times' }));
    await waitFor(() => expect(offered).toHaveBeenCalledTimes(1));
  });

  it('hands an approved animal over, and takes one back that is at home', async () => {
    open(anApplication({ stage: 'APPROVED', answerBy: null, nextStages: ['HANDED_OVER', 'WITHDRAWN'] }));
    expect(await screen.findByRole('form', { name: 'Hand over' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Paid, dollars' })).toHaveValue('120');
  });

  it.each([
    ['APPROVED', true],
    ['PENDING', false],
  ])('has the agreement and the papers of an order by the form alone that is %s: %s', async (status, has) => {
    openOrder(anOrder(null as never, { status }), agreementAnswer('nothing'));
    expect(await screen.findByText('No application hangs on this order')).toBeVisible();
    if (has) {
      expect(await screen.findByText('The fee: nothing')).toBeVisible();
      expect(screen.getByText('They sign on the printed paper, or here by name.')).toBeVisible();
    }
    const link = screen.queryByRole('link', { name: 'Papers to print: Rex for Ada' });
    expect(link?.getAttribute('href') ?? null).toBe(
      has ? '/adminDashboard/ManagePetsOrder/order-1/papers' : null,
    );
  });

  it('keeps an approved animal longer, until a day that there may be', async () => {
    const heldUntil = timeAt(Date.now() + 3 * 86_400_000).toISOString();
    const day = (days: number) => addDays(shopToday(), { days });
    const extended = jest.fn();
    const kept = {
      ...{ __typename: 'ApplicationEvent' as const, at: heldUntil, stage: 'APPROVED' as const },
      ...{ by: 'SHOP' as const, message: null, note: null, visitAt: null, heldUntil },
    };
    const stage = { stage: 'APPROVED' as const, answerBy: null, nextStages: ['HANDED_OVER' as const] };
    open(anApplication({ ...stage, heldUntil, timeline: [kept] }), {
      request: { query: ExtendHoldDocument, variables: { id: 'order-1', until: day(20) } },
      result: () => {
        extended();
        return done('extendHold');
      },
    } as never);
    expect(await screen.findByText('Kept longer')).toBeVisible();
    const form = within(screen.getByRole('form', { name: 'Keep it longer' }));
    const until = form.getByLabelText('Until the end of');
    const press = () => userEvent.click(form.getByRole('button', { name: 'Keep it longer' }));
    await press();
    expect(until).toHaveAccessibleDescription(`A day from ${day(3)} to ${day(60)}`);
    await userEvent.type(until, day(61));
    await press();
    expect(until).toBeInvalid();
    expect(extended).not.toHaveBeenCalled();
    await userEvent.clear(until);
    await userEvent.type(until, day(20));
    await press();
    await waitFor(() => expect(extended).toHaveBeenCalledTimes(1));
  });

  describe('whose adoption fee is paid online', () => {
    const approved = anApplication({
      ...{ stage: 'APPROVED', answerBy: null, nextStages: ['HANDED_OVER', 'WITHDRAWN'] },
    });
    const due = {
      ...{ __typename: 'AdoptionFee' as const, amount: 150, state: 'DUE', paidAt: null, paidBack: 0 },
      waivedFor: null,
    };
    const handedOver = (input: object) => {
      const sent = jest.fn();
      const answer = {
        request: { query: HandOverDocument, variables: { id: 'order-1', input } },
        result: () => {
          sent();
          return done('handOver');
        },
      } as never;
      return { sent, answer };
    };

    it('says that it is due, and hands over only with a note of what was paid at the shop', async () => {
      const { sent, answer } = handedOver({ paid: 150, paidBy: 'CASH' });
      openOrder(anOrder(approved, { status: 'APPROVED', fee: due }), answer);
      expect(await screen.findByText('The adoption fee of $150.00 is to be paid by card.')).toBeVisible();
      const form = within(screen.getByRole('form', { name: 'Hand over' }));
      const paid = form.getByRole('textbox', { name: 'Paid, dollars' });
      expect(paid).toHaveValue('');
      await userEvent.click(form.getByRole('button', { name: 'It goes home' }));
      expect(form.getByText(/^What was paid at the shop; or wait/)).toBeVisible();
      expect(form.getByText('Cash or card')).toBeVisible();
      expect(sent).not.toHaveBeenCalled();
      await userEvent.type(paid, '150');
      await userEvent.selectOptions(form.getByRole('combobox', { name: 'By' }), 'CASH');
      await userEvent.click(form.getByRole('button', { name: 'It goes home' }));
      await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    });

    it('says that it is paid, and hands over without a note', async () => {
      const { sent, answer } = handedOver({});
      const fee = { ...due, state: 'PAID', paidAt: '2026-11-20T15:00:00.000Z' };
      openOrder(anOrder(approved, { status: 'APPROVED', fee }), answer);
      expect(await screen.findByText(/^The adoption fee of \$150\.00 was paid by card on/)).toBeVisible();
      expect(screen.queryByRole('textbox', { name: 'Paid, dollars' })).not.toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'It goes home' }));
      await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    });

    it('is waived for a reason, which the staff read', async () => {
      const sent = jest.fn();
      openOrder(
        anOrder(approved, { status: 'APPROVED', fee: due }),
        agreementAnswer('$150.00, payable by card'),
        agreementAnswer('nothing'),
        {
          request: { query: WaiveAdoptionFeeDocument, variables: { id: 'order-1', reason: 'An old cat' } },
          result: () => {
            sent();
            return done('waiveAdoptionFee');
          },
        } as never,
      );
      expect(await screen.findByText('The fee: $150.00, payable by card')).toBeVisible();
      const form = within(await screen.findByRole('form', { name: 'Waive the adoption fee' }));
      const why = form.getByRole('textbox', { name: 'Why, for us alone' });
      await userEvent.click(form.getByRole('button', { name: 'Waive the fee' }));
      expect(why).toHaveAccessibleDescription('A few words tell the others why');
      expect(sent).not.toHaveBeenCalled();
      await userEvent.type(why, 'An old cat');
      await userEvent.click(form.getByRole('button', { name: 'Waive the fee' }));
      await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
      expect(await screen.findByText('The fee: nothing')).toBeVisible();
    });

    it('says that it is waived and why, and hands over without a note', async () => {
      const fee = { ...due, state: 'WAIVED', waivedFor: 'An old cat' };
      openOrder(anOrder(approved, { status: 'APPROVED', fee }));
      expect(await screen.findByText('No adoption fee is due.')).toBeVisible();
      expect(screen.getByText('An old cat')).toBeVisible();
      expect(screen.getByText(/^The adoption fee is waived: nothing/)).toBeVisible();
      expect(screen.queryByRole('textbox', { name: 'Paid, dollars' })).not.toBeInTheDocument();
      expect(screen.queryByRole('form', { name: 'Waive the adoption fee' })).not.toBeInTheDocument();
    });

    it.each([
      ['OWED_BACK', '$150.00 is on its way back to the card.'],
      ['PAID_BACK', '$150.00 went back to the card.'],
    ])('says of one that is %s that %s', async (state, said) => {
      const fee = { ...due, state, paidAt: '2026-11-20T15:00:00.000Z', paidBack: 150 };
      const application = anApplication({ stage: 'WITHDRAWN', answerBy: null, nextStages: [] });
      openOrder(anOrder(application, { status: 'CANCELLED', fee }));
      expect(await screen.findByText(new RegExp(`${said.replace(/[$.]/g, '\\$&')}$`))).toBeVisible();
    });
  });
});

it('the list of animal orders begins with what is due, what is overdue marked', async () => {
  const order = (id: string, username: string, answerBy: string) => ({
    __typename: 'PetOrder',
    ...{ _id: id, petname: 'Rex', username },
    application: {
      __typename: 'PetApplication',
      ...{ stage: 'RECEIVED', answerBy, chooseBy: null, heldUntil: null, visit: null },
    },
  });
  const cleo = order('order-3', 'Cleo', '');
  const times = { stage: 'VISIT_OFFERED', answerBy: null, chooseBy: '2020-11-21T15:00:00.000Z' };
  const offered = { ...cleo, application: { ...cleo.application, ...times } };
  const due = [
    order('order-1', 'Ada', '2020-11-20T15:00:00.000Z'),
    order('order-2', 'Bea', '2126-11-20T15:00:00.000Z'),
    offered,
  ];
  renderAdminPage('ManagePetsOrder', [
    { request: { query: DueApplicationsDocument }, result: { data: { dueApplications: due } } } as never,
  ]);
  const list = within(await screen.findByRole('region', { name: 'What is due' }));
  const rows = list.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows[0]).toMatch(/^Ada and Rex: answer by .*Overdue/);
  expect(rows[2]).toMatch(/^Cleo and Rex: a time chosen by .*Overdue/);
  expect(rows[1]).not.toMatch(/Overdue/);
  expect(list.getByRole('link', { name: 'Ada and Rex' })).toHaveAttribute(
    'href',
    '/adminDashboard/ManagePetsOrder/order-1',
  );
});
