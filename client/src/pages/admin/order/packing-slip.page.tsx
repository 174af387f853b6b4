import { Switch } from '@mantine/core';
import { useParams, useSearchParams } from 'react-router-dom';
import { OrderSheet } from '../../../features/admin/printing/order-sheet.tsx';
import { PackingSlip } from '../../../features/admin/printing/packing-slip.tsx';

export function Component() {
  const { number = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const hasPrices = search.has('prices');
  const choose = (isOn: boolean) => setSearch(isOn ? { prices: '' } : {}, { replace: true });
  return (
    <OrderSheet
      name="Packing slip"
      number={number}
      choices={
        <Switch
          label="With prices"
          checked={hasPrices}
          onChange={({ currentTarget }) => choose(currentTarget.checked)}
        />
      }
    >
      {(order) => <PackingSlip order={order} hasPrices={hasPrices} />}
    </OrderSheet>
  );
}
