import { Button, Stack, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSearchText } from '../../../hooks/use-search-text.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PagedRows } from '../../../ui/tables/paged-rows.tsx';
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

interface ListProps {
  readonly search: string;
  readonly onClear: () => void;
}

function List({ search, onClear }: ListProps) {
  const { list, withMoney } = useCustomers(search);
  return (
    <PagedRows list={list} loadingRows={6} empty={<Nobody search={search} onClear={onClear} />}>
      {(customers) => <CustomersTable customers={customers} withMoney={withMoney} />}
    </PagedRows>
  );
}

function Nobody({ search, onClear }: ListProps) {
  if (!search) return <EmptyState title="Nobody found" text="Nobody has an account yet." />;
  return (
    <EmptyState
      title="Nobody found"
      text={`Nobody is found by “${search}”.`}
      action={
        <Button variant="default" onClick={onClear}>
          Show all
        </Button>
      }
    />
  );
}
