import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import {
  InviteStaffDocument,
  SetRoleDocument,
  StaffDocument,
  StaffInvitationsDocument,
  WithdrawInvitationDocument,
} from '../../features/admin/users/staff/staff.operations.ts';
import { keeper, renderAdminPage } from '../../testing/admin-pages.tsx';

function identity(email: string, emailVerified: boolean, hasRole: boolean) {
  return { __typename: 'AccountIdentity', _id: email, email, emailVerified, hasRole };
}

const ada = {
  ...{ __typename: 'User', ...keeper, emailVerified: true },
  identities: [identity(keeper.email, true, true)],
};
const wren = {
  ...{ __typename: 'User', _id: 'user-1', email: 'wren@petshop.test', name: 'Wren Helper' },
  ...{ role: 'STAFF', emailVerified: false },
  identities: [identity('wren@petshop.test', false, true), identity('other@petshop.test', false, false)],
};
const invitation = {
  ...{ __typename: 'StaffInvitation', _id: 'i1', email: 'new@petshop.test', role: 'STAFF', code: 'secret' },
  ...{
    invitedBy: keeper.email,
    invitedAt: '2026-11-20T12:00:00.000Z',
    expiresAt: '2999-01-01T00:00:00.000Z',
  },
};

function connection(nodes: readonly object[]) {
  return { edges: nodes.map((node) => ({ node })) };
}

function staffAnswer(admins: readonly object[], staff: readonly object[]) {
  return {
    request: { query: StaffDocument, variables: { first: 100 } },
    result: { data: { admins: connection(admins), staff: connection(staff) } },
  };
}

function invitationsAnswer(...nodes: object[]) {
  return {
    request: { query: StaffInvitationsDocument, variables: { first: 100 } },
    result: { data: { staffInvitations: connection(nodes) } },
  };
}

function roleAnswer(email: string, role: string, result: object) {
  return { request: { query: SetRoleDocument, variables: { email, role } }, result };
}

describe('the staff', () => {
  it('are listed with their roles, admins first', async () => {
    renderAdminPage('staff', [staffAnswer([ada], [wren]), invitationsAnswer()]);
    const rows = within(await screen.findByRole('table', { name: 'Staff' })).getAllByRole('row');
    expect(rows.slice(1).map((row) => row.querySelector('strong')?.textContent)).toEqual([
      'Ada Keeper',
      'Wren Helper',
    ]);
    expect(screen.getByText('wren@petshop.test (not confirmed)')).toBeVisible();
    expect(await screen.findByText('No open invitations')).toBeVisible();
  });

  it('are shown with who else can sign in to their accounts, without the role', async () => {
    renderAdminPage('staff', [staffAnswer([ada], [wren]), invitationsAnswer()]);
    expect(
      await screen.findByText('Also other@petshop.test (not confirmed), without this role'),
    ).toBeVisible();
    expect(screen.getAllByText(/^Also /)).toHaveLength(1);
  });

  it('get another role after a question', async () => {
    const changed = { data: { setRole: { ...wren, role: 'ADMIN' } } };
    renderAdminPage('staff', [
      staffAnswer([ada], [wren]),
      invitationsAnswer(),
      roleAnswer(wren.email, 'ADMIN', changed),
      staffAnswer([ada, { ...wren, role: 'ADMIN' }], []),
    ]);
    await userEvent.selectOptions(await screen.findByLabelText('Role of Wren Helper'), 'Admin');
    const dialog = within(await screen.findByRole('dialog', { name: 'Make Wren Helper admin?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, change it' }));
    expect(await screen.findByText('Wren Helper: admin from now on')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Role of Wren Helper')).toHaveValue('ADMIN'));
  });

  it('keep a last admin', async () => {
    const errors = [new GraphQLError('You are the last admin.', { extensions: { code: 'LAST_ADMIN' } })];
    renderAdminPage('staff', [
      staffAnswer([ada], [wren]),
      invitationsAnswer(),
      roleAnswer(ada.email, 'STAFF', { errors }),
    ]);
    await userEvent.selectOptions(await screen.findByLabelText('Role of Ada Keeper'), 'Staff');
    const dialog = within(await screen.findByRole('dialog', { name: 'Give up your own keys?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, change it' }));
    expect(await screen.findByText(/This is the last admin/)).toBeVisible();
  });

  it('say so where they can not be fetched, and try again', async () => {
    renderAdminPage('staff', [
      { request: { query: StaffDocument, variables: { first: 100 } }, error: new Error('No connection') },
      invitationsAnswer(),
      staffAnswer([ada], []),
    ]);
    expect(await screen.findByText('No connection')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ada Keeper')).toBeVisible();
  });
});

describe('invitations', () => {
  it('are sent', async () => {
    const variables = { email: 'new@petshop.test', role: 'STAFF' };
    renderAdminPage('staff', [
      staffAnswer([ada], []),
      invitationsAnswer(),
      {
        request: { query: InviteStaffDocument, variables },
        result: { data: { inviteStaff: { __typename: 'StaffInvitation', _id: 'i1', ...variables } } },
      },
      invitationsAnswer(invitation),
    ]);
    const form = within(await screen.findByRole('form', { name: 'Invite somebody' }));
    await userEvent.type(form.getByLabelText(/E-mail/), 'new@petshop.test');
    await userEvent.click(form.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByText('An invitation is on its way to new@petshop.test')).toBeVisible();
    expect(await screen.findByRole('table', { name: 'Invitations' })).toHaveTextContent('new@petshop.test');
    expect(form.getByLabelText(/E-mail/)).toHaveValue('');
  });

  it('want an address', async () => {
    renderAdminPage('staff', [staffAnswer([ada], []), invitationsAnswer()]);
    const form = within(await screen.findByRole('form', { name: 'Invite somebody' }));
    await userEvent.click(form.getByRole('button', { name: 'Invite' }));
    expect(await form.findByText('This field is required')).toBeVisible();
  });

  it('are withdrawn after a question, and say when they are over', async () => {
    const over = {
      ...invitation,
      _id: 'i2',
      email: 'late@petshop.test',
      expiresAt: '2026-01-01T00:00:00.000Z',
    };
    renderAdminPage('staff', [
      staffAnswer([ada], []),
      invitationsAnswer(invitation, over),
      {
        request: { query: WithdrawInvitationDocument, variables: { id: 'i1' } },
        result: {
          data: { withdrawInvitation: { __typename: 'StaffInvitation', _id: 'i1', email: invitation.email } },
        },
      },
      invitationsAnswer(over),
    ]);
    expect(await screen.findByText('No longer open')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Copy link/ })).toHaveLength(1);
    await userEvent.click(
      screen.getByRole('button', { name: 'Withdraw the invitation of new@petshop.test' }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, withdraw' }));
    await waitFor(() => expect(screen.queryByText('new@petshop.test')).not.toBeInTheDocument());
  });
});
