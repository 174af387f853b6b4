import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AddApplicationFileDocument,
  RemoveApplicationFileDocument,
} from '../features/applications/applications.operations.ts';
import { anApplication, anOrder, answerWith } from '../testing/own-application.ts';
import { renderShopPage } from '../testing/shop-pages.tsx';
import { Component as ApplicationPage } from './pet-order.page.tsx';

/* A file is a kind of answer. */

const question = 'Your landlord’s consent?';
const questions = [
  { __typename: 'ApplicationQuestion' as const, question, kind: 'FILE' as const, choices: [] },
];
const consent = {
  ...{ __typename: 'ApplicationFile' as const, id: 'f1', question, name: 'Consent', kind: 'PDF' as const },
  ...{ bytes: 12_300, addedOn: '2026-11-30' },
};
const pdf = new File(['%PDF-1.7'], 'Consent.pdf', { type: 'application/pdf' });

const asked = (files: readonly (typeof consent)[]) =>
  anOrder(anApplication({ questions, files: [...files] }));

function done(query: object, variables: object, field: string) {
  return {
    request: { query, variables: { id: 'order-1', ...variables } },
    result: { data: { [field]: { __typename: 'PetOrder', _id: 'order-1' } } },
  } as never;
}

async function open(...answers: never[]) {
  renderShopPage('/petorder/order-1', { path: '/petorder/:id', element: <ApplicationPage /> }, answers);
  return within(await screen.findByRole('form', { name: 'Tell us a little about you' }));
}

it('is sent as soon as it is chosen, and stands below its question then', async () => {
  const form = await open(
    answerWith(asked([]), 1),
    answerWith(asked([consent])),
    done(AddApplicationFileDocument, { question, file: pdf }, 'addApplicationFile'),
  );
  expect(form.queryByRole('list', { name: `Sent: ${question}` })).not.toBeInTheDocument();
  await userEvent.upload(form.getByLabelText(question), pdf);
  const sent = within(await form.findByRole('list', { name: `Sent: ${question}` }));
  expect(sent.getByText('Consent')).toBeVisible();
  expect(sent.getByText('PDF, 12 kB, Nov 30, 2026')).toBeVisible();
  expect(sent.getByRole('button', { name: 'Download Consent' })).toBeVisible();
});

it('says what is wrong with it before it is sent, and why it was refused', async () => {
  const refused = {
    request: { query: AddApplicationFileDocument, variables: { id: 'order-1', question, file: pdf } },
    result: { errors: [{ message: 'There are 20 papers already', extensions: { code: 'CONFLICT' } }] },
  } as never;
  const form = await open(answerWith(asked([])), refused);
  const page = new File(['<html>'], 'consent.pdf', { type: 'application/pdf' });
  await userEvent.upload(form.getByLabelText(question), page);
  expect(await form.findByRole('alert')).toHaveTextContent('consent.pdf is damaged, or no PDF');
  await userEvent.upload(form.getByLabelText(question), pdf);
  await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent('There are 20 papers already'));
});

it('is taken back after a question', async () => {
  const form = await open(
    answerWith(asked([consent]), 1),
    answerWith(asked([])),
    done(RemoveApplicationFileDocument, { fileId: 'f1' }, 'removeApplicationFile'),
  );
  await userEvent.click(form.getByRole('button', { name: 'Remove Consent' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take Consent back?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Take it back' }));
  await waitFor(() =>
    expect(form.queryByRole('list', { name: `Sent: ${question}` })).not.toBeInTheDocument(),
  );
});
