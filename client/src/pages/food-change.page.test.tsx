import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, planDate } from '../../../domain/repeats/plan-dates.ts';
import { MyAnimalDocument } from '../features/animals/animals.operations.ts';
import {
  EndFoodChangeDocument,
  FoodsToChangeToDocument,
  HoldFoodChangeDocument,
  MyFoodChangeDocument,
  StartFoodChangeDocument,
} from '../features/animals/food-change/food-change.operations.ts';
import { shopToday } from '../lib/format/shop-clock.ts';
import { renderShopPage } from '../testing/shop-pages.tsx';
import { Component as MyAnimalsPage } from './animals.page.tsx';

const me = { __typename: 'User' as const, _id: 'u1' };

function anAnimal(type = 'DOG') {
  return {
    ...{ __typename: 'Animal' as const, id: 'rex', name: 'Rex', type, species: null },
    ...{ breed: null, gender: null, bornOn: null, neutered: 'YES', chipNumber: null, notes: null },
    ...{ picture: null, papers: [], firstDays: null },
    ...{ avoids: [], weights: [], treatments: [], tasks: [], isLost: false, sharedUntil: null, messages: [] },
  };
}

const today = planDate(shopToday());
const steps = [0, 1, 2].map((index) => ({
  ...{ __typename: 'FoodChangeDay' as const, day: index + 1, on: addDays(today, index) },
  ...{ currentGrams: 200 - index * 100, newGrams: 74 + index * 100 },
}));

function aChange(changes: object = {}) {
  return {
    ...{ __typename: 'FoodChange' as const, petId: 'new', newName: 'Stew', currentPetId: 'old' },
    ...{ currentName: 'Supper', kcalPerDay: 1059, steps, today: steps[0], heldOn: [], canHold: true },
    ...{ notes: ['Call your veterinarian for blood.'], ...changes },
  };
}

function kept(foodChange: object | null, supply: object | null = null) {
  const foodChangeSupply = supply && { __typename: 'FoodChangeSupply' as const, ...supply };
  return { __typename: 'Animal' as const, id: 'rex', foodChange, foodChangeSupply };
}

const of = (answer: object) => ({
  request: { query: MyFoodChangeDocument, variables: { id: 'rex' } },
  ...answer,
  maxUsageCount: 9,
});
const holding = (animal: object) => of({ result: { data: { me: { ...me, animals: [animal] } } } });

const foods = {
  request: { query: FoodsToChangeToDocument, variables: () => true },
  result: {
    data: {
      pets: {
        __typename: 'PetConnection',
        edges: [
          ['new', 'Stew', 'DRY', 360],
          ['treat', 'Bites', 'TREAT', 300],
          ['mystery', 'Mystery', 'DRY', null],
        ].map(([_id, petname, kind, kcalPer100g]) => ({
          __typename: 'PetEdge',
          node: { __typename: 'Pet', _id, petname, kind, kcalPer100g },
        })),
      },
    },
  },
  maxUsageCount: 9,
};

function open(answers: readonly object[], type?: string) {
  const animal = { query: MyAnimalDocument, variables: { id: 'rex' } };
  const result = { data: { me: { ...me, animals: [anAnimal(type)] } } };
  return renderShopPage('/myAnimals/rex', { path: '/myAnimals/:id', element: <MyAnimalsPage /> }, [
    { request: animal, result, maxUsageCount: 9 } as never,
    ...(answers as never[]),
  ]);
}

const panel = async () => within(await screen.findByRole('region', { name: 'Change of food' }));

describe('a change of food', () => {
  it('begins from a food by its label to one of the shop, over eleven days', async () => {
    const sent = jest.fn();
    open([
      holding(kept(null)),
      foods,
      {
        request: { query: StartFoodChangeDocument, variables: () => true },
        result: (variables: object) => {
          sent(variables);
          return { data: { startFoodChange: kept(aChange()) } };
        },
      },
    ]);
    const form = within(await (await panel()).findByRole('form', { name: 'New change of food' }));
    await userEvent.click(form.getByRole('button', { name: 'Begin the change' }));
    expect(form.getByRole('searchbox', { name: 'New food' })).toBeInvalid();
    expect(form.getByRole('textbox', { name: 'Its name' })).toBeInvalid();
    expect(sent).not.toHaveBeenCalled();

    await userEvent.click(await form.findByRole('radio', { name: /^Stew.*360 kcal per 100 g$/ }));
    expect(form.queryByRole('radio', { name: /Bites|Mystery/ })).toBeNull();
    await userEvent.type(form.getByRole('textbox', { name: 'Its name' }), 'Supper');
    await userEvent.type(form.getByRole('textbox', { name: 'Its energy, kcal per 100 g' }), '400,5');
    await userEvent.click(form.getByRole('button', { name: 'Begin the change' }));
    expect(await screen.findByText(/^Today, day 1: 200 g of the old food and 74 g/)).toBeVisible();
    const input = {
      petId: 'new',
      currentName: 'Supper',
      currentKcalPer100g: 400.5,
      days: 11,
      startOn: today,
    };
    expect(sent).toHaveBeenCalledWith({ id: 'rex', input });
  });

  it('from a food of the shop asks for another than the new one, and says why it was refused', async () => {
    const refusal = { errors: [{ message: 'Say first what it weighs' }] };
    open([
      holding(kept(null)),
      foods,
      { request: { query: StartFoodChangeDocument, variables: () => true }, result: refusal },
    ]);
    const form = within(await (await panel()).findByRole('form', { name: 'New change of food' }));
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Food until now' }), 'shop');
    await userEvent.click(form.getByRole('button', { name: 'Begin the change' }));
    const finder = form.getByRole('searchbox', { name: 'Find the food until now' });
    expect(finder).toHaveAccessibleDescription(expect.stringContaining('This field is required'));
    for (const name of ['New food', 'Find the food until now']) {
      const list = within(await form.findByRole('group', { name }));
      await userEvent.click(await list.findByRole('radio', { name: /^Stew/ }));
    }
    await userEvent.click(form.getByRole('button', { name: 'Begin the change' }));
    expect(finder).toHaveAccessibleDescription(expect.stringContaining('Another food than the new one'));
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Food until now' }), 'label');
    await userEvent.type(form.getByRole('textbox', { name: 'Its name' }), 'Supper');
    await userEvent.type(form.getByRole('textbox', { name: 'Its energy, kcal per 100 g' }), '400');
    await userEvent.click(form.getByRole('button', { name: 'Begin the change' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Say first what it weighs');
  });

  it('shows grams of both by days, waits where it upsets the stomach, and ends', async () => {
    const held = aChange({ heldOn: [today], canHold: false });
    open([
      holding(kept(aChange())),
      foods,
      {
        request: { query: HoldFoodChangeDocument, variables: { id: 'rex' } },
        result: { data: { holdFoodChange: kept(held) } },
      },
      {
        request: { query: EndFoodChangeDocument, variables: { id: 'rex' } },
        result: { data: { endFoodChange: kept(null) } },
      },
    ]);
    const shown = await panel();
    const table = within(await shown.findByRole('table', { name: 'The change of food, day by day' }));
    expect(table.getAllByRole('row')).toHaveLength(4);
    expect(table.getByRole('row', { current: 'date' })).toHaveTextContent('200 g74 g');
    expect(shown.getByText('Call your veterinarian for blood.')).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'Its stomach is upset: wait two days' }));
    expect(await table.findByText(/\(upset\)/)).toBeVisible();
    expect(shown.queryByRole('button', { name: /wait two days/ })).toBeNull();
    await userEvent.click(shown.getByRole('button', { name: 'End the change' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, end it' }));
    expect(await shown.findByText('No change is under way.')).toBeVisible();
  });

  it('says where too little of either food is at home, and until when to order', async () => {
    const supply = {
      currentEndsOn: addDays(today, 1),
      newEndsOn: addDays(today, 30),
      orderBy: addDays(today, 24),
    };
    open([holding(kept(aChange(), supply))]);
    const shown = await panel();
    expect(await shown.findByText(/does not last for the change/)).toBeVisible();
    expect(
      shown.getByText(/^From .* on there is too little of the .*Order it by .* in time\.$/),
    ).toBeVisible();
    const links = shown.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Supper', '/pet/old'],
      ['Stew', '/pet/new'],
    ]);
  });

  it('of which nothing was bought says to order now', async () => {
    const supply = { currentEndsOn: null, newEndsOn: today, orderBy: addDays(today, -5) };
    open([holding(kept(aChange(), supply))]);
    const shown = await panel();
    expect(await shown.findByText(/^You have bought no .*Order it now\.$/)).toBeVisible();
    expect(shown.queryByText(/does not last/)).toBeNull();
  });

  it('that is over says what is fed from then on, and makes room for another', async () => {
    const past = steps.map((step) => ({ ...step, on: addDays(planDate(step.on), -9) }));
    open([
      holding(kept(aChange({ steps: past, today: null, canHold: false }))),
      foods,
      {
        request: { query: EndFoodChangeDocument, variables: { id: 'rex' } },
        result: { data: { endFoodChange: kept(null) } },
      },
    ]);
    const shown = await panel();
    expect(await shown.findByText('It has changed over: 274 g of the new food a day.')).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'Done: make room for another' }));
    await waitFor(() => expect(shown.queryByRole('table')).toBeNull());
  });

  it('can be tried again where it could not be loaded', async () => {
    open([of({ error: new Error('offline') })]);
    expect(await (await panel()).findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('is offered for dogs and cats alone', async () => {
    open([], 'OTHER');
    expect(await screen.findByRole('region', { name: 'Weight' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Change of food' })).toBeNull();
  });
});
