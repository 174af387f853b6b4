import { Button, Stack, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSearchText } from '../../../hooks/use-search-text.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingState } from '../../../ui/feedback/loading-state.tsx';
import { StaleDataNotice } from '../../../ui/feedback/stale-data-notice.tsx';
import { LoadMorePagination } from '../../../ui/tables/load-more-pagination.tsx';
import classes from './customers.module.css';
import { CustomersTable } from './customers-table.tsx';
import { useCustomers } from './use-customers.ts';

/** Longest search that the API looks at. */
const MAX_SEARCH_LENGTH = 64;

/** Everybody who has an account, found by name, address or phone number. The search is in the address of the page. @param actions beside the search */
export function CustomersList({ actions }: { readonly actions?: ReactNode }) {
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';

  function find(text: string) {
    setParams(text ? { q: text } : {}, { replace: true });
  }

  return (
    <Stack gap="lg">
      <div className={classes.top}>
        <CustomerSearch value={search} onChange={find} />
        {actions}
      </div>
      <List search={search} onClear={() => find('')} />
    </Stack>
  );
}

interface CustomerSearchProps {
  readonly value: string;
  readonly onChange: (search: string) => void;
}

function CustomerSearch({ value, onChange }: CustomerSearchProps) {
  const { text, type } = useSearchText(value, onChange);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is still unknown to many screen readers
    <form
      role="search"
      aria-label="Customers"
      className={classes.search}
      onSubmit={(event) => event.preventDefault()}
    >
      <TextInput
        type="search"
        label="Find a customer"
        description="By name, e-mail address or phone number"
        autoComplete="off"
        maxLength={MAX_SEARCH_LENGTH}
        leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
        value={text}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
    </form>
  );
}

function List({ search, onClear }: { readonly search: string; readonly onClear: () => void }) {
  const list = useCustomers(search);

  if (!list.customers) {
    return list.error ? <ErrorState error={list.error} onRetry={list.refetch} /> : <LoadingState rows={6} />;
  }
  if (list.customers.length === 0) {
    return (
      <EmptyState
        title="Nobody found"
        text={search ? `Nobody is found by “${search}”.` : 'Nobody has an account yet.'}
        action={
          search && (
            <Button variant="default" onClick={onClear}>
              Show all
            </Button>
          )
        }
      />
    );
  }
  return (
    <>
      {list.error && <StaleDataNotice onRetry={list.refetch} />}
      <CustomersTable customers={list.customers} withMoney={list.withMoney} />
      <LoadMorePagination
        shown={list.customers.length}
        total={list.total}
        hasMore={list.hasMore}
        isLoading={list.isLoading}
        onMore={list.showMore}
      />
    </>
  );
}
