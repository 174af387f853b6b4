import { Button, Group, Stack, Text } from '@mantine/core';
import { Modal } from '../../../../ui/overlays/modal.tsx';

/** Orders that are to be shipped, of which some are checked off whole and some are not. */
export interface Unequal {
  readonly done: readonly string[];
  readonly open: readonly string[];
}

interface ShipQuestionProps {
  /** What is asked about; null while nothing is. */
  readonly about: Unequal | null;
  readonly onShip: (numbers: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Asks before orders leave of which something was not checked off, although it was begun. */
export function ShipQuestion({ about, onShip, onClose }: ShipQuestionProps) {
  return (
    <Modal isOpen={about !== null} onClose={onClose} title="Ship what is not checked off?" centered>
      {about && <Question {...about} onShip={onShip} onClose={onClose} />}
    </Modal>
  );
}

function Question({ done, open, onShip, onClose }: Unequal & Omit<ShipQuestionProps, 'about'>) {
  return (
    <Stack>
      <Text>{open.length === 1 ? '1 order is' : `${open.length} orders are`} not checked off whole.</Text>
      <Group justify="flex-end">
        <Button variant="subtle" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button variant="default" onClick={() => onShip([...done, ...open])}>
          Ship all
        </Button>
        {done.length > 0 && (
          <Button onClick={() => onShip(done)}>
            {done.length === 1 ? 'Ship the 1 that is done' : `Ship the ${done.length} that are done`}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
