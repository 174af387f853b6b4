import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnimalFieldsFragment } from '../../../gql/graphql.ts';
import { renderShopPage } from '../../../testing/shop-pages.tsx';
import { AnimalView } from '../animal-view.tsx';
import { MyAnimalDocument } from '../animals.operations.ts';
import {
  AddAnimalPaperDocument,
  RemoveAnimalPaperDocument,
  SetAnimalPictureDocument,
} from './papers.operations.ts';

const pass = {
  ...{ __typename: 'AnimalPaper' as const, id: 'p1', name: 'Pass', kind: 'PDF' as const },
  ...{ bytes: 12_300, addedOn: '2026-11-30' },
};

const nala = {
  ...{ __typename: 'Animal' as const, id: 'nala', name: 'Nala', type: 'CAT', species: null, breed: null },
  ...{ gender: null, bornOn: null, neutered: 'UNKNOWN', chipNumber: null, notes: null, picture: null },
  firstDays: null,
  ...{ avoids: [], weights: [], treatments: [], tasks: [], isLost: false, sharedUntil: null, messages: [] },
};

function open(animal: Partial<AnimalFieldsFragment>, ...answers: object[]) {
  const request = { query: MyAnimalDocument, variables: { id: 'nala' } };
  const animals = [{ ...nala, papers: [], ...animal }];
  const own = { request, result: { data: { me: { __typename: 'User', _id: 'u1', animals } } } };
  const page = { path: '/myAnimals/:id', element: <AnimalView id="nala" /> };
  return renderShopPage('/myAnimals/nala', page, [own, ...answers] as never[]);
}

function aFile(head: string, name: string, type: string): File {
  return new File([Uint8Array.from(head, (letter) => letter.charCodeAt(0))], name, { type });
}

const pdf = aFile('%PDF-1.7', 'Vaccination pass.pdf', 'application/pdf');
const jpeg = aFile('\xff\xd8\xff\xe0', 'nala.jpg', 'image/jpeg');

async function panel(name: string) {
  return within(await screen.findByRole('region', { name }));
}

function answer(query: object, variables: object, name: string, changes: object) {
  const result = { data: { [name]: { __typename: 'Animal', id: 'nala', ...changes } } };
  return { request: { query, variables: { id: 'nala', ...variables } }, result };
}

describe('papers', () => {
  it('are none at first, and one is added under the name of its file', async () => {
    const variables = { file: pdf, name: 'Vaccination pass of 2026' };
    const added = { ...pass, name: variables.name };
    open({}, answer(AddAnimalPaperDocument, variables, 'addAnimalPaper', { papers: [added] }));
    const papers = await panel('Papers');
    expect(papers.getByText('No paper yet.')).toBeVisible();
    await userEvent.upload(papers.getByLabelText('File'), pdf);
    const name = await papers.findByRole('textbox', { name: 'Name' });
    expect(name).toHaveValue('Vaccination pass');
    await userEvent.type(name, ' of 2026');
    await userEvent.click(papers.getByRole('button', { name: 'Add paper' }));
    expect(await papers.findByText('Vaccination pass of 2026')).toBeVisible();
    expect(papers.getByText('PDF, 12 kB, Nov 30, 2026')).toBeVisible();
    expect(papers.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument();
  });

  it('say what is wrong with a file before it is sent, and that one is missing', async () => {
    open({});
    const papers = await panel('Papers');
    await userEvent.click(papers.getByRole('button', { name: 'Add paper' }));
    expect(papers.getByRole('alert')).toHaveTextContent('This field is required');
    const page = aFile('<html>', 'pass.pdf', 'application/pdf');
    await userEvent.upload(papers.getByLabelText('File'), page);
    await waitFor(() =>
      expect(papers.getByRole('alert')).toHaveTextContent('pass.pdf is damaged, or no PDF'),
    );
    await userEvent.upload(papers.getByLabelText('File'), pdf);
    await waitFor(() => expect(papers.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('keep the chosen file and its name where it could not be sent', async () => {
    const request = {
      query: AddAnimalPaperDocument,
      variables: { id: 'nala', file: pdf, name: 'Vaccination pass' },
    };
    open({}, { request, error: new Error('The shop cannot be reached') });
    const papers = await panel('Papers');
    await userEvent.upload(papers.getByLabelText('File'), pdf);
    await papers.findByRole('textbox', { name: 'Name' });
    await userEvent.click(papers.getByRole('button', { name: 'Add paper' }));
    await waitFor(() => expect(papers.getByRole('alert')).toHaveTextContent('The shop cannot be reached'));
    expect(papers.getByRole('textbox', { name: 'Name' })).toHaveValue('Vaccination pass');
  });

  it('are removed by two presses', async () => {
    const removal = answer(RemoveAnimalPaperDocument, { paperId: 'p1' }, 'removeAnimalPaper', { papers: [] });
    open({ papers: [pass] }, removal);
    const papers = await panel('Papers');
    await userEvent.click(papers.getByRole('button', { name: 'Remove Pass' }));
    expect(papers.getByText('Pass')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the paper' }));
    expect(await papers.findByText('No paper yet.')).toBeVisible();
  });

  it('say when there are as many as there may be', async () => {
    open({
      papers: Array.from({ length: 20 }, (_, place) => ({ ...pass, id: `p${place}`, name: `Pass ${place}` })),
    });
    const papers = await panel('Papers');
    expect(papers.getByRole('status')).toHaveTextContent('There are 20 papers');
    expect(papers.queryByLabelText('File')).not.toBeInTheDocument();
  });
});

describe('the photo', () => {
  const picture = '/animals/nala/picture?until=1&signature=a';

  it('is added, and removed', async () => {
    open(
      {},
      answer(SetAnimalPictureDocument, { img: jpeg }, 'setAnimalPicture', { picture }),
      answer(SetAnimalPictureDocument, { img: null }, 'setAnimalPicture', { picture: null }),
    );
    const photo = await panel('Photo');
    expect(photo.getByText('No photo yet.')).toBeVisible();
    await userEvent.upload(fileInput(), jpeg);
    expect(await photo.findByRole('img', { name: 'Nala' })).toHaveAttribute('src', picture);
    await userEvent.click(photo.getByRole('button', { name: 'Remove the photo' }));
    expect(await photo.findByText('No photo yet.')).toBeVisible();
  });

  it('that the shop refuses says why, and leaves the one before', async () => {
    const request = { query: SetAnimalPictureDocument, variables: { id: 'nala', img: jpeg } };
    open({ picture }, { request, error: new Error('The shop cannot be reached') });
    const photo = await panel('Photo');
    await userEvent.upload(fileInput(), jpeg);
    await waitFor(() => expect(photo.getByRole('alert')).toHaveTextContent('The shop cannot be reached'));
    expect(photo.getByRole('img', { name: 'Nala' })).toBeVisible();
  });

  it('that does not come is a paw', async () => {
    open({ picture });
    const photo = await panel('Photo');
    act(() => void fireEvent.error(photo.getByRole('img', { name: 'Nala' })));
    expect(photo.queryByRole('img', { name: 'Nala' })).not.toBeInTheDocument();
    expect(photo.getByRole('button', { name: 'Change the photo' })).toBeVisible();
  });

  /** The chooser behind the button, which has no name of its own. */
  function fileInput(): HTMLInputElement {
    return document.querySelector<HTMLInputElement>(
      'section[aria-labelledby="photo"] input[type="file"]',
    ) as never;
  }
});
