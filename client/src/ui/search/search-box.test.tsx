import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShopPage } from '../../testing/shop-pages.tsx';
import { SearchBox } from './search-box.tsx';
import { SearchSuggestionsDocument } from './suggestions.operations.ts';

const someSuggestions = {
  __typename: 'SearchSuggestions',
  searches: [
    { __typename: 'SuggestedSearch', text: 'dog food', count: 11 },
    { __typename: 'SuggestedSearch', text: 'dog toys', count: 4 },
  ],
  places: [{ __typename: 'SuggestedPlace', type: 'DOG', category: 'FOOD', search: null, count: 11 }],
  items: [
    {
      ...{ __typename: 'Pet', _id: 'kibble', petname: 'Dog kibble', petprice: 12.5, category: 'FOOD' },
      ...{ type: 'DOG', isAvailable: false, image: null },
    },
  ],
};
const nothing = { __typename: 'SearchSuggestions', searches: [], places: [], items: [] };

function answerTo(text: string, searchSuggestions: object) {
  const asked = jest.fn(() => ({ data: { searchSuggestions } }));
  return { asked, request: { query: SearchSuggestionsDocument, variables: { text } }, result: asked };
}

function openBox(answers: Parameters<typeof renderShopPage>[2] = [], address = '/') {
  return renderShopPage(address, { path: address.split('?')[0] ?? '/', element: <SearchBox /> }, answers);
}

const field = () => screen.getByRole('combobox', { name: 'Search the shop' });
const activeOption = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
};

beforeAll(() => {
  // jsdom draws nothing, and so scrolls nothing.
  Element.prototype.scrollIntoView = () => undefined;
});

async function typeDog(answers = [answerTo('dog', someSuggestions)]) {
  const page = openBox(answers);
  await userEvent.type(field(), 'Dog');
  await screen.findByRole('listbox', { name: 'Suggestions' });
  return page;
}

describe('the search box', () => {
  it('is a plain form before anything is suggested', async () => {
    const page = openBox();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(field()).toHaveAttribute('name', 'q');
    expect(screen.getByRole('search')).toHaveAttribute('action', '/PetSearchItems');
    await userEvent.type(field(), '  salmon {Enter}');
    expect(page.address()).toBe('/PetSearchItems?q=salmon');
  });

  it('shows what was looked for on the page of results', () => {
    openBox([], '/PetSearchItems?q=dog+treats');
    expect(field()).toHaveValue('dog treats');
  });

  it('suggests in groups, with what was typed marked, and tells how many', async () => {
    await typeDog();
    const list = screen.getByRole('listbox', { name: 'Suggestions' });
    expect(field()).toHaveAttribute('aria-controls', list.id);
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    const groups = ['Searches', 'In the shop', 'Items'].map((name) =>
      within(list).getByRole('group', { name }),
    );
    expect(groups.map((group) => within(group).getAllByRole('option').length)).toEqual([2, 1, 1]);
    expect(list.querySelector('mark')).toHaveTextContent('dog');
    expect(within(list).getByRole('option', { name: /Dog kibble/ })).toHaveTextContent('Out of stock$12.50');
    expect(screen.getByText('4 suggestions')).toHaveAttribute('role', 'status');
  });

  it('is walked through by the arrow keys, Home and End while the focus stays in the field', async () => {
    const page = await typeDog();
    await userEvent.keyboard('{ArrowDown}');
    expect(activeOption()).toMatch(/^dog food/);
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent(/^dog food/);
    await userEvent.keyboard('{End}');
    expect(activeOption()).toMatch(/^Dog kibble/);
    await userEvent.keyboard('{ArrowDown}');
    expect(activeOption()).toBeNull();
    await userEvent.keyboard('{ArrowUp}');
    expect(activeOption()).toMatch(/^Dog kibble/);
    await userEvent.keyboard('{Home}{ArrowDown}');
    expect(activeOption()).toMatch(/^dog toys/);
    expect(field()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(page.address()).toBe('/PetSearchItems?q=dog+toys');
  });

  it('searches for what is typed where no suggestion is chosen', async () => {
    const page = await typeDog();
    await userEvent.keyboard('{Enter}');
    expect(page.address()).toBe('/PetSearchItems?q=Dog');
  });

  it('closes by Escape without losing the text, opens again by an arrow, and is left by Tab', async () => {
    await typeDog();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(field()).toHaveValue('Dog');
    await userEvent.keyboard('{ArrowDown}');
    expect(await screen.findByRole('listbox')).toBeInTheDocument();
    await userEvent.tab();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field()).not.toHaveFocus();
  });

  it('leads by a click to a part of the shop', async () => {
    const page = await typeDog();
    await userEvent.click(screen.getByRole('option', { name: /^Dog food/ }));
    expect(page.address()).toBe('/DogsFood');
  });

  it('asks once for each pause, nothing for a single letter, and never twice for the same', async () => {
    const [short, whole] = [answerTo('d', nothing), answerTo('dog', someSuggestions)];
    const between = answerTo('do', nothing);
    await typeDog([short, between, whole]);
    expect(short.asked).not.toHaveBeenCalled();
    expect(between.asked).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await userEvent.keyboard('og');
    expect(await screen.findByRole('listbox')).toBeInTheDocument();
    expect(whole.asked).toHaveBeenCalledTimes(1);
  });

  it('says where it has nothing to suggest', async () => {
    const page = openBox([answerTo('xyz', nothing)]);
    await userEvent.type(field(), 'xyz');
    expect(await screen.findByText(/Nothing begins like this/)).toBeInTheDocument();
    expect(screen.getByText('No suggestions')).toHaveAttribute('role', 'status');
    await userEvent.keyboard('{Enter}');
    expect(page.address()).toBe('/PetSearchItems?q=xyz');
  });

  it('shows nothing of an error, and searches all the same', async () => {
    const error = new Error('Failed to fetch');
    const page = openBox([
      { request: { query: SearchSuggestionsDocument, variables: { text: 'dog' } }, error },
    ]);
    await userEvent.type(field(), 'dog');
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(page.address()).toBe('/PetSearchItems?q=dog');
  });
});
