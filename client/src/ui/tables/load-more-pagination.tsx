import { Button, Stack, Text } from '@mantine/core';

interface LoadMorePaginationProps {
  readonly shown: number;
  readonly total: number;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly onMore: () => void;
}

/** Below a list: how much of it is there, and the way to more. */
export function LoadMorePagination({ shown, total, hasMore, isLoading, onMore }: LoadMorePaginationProps) {
  return (
    <Stack align="center" gap="xs">
      <Text size="sm" c="dimmed" role="status">
        {shown} of {total} shown
      </Text>
      {hasMore && (
        <Button variant="default" onClick={onMore} loading={isLoading}>
          Show more
        </Button>
      )}
    </Stack>
  );
}
