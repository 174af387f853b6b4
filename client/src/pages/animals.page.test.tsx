import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, planDate } from '../../../domain/repeats/plan-dates.ts';
import {
  AddAnimalDocument,
  AddTaskDocument,
  AddTreatmentDocument,
  AddWeightDocument,
  CompleteFirstDayDocument,
  CompleteTaskDocument,
  EndSharesDocument,
  MyAnimalDocument,
  MyAnimalsDocument,
  MyCalendarDocument,
  RenewCalendarDocument,
  SetLostDocument,
  ShareAnimalDocument,
  StartFirstDaysDocument,
} from '../features/animals/animals.operations.ts';
import type { AnimalFieldsFragment } from '../gql/graphql.ts';
import { shopToday } from '../lib/format/shop-clock.ts';
import { renderShopPage } from '../testing/shop-pages.tsx';
import { Component as MyAnimalsPage } from './animals.page.tsx';

function anAnimal(changes: Partial<AnimalFieldsFragment> = {}) {
  return {
    ...{ __typename: 'Animal' as const, id: 'nala', name: 'Nala', type: 'OTHER', species: 'RABBIT' },
    ...{ breed: 'Rex', gender: null, bornOn: null, neutered: 'UNKNOWN', chipNumber: null, notes: null },
    ...{ avoids: ['chicken'], weights: [], treatments: [], tasks: [] },
    ...{ picture: null, papers: [], firstDays: null },
    ...{ isLost: false, sharedUntil: null, messages: [] },
    ...changes,
  };
}

const aTask = {
  ...{ __typename: 'AnimalTask' as const, id: 't1', title: 'Check-up', source: 'AAHA 2019' },
  ...{ dueOn: '2126-01-31', doneOn: null },
};

const me = { __typename: 'User' as const, _id: 'u1' };

function list(...animals: object[]) {
  const result = { data: { me: { ...me, animals } } };
  return { request: { query: MyAnimalsDocument }, result, maxUsageCount: 9 } as never;
}

function one(...animals: object[]) {
  const request = { query: MyAnimalDocument, variables: { id: 'nala' } };
  return { request, result: { data: { me: { ...me, animals } } }, maxUsageCount: 9 } as never;
}

/** Its calendar, at one address after another. */
function calendar(...codes: string[]) {
  return codes.map((code) => {
    const result = { data: { me: { ...me, calendarUrl: `https://shop.example/calendar/${code}.ics` } } };
    return { request: { query: MyCalendarDocument }, result } as never;
  });
}

function open(address: string, ...answers: never[]) {
  const path = address === '/myAnimals' ? address : '/myAnimals/:id';
  return renderShopPage(address, { path, element: <MyAnimalsPage /> }, [...answers, ...calendar('first')]);
}

describe('the list of my animals', () => {
  it('says that there is none yet, and asks for a name', async () => {
    open('/myAnimals', list());
    expect(await screen.findByText('No animal yet')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add animal' }));
    expect(await screen.findByText('This field is required')).toBeVisible();
  });

  it('leads to each of them', async () => {
    open('/myAnimals', list(anAnimal()));
    expect(await screen.findByRole('link', { name: 'Nala' })).toHaveAttribute('href', '/myAnimals/nala');
    expect(screen.getByText(/^Rabbit,/)).toBeVisible();
  });

  it('adds one with a name and a kind, and leads there', async () => {
    const input = {
      ...{ name: 'Nala', type: 'OTHER', species: 'RABBIT', breed: '', gender: null, bornOn: null },
      ...{ neutered: 'UNKNOWN', chipNumber: '', avoids: ['chicken', ' corn'], notes: '' },
    };
    const page = open('/myAnimals', list(), {
      request: { query: AddAnimalDocument, variables: { input } },
      result: { data: { addAnimal: anAnimal() } },
    } as never);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Nala');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'RABBIT');
    await userEvent.type(screen.getByRole('textbox', { name: 'Must not eat' }), 'chicken, corn');
    await userEvent.click(screen.getByRole('button', { name: 'Add animal' }));
    await waitFor(() => expect(page.address()).toBe('/myAnimals/nala'));
  });

  it('lets one try again where it could not be loaded', async () => {
    open('/myAnimals', { request: { query: MyAnimalsDocument }, error: new Error('offline') } as never);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

it('the calendar has an address to copy, which a new one takes the place of', async () => {
  const answers = [
    list(),
    ...calendar('first', 'second'),
    {
      request: { query: RenewCalendarDocument },
      result: { data: { renewCalendar: 'https://shop.example/calendar/second.ics' } },
    } as never,
  ];
  const page = { path: '/myAnimals', element: <MyAnimalsPage /> };
  renderShopPage('/myAnimals', page, answers);
  const address = await screen.findByRole('textbox', { name: 'Address of your calendar' });
  expect(address).toHaveValue('https://shop.example/calendar/first.ics');
  await userEvent.click(screen.getByRole('button', { name: 'Make a new address' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, make a new one' }));
  await waitFor(() => expect(address).toHaveValue('https://shop.example/calendar/second.ics'));
});

describe('the page of an animal', () => {
  it.each([
    ['a dog', { type: 'DOG', species: null }, 'Dog, 3 years, 12.1 kg', ['First days', 'Change of food']],
    ['another animal', { type: 'OTHER', species: null }, 'Another animal, 3 years, 12.1 kg', []],
  ] as const)('says of %s what it is, and leads to each of its parts', async (_what, kind, facts, more) => {
    const bornOn = addDays(planDate(shopToday()), -3 * 366);
    const weights = [
      { __typename: 'AnimalWeight' as const, on: '2026-08-01', kg: 11.2 },
      { __typename: 'AnimalWeight' as const, on: '2026-11-20', kg: 12.1 },
    ];
    open('/myAnimals/nala', one(anAnimal({ ...kind, bornOn, weights })));
    expect(await screen.findByText(facts)).toBeVisible();
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    for (const link of links) {
      const id = new URL((link as HTMLAnchorElement).href).hash.slice(1);
      expect(document.getElementById(id)).toHaveRole('heading');
    }
    const names = links.map(({ textContent }) => textContent);
    expect(names).toEqual(expect.arrayContaining(['What is due', 'Passport', ...more]));
    expect(names).toHaveLength(7 + more.length);
  });

  it('makes a link to its passport, and ends it', async () => {
    const shared = anAnimal({ sharedUntil: '2126-01-31T00:00:00.000Z' });
    const first = { query: MyAnimalDocument, variables: { id: 'nala' } };
    const share = { query: ShareAnimalDocument, variables: { id: 'nala', days: 30 } };
    const link = {
      ...{ __typename: 'PassportLink', url: 'https://shop.example/passport/secret' },
      endsAt: '2126-01-31T00:00:00.000Z',
    };
    open(
      '/myAnimals/nala',
      { request: first, result: { data: { me: { ...me, animals: [anAnimal()] } } } } as never,
      { request: share, result: { data: { shareAnimal: link } } } as never,
      one(shared),
      {
        request: { query: EndSharesDocument, variables: { id: 'nala' } },
        result: { data: { endShares: anAnimal() } },
      } as never,
    );
    const passport = within(await screen.findByRole('region', { name: 'Passport' }));
    await userEvent.selectOptions(passport.getByRole('combobox'), '30');
    await userEvent.click(passport.getByRole('button', { name: 'Make a link' }));
    const address = await passport.findByRole('textbox', { name: 'Link to its passport' });
    expect(address).toHaveValue('https://shop.example/passport/secret');
    await userEvent.click(passport.getByRole('button', { name: 'End all links' }));
    await waitFor(() => expect(passport.queryByRole('textbox')).toBeNull());
  });

  it('says that it is lost, and shows what finders wrote', async () => {
    const message = {
      ...{ __typename: 'AnimalMessage' as const, id: 'm1', at: '2026-11-28T12:00:00.000Z' },
      text: 'She is in my shed',
    };
    open('/myAnimals/nala', one(anAnimal()), {
      request: { query: SetLostDocument, variables: { id: 'nala', isLost: true } },
      result: { data: { setLost: anAnimal({ isLost: true, messages: [message] }) } },
    } as never);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'It is lost' }));
    expect(await screen.findByText('She is in my shed')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'It is lost' })).toBeChecked();
  });

  it('takes a task of one’s own, for a day or some day', async () => {
    const task = {
      ...{ __typename: 'AnimalTask' as const, id: 't2', title: 'Trim its claws', source: null },
      ...{ dueOn: null, doneOn: null },
    };
    open('/myAnimals/nala', one(anAnimal()), {
      request: { query: AddTaskDocument, variables: { id: 'nala', title: 'Trim its claws', dueOn: null } },
      result: { data: { addTask: anAnimal({ tasks: [task] }) } },
    } as never);
    const form = within(await screen.findByRole('form', { name: 'New task' }));
    await userEvent.click(form.getByRole('button', { name: 'Add task' }));
    const title = form.getByRole('textbox', { name: 'What is to be done' });
    expect(title).toHaveAccessibleDescription('This field is required');
    await userEvent.type(title, 'Trim its claws');
    await userEvent.click(form.getByRole('button', { name: 'Add task' }));
    expect(await screen.findByRole('checkbox', { name: 'Trim its claws' })).toBeVisible();
    expect(title).toHaveValue('');
  });

  it('begins its first thirty days with a day, ticks a line off and says how far it is', async () => {
    const line = { __typename: 'AnimalFirstDay' as const, text: 'No visitors yet', day: 2, doneOn: null };
    const begun = (doneOn: string | null) => ({
      ...{ __typename: 'AnimalFirstDays' as const, arrivedOn: shopToday() },
      lines: [
        { ...line, dueOn: '2026-11-30', doneOn },
        { ...line, day: 3, text: 'Fixed times', dueOn: '2026-12-01' },
      ],
    });
    open(
      '/myAnimals/nala',
      one(anAnimal()),
      {
        request: { query: StartFirstDaysDocument, variables: { id: 'nala', on: shopToday() } },
        result: { data: { startFirstDays: anAnimal({ firstDays: begun(null) }) } },
      } as never,
      {
        request: { query: CompleteFirstDayDocument, variables: { id: 'nala', day: 2, isDone: true } },
        result: { data: { completeFirstDay: anAnimal({ firstDays: begun('2026-11-30') }) } },
      } as never,
    );
    const panel = within(await screen.findByRole('region', { name: 'The first thirty days' }));
    await userEvent.click(panel.getByRole('button', { name: 'Begin the list' }));
    expect(panel.getByLabelText('It comes on')).toHaveAccessibleDescription(/day/i);
    fireEvent.change(panel.getByLabelText('It comes on'), { target: { value: shopToday() } });
    await userEvent.click(panel.getByRole('button', { name: 'Begin the list' }));
    expect(await panel.findByText('0 of 2')).toBeVisible();
    await userEvent.click(panel.getByRole('checkbox', { name: 'No visitors yet' }));
    expect(await panel.findByText('1 of 2')).toBeVisible();
    expect(panel.getByRole('checkbox', { name: 'No visitors yet' })).toBeChecked();
  });

  it('has no such list of an animal of another kind', async () => {
    open('/myAnimals/nala', one(anAnimal({ species: 'FISH' })));
    await screen.findByRole('region', { name: 'What is due' });
    expect(screen.queryByRole('region', { name: 'The first thirty days' })).toBeNull();
  });

  it('ticks off what is due, with who says so', async () => {
    const completed = { ...aTask, doneOn: '2026-11-28' };
    open('/myAnimals/nala', one(anAnimal({ tasks: [aTask] })), {
      request: { query: CompleteTaskDocument, variables: { id: 'nala', taskId: 't1', isDone: true } },
      result: { data: { completeTask: anAnimal({ tasks: [completed] }) } },
    } as never);
    const due = within(await screen.findByRole('region', { name: 'What is due' }));
    expect(due.getByText(/AAHA 2019/)).toBeVisible();
    expect(due.getByText(/your veterinarian decides/)).toBeVisible();
    await userEvent.click(due.getByRole('checkbox', { name: 'Check-up' }));
    await waitFor(() => expect(due.getByRole('checkbox', { name: 'Check-up' })).toBeChecked());
  });

  it('notes a treatment that is due as done today, and offers that for none that is far off', async () => {
    const treatment = { __typename: 'AnimalTreatment' as const, kind: 'VACCINATION', on: null };
    const due = [
      { ...treatment, id: 'a', name: 'FVRCP', nextOn: addDays(planDate(shopToday()), 7) },
      { ...treatment, id: 'b', name: 'Rabies', nextOn: '2126-01-31' },
    ] as never[];
    const input = { kind: 'VACCINATION', name: 'FVRCP', on: shopToday(), nextOn: null };
    const done = { ...treatment, id: 'c', ...input } as never;
    open('/myAnimals/nala', one(anAnimal({ treatments: due })), {
      request: { query: AddTreatmentDocument, variables: { id: 'nala', input } },
      result: { data: { addTreatment: anAnimal({ treatments: [...due, done] }) } },
    } as never);
    const list = within(await screen.findByRole('region', { name: 'What is due' }));
    expect(list.queryByRole('button', { name: 'Done: Rabies' })).toBeNull();
    await userEvent.click(list.getByRole('button', { name: 'Done: FVRCP' }));
    await waitFor(() => expect(list.queryByText('FVRCP')).toBeNull());
    expect(list.getByText('Rabies')).toBeVisible();
  });

  it('shows weights as a curve and in a table, and adds one', async () => {
    const weights = [
      { __typename: 'AnimalWeight' as const, on: '2026-01-01', kg: 4 },
      { __typename: 'AnimalWeight' as const, on: '2026-02-01', kg: 4.2 },
    ];
    const sent = jest.fn();
    open('/myAnimals/nala', one(anAnimal({ weights })), {
      request: { query: AddWeightDocument, variables: () => true },
      result: ({ kg }: { kg: number }) => {
        sent(kg);
        const third = { __typename: 'AnimalWeight' as const, on: '2026-03-01', kg };
        return { data: { addWeight: anAnimal({ weights: [...weights, third] }) } };
      },
    } as never);
    expect(await screen.findByRole('img', { name: /From 4 kg to 4.2 kg/ })).toBeVisible();
    const table = within(screen.getByRole('table', { name: 'Weights' }));
    expect(table.getAllByRole('row')).toHaveLength(3);
    await userEvent.type(screen.getByRole('textbox', { name: 'Weight, kg' }), '4.4');
    await userEvent.click(screen.getByRole('button', { name: 'Add weight' }));
    expect(await table.findByText('4.4 kg')).toBeVisible();
    expect(sent).toHaveBeenCalledWith(4.4);
  });

  it('says what its breed usually weighs, and draws it below the curve', async () => {
    const weights = [
      { __typename: 'AnimalWeight' as const, on: '2026-01-01', kg: 4 },
      { __typename: 'AnimalWeight' as const, on: '2026-02-01', kg: 4.2 },
    ];
    open('/myAnimals/nala', one(anAnimal({ type: 'CAT', breed: 'Bengal', gender: 'FEMALE', weights })));
    expect(await screen.findByText(/usually weighs 3.6 to 5.4 kg, pages of the breed say\./)).toBeVisible();
    expect(screen.getByRole('img', { name: /From 4 kg/ }).querySelector('rect')).not.toBeNull();
  });

  it('says at its field what can not be noted, and sends nothing', async () => {
    open('/myAnimals/nala', one(anAnimal()));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Weight, kg' }), 'heavy');
    await userEvent.click(screen.getByRole('button', { name: 'Add weight' }));
    expect(screen.getByRole('textbox', { name: 'Weight, kg' })).toHaveAccessibleDescription(
      'A number of kilograms',
    );
    const treatment = within(screen.getByRole('form', { name: 'New treatment' }));
    await userEvent.click(treatment.getByRole('button', { name: 'Add treatment' }));
    expect(treatment.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      'This field is required',
    );
    expect(treatment.getByLabelText('Done on')).toHaveAccessibleDescription('When it was, or is due');
  });

  it('of another’s says that there is none', async () => {
    open('/myAnimals/nala', one());
    expect(await screen.findByText('There is no such animal')).toBeVisible();
  });
});
