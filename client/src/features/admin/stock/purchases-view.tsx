import { useMutation, useQuery } from '@apollo/client/react';
import { Group, Stack, Title } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { PurchasesQuery } from '../../../gql/graphql.ts';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { showAlert, showErrorDialog } from '../../../ui/notifications/notifications.ts';
import { ResponsiveTable } from '../../../ui/tables/responsive-table.tsx';
import classes from './stock.module.css';
import { MailPurchasesDocument, PurchasesDocument } from './stock.operations.ts';

type Supplier = PurchasesQuery['purchases'][number];

const columns = ['Item', 'Buy', 'In stock', 'Sold a week', 'Repeat plans', 'Reorder at'];

/** What to buy, supplier by supplier. */
export function PurchasesView() {
  const { data, error, refetch } = useQuery(PurchasesDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Loaded data={data?.purchases} error={error} onRetry={refetch} loadingRows={6}>
      {(suppliers) =>
        suppliers.length === 0 ? (
          <EmptyState
            title="Nothing to buy"
            text="Of all goods more is left than their reorder level. Set it at an item: “Reorder when so many are left”."
          />
        ) : (
          <Stack gap={40}>
            {suppliers.map((one) => (
              <SupplierSection key={one.supplier ?? ''} supplier={one} />
            ))}
          </Stack>
        )
      }
    </Loaded>
  );
}

/** Has the list mailed to the shop. */
export function MailPurchasesButton() {
  const [mail, { loading }] = useMutation(MailPurchasesDocument, {
    onCompleted: () => showAlert('The list is on its way to the shop’s mailbox'),
    onError: (error) => showErrorDialog(error.message),
  });
  return (
    <FocusableButton
      size="sm"
      variant="default"
      leftSection={<IconMail size={18} aria-hidden />}
      isBusy={loading}
      onClick={() => void mail()}
    >
      Mail the list
    </FocusableButton>
  );
}

function SupplierSection({ supplier: { supplier, lines } }: { readonly supplier: Supplier }) {
  const name = supplier ?? 'No supplier';
  const pieces = lines.reduce((sum, line) => sum + line.pieces, 0);
  return (
    <Stack component="section" gap="md" aria-label={name}>
      <Group justify="space-between">
        <Title order={2} size="h3" dir="auto">
          {name}
        </Title>
        <span>
          {lines.length === 1 ? '1 item' : `${lines.length} items`},{' '}
          {pieces === 1 ? '1 piece' : `${pieces} pieces`}
        </span>
      </Group>
      <ResponsiveTable label={`To buy: ${name}`} columns={columns} rightColumns={columns.slice(1)}>
        {lines.map((line) => (
          <PurchaseRow key={line.pet._id} line={line} />
        ))}
      </ResponsiveTable>
    </Stack>
  );
}

function PurchaseRow({ line }: { readonly line: Supplier['lines'][number] }) {
  const { pet, pieces, soldAWeek, planned } = line;
  const figures = {
    'In stock': pet.stock ?? 0,
    'Sold a week': soldAWeek,
    'Repeat plans': planned,
    'Reorder at': pet.reorderLevel ?? '–',
  };
  return (
    <tr>
      <th scope="row" data-wide className={classes.item}>
        <Link to={`/adminDashboard/stock/${pet._id}`} dir="auto">
          {pet.petname}
        </Link>
      </th>
      <td data-label="Buy" className={classes.figure}>
        <strong>{pieces}</strong>
      </td>
      {Object.entries(figures).map(([label, figure]) => (
        <td key={label} data-label={label} className={classes.figure}>
          {figure}
        </td>
      ))}
    </tr>
  );
}
