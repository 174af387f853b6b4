import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { NavigationMenu } from './menus.ts';
import { NavigationDropdown } from './navigation-dropdown.tsx';

const menu: NavigationMenu = {
  label: 'DOG',
  links: [
    { label: 'Find a dog', to: '/FindDog' },
    { label: 'Dog care', to: '/DogCare' },
  ],
};

function button() {
  return screen.getByRole('button', { name: 'DOG' });
}

beforeEach(() => {
  render(
    <MemoryRouter>
      <NavigationDropdown menu={menu} />
    </MemoryRouter>,
  );
});

it('shows its links by a click, and hides them by another one', async () => {
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Find a dog',
    'Dog care',
  ]);
  await userEvent.click(button());
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('gives the focus back to its button by Escape', async () => {
  await userEvent.click(button());
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Find a dog' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(button()).toHaveFocus();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});

it('closes when somebody presses elsewhere', async () => {
  await userEvent.click(button());
  await userEvent.click(document.body);
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});
