import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anIdentity, embedded, renderApp, robin } from '../testing/render-app.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string) => screen.getByRole('button', { name });
const letterAddress = '/resetPassword?mode=resetPassword&oobCode=letter';

async function fillIn(fields: Record<string, string>, submit: string) {
  const user = userEvent.setup();
  for (const [label, value] of Object.entries(fields)) {
    await user.type(screen.getByLabelText(label, { exact: false, selector: 'input' }), value);
  }
  await user.click(button(submit));
}

async function requestReset(email: string) {
  await heading('Forgot your password?');
  await fillIn({ Email: email }, 'Send me a link');
  return screen.findByRole('heading', { name: 'Check your inbox' });
}

beforeEach(() => localStorage.clear());

describe('a sign-in that failed for a reason beyond the dialog’s text', () => {
  it.each([
    ['unreachable', /can’t be reached/],
    ['too-many-tries', /too many tries/],
    ['disabled', /closed by the shop/],
  ] as const)('shows the cause beside the form: %s', async (refuses, reason) => {
    await renderApp('/login', { identity: anIdentity({ refuses }) });
    await heading('Welcome back');
    await fillIn({ Email: robin.email, Password: 'secret' }, 'LOGIN');

    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Error !User not exists with this email');
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(screen.getByText(reason)).toBeInTheDocument();
  });

  it('shows the cause of a failed registration, too', async () => {
    await renderApp('/register', { identity: anIdentity({ refuses: 'unreachable' }) });
    await heading('Make yourself at home');
    await fillIn({ Name: 'Nell', Email: 'nell@petshop.test', Password: 'longenough' }, 'REGISTER');
    expect(await screen.findByRole('dialog')).toHaveTextContent('User With This Email Already Exists');
    expect(screen.getByText(/can’t be reached/)).toBeInTheDocument();
  });

  it('shows no cause where the dialog’s text is enough', async () => {
    await renderApp('/login');
    await heading('Welcome back');
    await fillIn({ Email: robin.email, Password: 'guess' }, 'LOGIN');
    await screen.findByRole('dialog');
    expect(screen.queryByText(/Please (try|check)/)).not.toBeInTheDocument();
  });
});

it('a form with errors focuses the first invalid field', async () => {
  await renderApp('/register');
  await heading('Make yourself at home');
  await fillIn({ Name: 'Nell' }, 'REGISTER');
  await waitFor(() => expect(screen.getByLabelText(/^Email/)).toHaveFocus());
});

describe('password reset', () => {
  it('is linked from the login page', async () => {
    const { path } = await renderApp('/login');
    await heading('Welcome back');
    await userEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    await heading('Forgot your password?');
    expect(path()).toBe('/resetPassword');

    await userEvent.click(button('Send me a link'));
    expect(await screen.findByText('This field is required')).toBeInTheDocument();
  });

  it.each([robin.email, 'nobody@petshop.test'])('shows the same answer for %s', async (email) => {
    await renderApp('/resetPassword');
    await requestReset(email);
    expect(screen.getByText(/has an account here, an e-mail is on its way/)).toHaveTextContent(
      `If ${email} has an account here`,
    );
  });

  it('sets a new password through the demo’s reset link, and signs in', async () => {
    const { path } = await renderApp('/resetPassword');
    await requestReset(robin.email);
    await userEvent.click(screen.getByRole('link', { name: 'Open the e-mail' }));
    await heading('Choose a new password');
    expect(await screen.findByLabelText('Email')).toHaveValue(robin.email);

    await fillIn({ 'New password': 'brand new' }, 'Save the new password');
    expect(await screen.findByText('Hello, Robin Field')).toBeInTheDocument();
    expect(screen.getByText('Your new password is saved, and you are logged in.')).toBeInTheDocument();
    expect(path()).toBe('/');
  });

  it('comes back to the item that the login was asked for from', async () => {
    const { path } = await renderApp('/PetOrderDetails/42');
    await heading('Welcome back');
    await userEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    await requestReset(robin.email);
    await userEvent.click(screen.getByRole('link', { name: 'Open the e-mail' }));
    await screen.findByLabelText('Email');
    await fillIn({ 'New password': 'brand new' }, 'Save the new password');
    await waitFor(() => expect(path()).toBe('/PetOrderDetails/42'));
  });

  it('offers no reset link for an unknown address, nor in production', async () => {
    await renderApp('/resetPassword');
    await requestReset('nobody@petshop.test');
    expect(screen.getByText(/there is nothing to open/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Open the e-mail' })).not.toBeInTheDocument();
  });

  it('does not mention a demo in production', async () => {
    const identity = anIdentity();
    identity.passwordReset.ask = async () => ({ kind: 'sent' });
    await renderApp('/resetPassword', { identity, config: { ...embedded, mode: 'connected' } });
    await requestReset(robin.email);
    expect(screen.queryByText(/demo/)).not.toBeInTheDocument();
  });

  it('can send another e-mail after a countdown', async () => {
    await renderApp('/resetPassword');
    await requestReset(robin.email);
    expect(screen.getByRole('button', { name: /^Send it again in \d+ s$/ })).toBeDisabled();
    await userEvent.click(button('Use another address'));
    expect(await screen.findByRole('button', { name: 'Send me a link' })).toBeEnabled();
  });

  it('shows an error where the e-mail could not be sent', async () => {
    const identity = anIdentity({ refuses: 'unreachable' });
    await renderApp('/resetPassword', { identity });
    await heading('Forgot your password?');
    await fillIn({ Email: robin.email }, 'Send me a link');
    expect(await screen.findByRole('alert')).toHaveTextContent('can’t be reached');
  });
});

describe('a reset link', () => {
  it('requires a password of at least six characters', async () => {
    await renderApp(letterAddress);
    await screen.findByLabelText('Email');
    await fillIn({ 'New password': '12345' }, 'Save the new password');
    expect(await screen.findByRole('dialog')).toHaveTextContent(
      'Error !Password should be at least 6 characters',
    );
  });

  it.each([
    '/resetPassword?mode=resetPassword&oobCode=old',
    '/resetPassword?mode=verifyEmail&oobCode=letter',
  ])('that is invalid offers a new one: %s', async (address) => {
    await renderApp(address);
    expect(await heading('This link no longer works')).toBeInTheDocument();
    expect(button('Send me a link')).toBeInTheDocument();
  });

  it('that was used meanwhile shows an error', async () => {
    const { identity } = await renderApp(letterAddress);
    await screen.findByLabelText('Email');
    await act(() => identity.passwordReset.change('letter', 'from elsewhere'));
    await fillIn({ 'New password': 'brand new' }, 'Save the new password');
    expect(await heading('This link no longer works')).toBeInTheDocument();
  });

  it('is checked again after a lost connection', async () => {
    const identity = anIdentity();
    const { check } = identity.passwordReset;
    identity.passwordReset.check = async () => {
      identity.passwordReset.check = check;
      throw new TypeError('Failed to fetch');
    };
    await renderApp(letterAddress, { identity });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Email')).toHaveValue(robin.email);
  });
});
