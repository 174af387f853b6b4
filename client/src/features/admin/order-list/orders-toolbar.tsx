import { CloseButton, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { DeliveryMethod, deliveryNames } from '../../../../../domain/pricing/choices.ts';
import { useSearchText } from '../../../hooks/use-search-text.ts';
import { DayField } from '../../../ui/forms/day-field.tsx';
import {
  dayProblem,
  deliveryMethods,
  MAX_SEARCH_LENGTH,
  type OrderFilter,
  orderStates,
  quickFilters,
  writeFilter,
} from './order-filter.ts';
import classes from './order-list.module.css';
import { stateLabel } from './state-label.ts';

const states = [
  { value: '', label: 'Any state' },
  ...orderStates.map((value) => ({ value, label: stateLabel(value) })),
];

const deliveries = [
  { value: '', label: 'Any delivery' },
  ...deliveryMethods.map((value) => ({ value, label: deliveryNames[DeliveryMethod[value]] })),
];

interface OrdersToolbarProps {
  readonly filter: OrderFilter;
  readonly onChange: (change: OrderFilter) => void;
}

/** Filters of the list of orders: words, state, delivery and days, and those that are asked for every day. */
export function OrdersToolbar({ filter, onChange }: OrdersToolbarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is still unknown to many screen readers
    <form
      role="search"
      aria-label="Orders"
      className={classes.bar}
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchField value={filter.search ?? ''} onChange={(search) => onChange({ search })} />
      <NativeSelect
        size="xs"
        aria-label="State"
        data={states}
        value={filter.status ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ status: orderStates.find((state) => state === value) })
        }
      />
      <NativeSelect
        size="xs"
        aria-label="Delivery"
        data={deliveries}
        value={filter.delivery ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ delivery: deliveryMethods.find((method) => method === value) })
        }
      />
      <DayField
        size="xs"
        aria-label="First day"
        value={filter.firstDay ?? ''}
        onChange={(day) => onChange({ firstDay: day || undefined })}
      />
      <DayField
        size="xs"
        aria-label="Last day"
        value={filter.lastDay ?? ''}
        error={dayProblem(filter)}
        onChange={(day) => onChange({ lastDay: day || undefined })}
      />
      <QuickFilters filter={filter} />
    </form>
  );
}

/** Links, because each is another list. Words and days stay as they are. */
function QuickFilters({ filter }: Pick<OrdersToolbarProps, 'filter'>) {
  return (
    <ul className={classes.quick} aria-label="Quick filters">
      {quickFilters.map(({ name, filter: { status, delivery, hasRequest } }) => {
        const isCurrent =
          filter.status === status && filter.delivery === delivery && filter.hasRequest === hasRequest;
        return (
          <li key={name}>
            <Link
              to={{ search: writeFilter({ ...filter, status, delivery, hasRequest }).toString() }}
              replace
              preventScrollReset
              aria-current={isCurrent || undefined}
            >
              {name}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (search: string | undefined) => void;
}

function SearchField({ value, onChange }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const { text, type, clear } = useSearchText(value, (search) => onChange(search || undefined));

  function clearField() {
    clear();
    field.current?.focus();
  }

  return (
    <TextInput
      ref={field}
      size="xs"
      className={classes.search}
      aria-label="Search orders"
      placeholder="Number, name, e-mail, phone or item"
      autoComplete="off"
      maxLength={MAX_SEARCH_LENGTH}
      leftSection={<IconSearch size={15} aria-hidden />}
      rightSection={text && <CloseButton size="sm" aria-label="Clear the search" onClick={clearField} />}
      value={text}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  );
}
