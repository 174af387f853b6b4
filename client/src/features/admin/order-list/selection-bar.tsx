import { Button, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { ListBar } from '../../../ui/tables/list-bar.tsx';

interface SelectionBarProps {
  readonly numbers: readonly string[];
  readonly isShipping: boolean;
  readonly onShip: () => void;
  readonly onClear: () => void;
}

/** What can be done with several orders at once. It floats over the foot of the list, so that no row moves. */
export function SelectionBar({ numbers, isShipping, onShip, onClear }: SelectionBarProps) {
  return (
    <ListBar label="Selected orders">
      {numbers.length > 0 && (
        <>
          <Text size="sm" fw={700} role="status">
            {numbers.length} selected
          </Text>
          <Button
            size="xs"
            variant="default"
            component={Link}
            to={`/adminDashboard/pick-list?orders=${numbers.join(',')}`}
          >
            Print pick list
          </Button>
          <Button size="xs" loading={isShipping} onClick={onShip}>
            Mark as shipped
          </Button>
          <Button size="xs" variant="subtle" disabled={isShipping} onClick={onClear}>
            Clear
          </Button>
        </>
      )}
    </ListBar>
  );
}
