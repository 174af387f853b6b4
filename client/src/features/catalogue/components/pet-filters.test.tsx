import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ShopMantineProvider } from '../../../ui/theme/mantine-provider.tsx';
import { animalFields, type PetFilter } from '../lib/pet-filter.ts';
import { PetFilters } from './pet-filters.tsx';

type Facets = ComponentProps<typeof PetFilters>['facets'];

/** Of some fields; nothing is counted of the others. */
function facetsOf(counted: object): Facets {
  const none = Object.fromEntries(animalFields.map((field) => [field, []]));
  return { ...none, available: 3, priceMin: 20, priceMax: 50, ...counted } as unknown as Facets;
}

const facets = facetsOf({
  age: [{ value: 'ADULT', count: 3 }],
  energy: [{ value: 'LOW', count: 2 }],
  neutered: [{ value: 'UNKNOWN', count: 3 }],
});

function panel(filter: PetFilter, counted = facets) {
  return (
    <MemoryRouter>
      <ShopMantineProvider>
        <PetFilters
          filter={filter}
          onChange={() => undefined}
          fields={animalFields}
          category="PETS"
          type="DOG"
          facets={counted}
        />
      </ShopMantineProvider>
    </MemoryRouter>
  );
}

describe('the filters of animals', () => {
  it('fold what fewer ask for, and offer nothing that nobody knows of any animal', async () => {
    render(panel({}));
    expect(screen.getByText('Age')).toBeVisible();
    expect(screen.getByText('Energy')).not.toBeVisible();
    expect(screen.queryByText('Neutered')).not.toBeInTheDocument();
    await userEvent.click(screen.getByText('More filters'));
    expect(screen.getByText('Energy')).toBeVisible();
  });

  it('are unfolded where one of those is in use, and stay so when it is taken back', async () => {
    const { rerender } = render(panel({ energy: 'LOW' }));
    expect(screen.getByRole('radio', { name: 'Calm 2' })).toBeChecked();
    // The browser says only afterwards that it has unfolded them.
    const details = screen.getByText('More filters').closest('details');
    await new Promise((resolve) => details?.addEventListener('toggle', resolve, { once: true }));
    rerender(panel({}));
    await waitFor(() => expect(screen.getByText('Energy')).toBeVisible());
  });

  it('are no more than there is to fold', () => {
    render(panel({}, facetsOf({ goodWithCats: [{ value: 'YES', count: 1 }] })));
    expect(screen.getByText('Good with cats')).toBeVisible();
    expect(screen.queryByText('More filters')).not.toBeInTheDocument();
  });
});
