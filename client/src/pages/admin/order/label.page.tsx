import { useParams, useSearchParams } from 'react-router-dom';
import { AddressLabel, type LabelSize } from '../../../features/admin/printing/address-label.tsx';
import { OrderSheet } from '../../../features/admin/printing/order-sheet.tsx';
import { SegmentedChoice } from '../../../ui/forms/segmented-choice.tsx';

const sizes = [
  { value: '4x6', label: '4 × 6 in' },
  { value: 'a6', label: 'A6' },
] as const;

export function Component() {
  const { number = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const size = sizes.find(({ value }) => value === search.get('size'))?.value ?? '4x6';
  return (
    <OrderSheet
      name="Address label"
      number={number}
      choices={
        <SegmentedChoice<LabelSize>
          aria-label="Paper"
          choices={sizes}
          value={size}
          onChange={(chosen) => setSearch({ size: chosen }, { replace: true })}
        />
      }
    >
      {(order) => <AddressLabel order={order} size={size} />}
    </OrderSheet>
  );
}
