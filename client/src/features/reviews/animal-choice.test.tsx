import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ReviewersAnimalsDocument } from '../../lib/own-animals/reviewers-animals.operations.ts';
import { aGrownDog, likeGrownDog, reviewersAnimalsAnswer } from '../../testing/own-animals.ts';
import { renderShopPage } from '../../testing/shop-pages.tsx';
import { AnimalChoice } from './animal-choice.tsx';

type Before = Parameters<typeof AnimalChoice>[0]['before'];

const chosen = jest.fn();

function Form({ before }: { readonly before: Before }) {
  const [value, setValue] = useState<string | null | undefined>();
  const choose = (animalId: string | null | undefined) => {
    chosen(animalId);
    setValue(animalId);
  };
  return <AnimalChoice before={before} value={value} onChange={choose} />;
}

function open(before: Before, answer: Parameters<typeof renderShopPage>[2][number]) {
  return renderShopPage('/form', { path: '/form', element: <Form before={before} /> }, [answer]);
}

function choice() {
  return screen.findByRole('combobox', { name: 'For which animal?' });
}

function labels(select: HTMLElement) {
  return within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
}

const failed = { request: { query: ReviewersAnimalsDocument }, error: new Error('offline') };
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

beforeEach(() => chosen.mockClear());

it.each([
  ['whoever has no animal', reviewersAnimalsAnswer([])],
  ['whose animals could not be looked up', failed],
])('asks nothing of %s', async (_who, answer) => {
  open(null, answer);
  await settled();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

it('says of none, unless one is chosen, with what would stand with the review', async () => {
  const cat = aGrownDog({ id: 'tom', name: 'Tom', type: 'CAT', bornOn: null, weights: [] });
  open(null, reviewersAnimalsAnswer([aGrownDog(), cat]));
  const select = await choice();
  expect(select).toHaveDisplayValue('I don’t say');
  expect(select).toHaveAccessibleDescription(/its name never does/);
  expect(labels(select)).toEqual(['I don’t say', 'Nala: dog, grown, medium', 'Tom: cat']);
  await userEvent.selectOptions(select, 'Tom: cat');
  await userEvent.selectOptions(select, 'I don’t say');
  expect(chosen.mock.calls).toEqual([['tom'], [undefined]]);
});

it('leaves what a review says of one, and takes it back', async () => {
  open(likeGrownDog, reviewersAnimalsAnswer([aGrownDog()]));
  const select = await choice();
  await screen.findByRole('option', { name: 'Nala: dog, grown, medium' });
  expect(select).toHaveDisplayValue('As before: dog, grown, medium');
  await userEvent.selectOptions(select, 'I don’t say');
  expect(chosen).toHaveBeenCalledWith(null);
  expect(select).toHaveDisplayValue('I don’t say');
  await userEvent.selectOptions(select, 'As before: dog, grown, medium');
  expect(chosen).toHaveBeenLastCalledWith(undefined);
});

it('lets it be taken back where the animal is gone, or not to be looked up', async () => {
  open(likeGrownDog, failed);
  const select = await choice();
  expect(labels(select)).toEqual(['As before: dog, grown, medium', 'I don’t say']);
});
