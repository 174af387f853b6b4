import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { FindUserDocument, MakeAdminDocument } from '../../features/admin-users/make-admin.operations.ts';
import { renderAdminPage } from './admin-pages.test-kit.tsx';

const robin = {
  __typename: 'User',
  _id: 'user-1',
  email: 'robin@petshop.test',
  name: 'Robin Field',
  role: 'REGULAR',
} as const;

function findUserAnswer(result: object) {
  return { request: { query: FindUserDocument, variables: { email: robin.email } }, result };
}

async function askFor(email: string) {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email'), email);
  await user.click(screen.getByRole('button', { name: 'MAKE ADMIN' }));
  return user;
}

describe('MakeAdmin', () => {
  it('promotes an account once the admin has confirmed whose it is', async () => {
    renderAdminPage('MakeAdmin', [
      findUserAnswer({ data: { user: robin } }),
      {
        request: { query: MakeAdminDocument, variables: { email: robin.email } },
        result: { data: { makeAdmin: { ...robin, role: 'ADMIN' } } },
      },
    ]);

    const user = await askFor(robin.email);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Make Robin Field an admin?')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Yes, promote' }));

    expect(await screen.findByText('Admin Maked Succesfully')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue(''));
  });

  it('says clearly that nobody has this address', async () => {
    renderAdminPage('MakeAdmin', [
      findUserAnswer({
        errors: [new GraphQLError('Account not found', { extensions: { code: 'NOT_FOUND' } })],
      }),
    ]);

    await askFor(robin.email);

    expect(await screen.findByText('Nobody is registered with this e-mail address')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('does not promote an admin again', async () => {
    renderAdminPage('MakeAdmin', [findUserAnswer({ data: { user: { ...robin, role: 'ADMIN' } } })]);

    await askFor(robin.email);

    expect(await screen.findByText('Robin Field is an admin already')).toBeVisible();
  });

  it.each([
    ['  ', 'This field is required'],
    ['robin', 'An e-mail address'],
  ])('asks for an address where %j was typed', async (typed, message) => {
    renderAdminPage('MakeAdmin', []);

    await askFor(typed);

    expect(await screen.findByText(message)).toBeVisible();
  });
});
