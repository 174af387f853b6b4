import { Button, Text, TextInput } from '@mantine/core';
import { carrierNames } from '../../../../../../domain/orders/carriers.ts';
import { FocusableButton } from '../../../../ui/buttons/focusable-button.tsx';
import { ListBar } from '../../../../ui/tables/list-bar.tsx';

/** Longest name of a carrier, in characters. */
const MAX_LENGTH = 60;

const CARRIERS_ID = 'packing-carriers';

interface PackingBarProps {
  readonly numbers: readonly string[];
  readonly carrier: string;
  readonly onCarrier: (carrier: string) => void;
  readonly isShipping: boolean;
  readonly onShip: () => void;
}

/** What is done with all that are selected: one print of each kind, in windows of their own, and the parcels leave. */
export function PackingBar({ numbers, carrier, onCarrier, isShipping, onShip }: PackingBarProps) {
  const orders = numbers.join(',');
  const prints = [
    { name: 'Pick list', to: `/adminDashboard/pick-list?orders=${orders}` },
    { name: 'Packing slips', to: `/adminDashboard/packing/print?orders=${orders}` },
    { name: 'Labels', to: `/adminDashboard/packing/print?labels&orders=${orders}` },
  ];
  return (
    <ListBar label="Selected orders">
      {numbers.length > 0 && (
        <>
          <Text size="sm" fw={700} role="status">
            {numbers.length} selected
          </Text>
          {prints.map(({ name, to }) => (
            <Button
              key={name}
              size="xs"
              variant="default"
              component="a"
              href={to}
              target="_blank"
              rel="noreferrer"
            >
              {name}
            </Button>
          ))}
          <TextInput
            size="xs"
            aria-label="Carrier of all of them"
            placeholder="Carrier"
            list={CARRIERS_ID}
            dir="auto"
            maxLength={MAX_LENGTH}
            value={carrier}
            onChange={({ currentTarget }) => onCarrier(currentTarget.value)}
          />
          <datalist id={CARRIERS_ID}>
            {carrierNames.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <FocusableButton size="xs" isBusy={isShipping} onClick={onShip}>
            Mark as shipped
          </FocusableButton>
        </>
      )}
    </ListBar>
  );
}
