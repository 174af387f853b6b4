import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorState } from './error-state.tsx';

function refusal(code: string, message: string) {
  return new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });
}

it.each([
  ['RATE_LIMITED', 'That was a lot in a short time. Please try again in 4 seconds.', 'One moment, please'],
  ['UPSTREAM_UNAVAILABLE', 'The shop is very busy. Please try again in a moment.', 'Not right now'],
  ['INTERNAL', 'Something went wrong.', 'That did not work'],
])(
  'an error with %s shows a friendly title, the shop’s own message and a retry',
  async (code, message, title) => {
    const retry = jest.fn();
    render(
      <MantineProvider env="test">
        <ErrorState error={refusal(code, message)} onRetry={retry} />
      </MantineProvider>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(`${title}${message}`);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  },
);
