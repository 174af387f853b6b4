import { Text } from '@mantine/core';

export function ChartUnavailable() {
  return (
    <Text c="dimmed" mt="md">
      The chart could not be loaded. The table has the same figures.
    </Text>
  );
}
