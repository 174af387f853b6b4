import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import {
  AdminsDocument,
  CandidatesDocument,
  FindUserDocument,
  MakeAdminDocument,
  RemoveAdminDocument,
} from '../../features/admin/users/make-admin.operations.ts';
import { renderAdminPage } from '../../testing/admin-pages.tsx';

const robin = {
  __typename: 'User',
  _id: 'user-1',
  email: 'robin@petshop.test',
  name: 'Robin Field',
  role: 'REGULAR',
  emailVerified: true,
  createdAt: '2026-11-20T12:00:00.000Z',
} as const;

function findUserAnswer(result: object) {
  return { request: { query: FindUserDocument, variables: { email: robin.email } }, result };
}

const ada = {
  __typename: 'User',
  _id: 'user-0',
  email: 'ada@petshop.test',
  name: 'Ada Keeper',
  emailVerified: true,
  createdAt: '2026-03-04T12:00:00.000Z',
} as const;

function adminsAnswer(...admins: object[]) {
  return {
    request: { query: AdminsDocument, variables: { first: 100 } },
    result: {
      data: {
        users: {
          __typename: 'UserConnection',
          totalCount: admins.length,
          edges: admins.map((node) => ({ __typename: 'UserEdge', node })),
        },
      },
    },
  };
}

/** What is found for whatever is typed. */
function candidatesAnswer(...found: object[]) {
  return {
    request: { query: CandidatesDocument, variables: () => true },
    result: {
      data: {
        users: {
          __typename: 'UserConnection',
          edges: found.map((node) => ({ __typename: 'UserEdge', node })),
        },
      },
    },
    maxUsageCount: Number.POSITIVE_INFINITY,
  };
}

function renderMakeAdminPage(...answers: Parameters<typeof renderAdminPage>[1]) {
  renderAdminPage('MakeAdmin', [...answers, candidatesAnswer(), adminsAnswer(ada)]);
}

/** Pasted, because every key renders the form once. */
async function typeEmail(user: UserEvent, text: string) {
  await user.click(screen.getByLabelText('Email'));
  await user.paste(text);
}

async function submitEmail(email: string) {
  const user = userEvent.setup();
  await typeEmail(user, email);
  await user.click(screen.getByRole('button', { name: 'MAKE ADMIN' }));
  return user;
}

describe('MakeAdmin', () => {
  it('promotes an account once the admin has confirmed whose it is', async () => {
    renderAdminPage('MakeAdmin', [
      candidatesAnswer(),
      adminsAnswer(ada),
      adminsAnswer(ada, robin),
      findUserAnswer({ data: { user: robin } }),
      {
        request: { query: MakeAdminDocument, variables: { email: robin.email } },
        result: { data: { makeAdmin: { ...robin, role: 'ADMIN' } } },
      },
    ]);

    const user = await submitEmail(robin.email);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Make Robin Field an admin?')).toBeInTheDocument();
    expect(dialog.queryByText(/Nobody has proved/)).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Yes, promote' }));

    expect(await screen.findByText('Admin Maked Succesfully')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue(''));
    const admins = within(screen.getByRole('list', { name: 'Admins' }));
    expect(await admins.findByText('Robin Field')).toBeVisible();
    expect(admins.getByText('Ada Keeper')).toBeVisible();
  });

  it('warns before it promotes an address that nobody has proved to be theirs', async () => {
    renderMakeAdminPage(findUserAnswer({ data: { user: { ...robin, emailVerified: false } } }));

    await submitEmail(robin.email);

    expect(await screen.findByRole('dialog')).toHaveTextContent(
      'Nobody has proved yet that this account belongs to robin@petshop.test.',
    );
  });

  it('says clearly that nobody has this address', async () => {
    renderMakeAdminPage(
      findUserAnswer({
        errors: [new GraphQLError('Account not found', { extensions: { code: 'NOT_FOUND' } })],
      }),
    );

    await submitEmail(robin.email);

    expect(await screen.findByText('Nobody is registered with this e-mail address')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('does not promote an admin again', async () => {
    renderMakeAdminPage(findUserAnswer({ data: { user: { ...robin, role: 'ADMIN' } } }));

    await submitEmail(robin.email);

    expect(await screen.findByText('Robin Field is an admin already')).toBeVisible();
  });

  it.each([
    ['  ', 'This field is required'],
    ['robin', 'The @ is missing, as in name@example.com'],
  ])('asks for an address where %j was typed', async (typed, message) => {
    renderMakeAdminPage();

    await submitEmail(typed);

    expect(await screen.findByText(message)).toBeVisible();
  });

  it('shows who is admin now, with address and age of the account', async () => {
    renderMakeAdminPage();

    const admins = within(await screen.findByRole('list', { name: 'Admins' }));
    expect(admins.getByText('ada@petshop.test')).toBeVisible();
    expect(admins.getByText('Mar 4, 2026')).toHaveAttribute('datetime', ada.createdAt);
  });

  it('suggests accounts for a name that is typed', async () => {
    renderAdminPage('MakeAdmin', [candidatesAnswer(robin), adminsAnswer(ada)]);

    await typeEmail(userEvent.setup(), 'field');

    await waitFor(() =>
      expect(document.querySelector('datalist option')).toHaveAttribute('value', 'robin@petshop.test'),
    );
  });

  it('says so when the list of admins can not be fetched, and tries again', async () => {
    renderAdminPage('MakeAdmin', [
      { request: { query: AdminsDocument, variables: { first: 100 } }, error: new Error('No connection') },
      adminsAnswer(ada),
    ]);

    expect(await screen.findByText('No connection')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ada Keeper')).toBeVisible();
  });
});

describe('an admin', () => {
  const wren = { ...robin, _id: 'user-2', name: 'Wren Colleague', email: 'wren@petshop.test' };

  function removal(email: string, result: object) {
    return { request: { query: RemoveAdminDocument, variables: { email } }, result };
  }

  async function remove(name: string) {
    await userEvent.click(await screen.findByRole('button', { name: `Remove ${name} as admin` }));
    return within(await screen.findByRole('dialog'));
  }

  it('is removed once that is confirmed', async () => {
    renderAdminPage('MakeAdmin', [
      adminsAnswer(ada, wren),
      removal(wren.email, { data: { removeAdmin: { ...wren, role: 'REGULAR' } } }),
      adminsAnswer(ada),
    ]);
    const dialog = await remove('Wren Colleague');
    expect(dialog.getByText('Remove Wren Colleague as admin?')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, remove' }));
    expect(await screen.findByText('Wren Colleague is no longer an admin')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('wren@petshop.test')).not.toBeInTheDocument());
  });

  it('is warned before giving up the own keys, and leaves the back office', async () => {
    const retry = jest.fn(async () => {});
    renderAdminPage(
      'MakeAdmin',
      [adminsAnswer(ada, wren), removal(ada.email, { data: { removeAdmin: { ...ada, role: 'REGULAR' } } })],
      { retry },
    );
    const dialog = await remove('Ada Keeper');
    expect(dialog.getByText('Give up your own keys?')).toBeInTheDocument();
    expect(dialog.getByText(/You leave the back office at once/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, remove me' }));
    await waitFor(() => expect(retry).toHaveBeenCalled());
  });

  it('stays where nobody else would be left, and is told why', async () => {
    renderAdminPage('MakeAdmin', [
      adminsAnswer(ada),
      removal(ada.email, {
        errors: [new GraphQLError('Nobody would be left', { extensions: { code: 'LAST_ADMIN' } })],
      }),
    ]);
    const dialog = await remove('Ada Keeper');
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, remove me' }));
    expect(
      await screen.findByText(/This is the last admin. Make somebody else an admin first/),
    ).toBeVisible();
    expect(screen.getByText('ada@petshop.test')).toBeInTheDocument();
  });

  it('whose address nobody has proved is marked', async () => {
    renderAdminPage('MakeAdmin', [adminsAnswer({ ...ada, emailVerified: false })]);
    expect(await screen.findByText(/address not confirmed/)).toBeVisible();
  });
});
