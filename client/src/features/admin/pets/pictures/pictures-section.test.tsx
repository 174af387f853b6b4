import { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MockLink } from '@apollo/client/testing';
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createCache } from '../../../../lib/apollo/client.ts';
import { AddPetPictureDocument, ArrangePetPicturesDocument } from '../api/manage-pets.operations.ts';
import { type EditedPicture, moved, toInput } from './picture-order.ts';
import { PicturesSection } from './pictures-section.tsx';

function aPicture(hash: string, changes: Partial<EditedPicture> = {}): EditedPicture {
  return {
    ...{ __typename: 'PetImage', hash, placeholder: 'data:,', width: 1200, height: 1600, alt: null },
    ...{ objectPosition: '50% 50%', focalPoint: { x: 0.5, y: 0.5 } },
    ...changes,
  };
}

const [a, b, c] = [aPicture('a'), aPicture('b'), aPicture('c')];

const row = {
  ...{ __typename: 'Pet', _id: 'kibble', petname: 'Kibble', petprice: 5, category: 'FOOD', type: 'DOG' },
  ...{ stock: 3, shelf: null, availability: 'AVAILABLE', isAvailable: true, image: null },
  createdAt: '2026-11-20T12:00:00.000Z',
};

function saves(pictures: readonly EditedPicture[]) {
  return {
    request: {
      query: ArrangePetPicturesDocument,
      variables: { id: 'kibble', pictures: toInput(pictures) },
    },
    result: { data: { arrangePetPictures: { ...row, pictures } } },
  };
}

function open(pictures: readonly EditedPicture[], answers: readonly MockLink.MockedResponse[] = []) {
  const client = new ApolloClient({ cache: createCache(), link: new MockLink([...answers]) });
  render(
    <ApolloProvider client={client}>
      <MantineProvider>
        <PicturesSection id="kibble" pictures={pictures} />
      </MantineProvider>
    </ApolloProvider>,
  );
}

function order(): (string | null)[] {
  return screen.getAllByRole('listitem').map((item) => {
    const source = within(item).getByRole('img').getAttribute('src');
    return source?.split('/')[2] ?? null;
  });
}

it('puts them in another order by keyboard and by hand, and says so', async () => {
  open([a, b, c], [saves(moved([a, b, c], 1, 0)), saves([b, c, a])]);
  screen.getByRole('button', { name: 'Move picture 2 forward' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('It is picture 1 of 3 now.')).toBeInTheDocument();
  expect(order()).toEqual(['b', 'a', 'c']);
  const [, second, third] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement, HTMLElement];
  fireEvent.dragStart(second);
  fireEvent.dragOver(third);
  fireEvent.drop(third);
  expect(await screen.findByText('It is picture 3 of 3 now.')).toBeInTheDocument();
  expect(order()).toEqual(['b', 'c', 'a']);
});

it('moves a focal point with the arrow keys, shows it at once and saves it when it rests', async () => {
  const point = { ...a.focalPoint, y: 0.4 };
  const changed = { ...a, focalPoint: point, objectPosition: '50% 27%' };
  open([a], [saves([changed])]);
  await userEvent.click(screen.getByRole('button', { name: 'Focal point of picture 1' }));
  const field = screen.getByRole('button', { name: 'Focal point: 50 % from the left, 50 % from the top' });
  field.focus();
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
  expect(field).toHaveAccessibleName('Focal point: 50 % from the left, 40 % from the top');
  expect(await screen.findByText('The focal point is saved.')).toBeInTheDocument();
});

it('shows again what it was where it could not be saved', async () => {
  const failed = { request: saves([b, a]).request, error: new Error('The shop can’t be reached right now.') };
  open([a, b], [failed]);
  await userEvent.click(screen.getByRole('button', { name: 'Move picture 1 back' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The shop can’t be reached right now.');
  expect(order()).toEqual(['a', 'b']);
});

it('adds several files one after another, and says which of them are none', async () => {
  const file = new File(['x'], 'front.jpg', { type: 'image/jpeg' });
  const broken = new File([], 'empty.jpg', { type: 'image/jpeg' });
  const added = {
    request: { query: AddPetPictureDocument, variables: { id: 'kibble', img: file } },
    result: { data: { addPetPicture: { __typename: 'Pet', _id: 'kibble', pictures: [a, b] } } },
  };
  open([a], [added]);
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('there is no field for files');
  fireEvent.change(input, { target: { files: [file, broken] } });
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(await screen.findByRole('alert')).toHaveTextContent('empty.jpg: the file is empty');
  expect(screen.getByRole('heading', { name: 'Pictures, 2 of 10' })).toBeInTheDocument();
});
