import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShopMantineProvider } from '../../../ui/theme/mantine-provider.tsx';
import { filterOptions } from '../lib/filter-options.ts';
import { FilterGroup } from './filter-group.tsx';

const brands = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ value: `Brand ${place + 1}`, count: count - place }));

function open(counts: { value: string; count: number }[], value?: string) {
  const chosen: unknown[] = [];
  const group = (
    <FilterGroup
      label="Brand"
      value={value}
      options={filterOptions('brand', value, counts)}
      onChange={(next) => chosen.push(next)}
    />
  );
  render(<ShopMantineProvider>{group}</ShopMantineProvider>);
  return chosen;
}

const names = () => screen.queryAllByRole('radio').map((radio) => (radio as HTMLInputElement).value);

describe('the brands of a list', () => {
  it('are all there where they are few, and chosen by their name', async () => {
    const chosen = open(brands(10));
    expect(names()).toHaveLength(11);
    expect(screen.queryByText(/Show all/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: /^Brand 2 / }));
    expect(chosen).toEqual(['Brand 2']);
  });

  it('fold where they are many, with the chosen one among those that are shown', async () => {
    open(brands(14), 'brand 13');
    expect(names()).toHaveLength(10);
    expect(screen.getByRole('radio', { name: /^brand 13 2/ })).toBeChecked();
    await userEvent.click(screen.getByText('Show all 14'));
    expect(names()).toHaveLength(15);
    expect(screen.queryByText(/Show all/)).not.toBeInTheDocument();
  });
});
