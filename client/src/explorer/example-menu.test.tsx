import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fullShop } from '../testing/shop-records.ts';
import { ExampleMenu } from './example-menu.tsx';
import type { ExplorerExample, ShopRecords } from './examples/explorer-example.ts';
import { openExample } from './opened-example.ts';

function open(records: ShopRecords | null) {
  const chosen: ExplorerExample[] = [];
  render(<ExampleMenu records={records} onChoose={(example) => chosen.push(example)} />);
  return chosen;
}

const canBeChosen = (name: string) => !(screen.getByRole('option', { name }) as HTMLOptionElement).disabled;

describe('the menu of examples', () => {
  it('offers nothing until it is known what the shop has', () => {
    open(null);
    expect(canBeChosen('BrowseDogs')).toBe(false);
  });

  it.each([
    ['visitors', [true, false, false, false]],
    ['shoppers', [true, true, false, false]],
    ['staff', [true, true, true, false]],
    ['admins', [true, true, true, true]],
  ] as const)('offers %s what they may run', (audience, expected) => {
    open({ ...fullShop, audience });
    expect(['OneItem', 'SaveName', 'DeclineOrder', 'Settings'].map(canBeChosen)).toEqual(expected);
  });

  it('does not offer what the shop has nothing for: it would open with an error', () => {
    open({ ...fullShop, ownPlanId: undefined });
    expect([canBeChosen('EndRepeatDelivery'), canBeChosen('MyRepeatDeliveries')]).toEqual([false, true]);
  });

  it('opens the chosen one with ids of the shop', async () => {
    const chosen = open({ ...fullShop, foodId: 'an-id-of-this-shop' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Examples' }), 'QuoteCart');
    const [example] = chosen;
    expect(
      example && openExample(example, { ...fullShop, foodId: 'an-id-of-this-shop' })?.variables,
    ).toMatchObject({
      entries: [{ petId: 'an-id-of-this-shop', accessoriesAmount: 2 }],
    });
  });
});
