import { useMutation } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { formatDollars } from '../../../../../domain/money/money.ts';
import { promotionValue } from '../../../../../domain/promotions/promotion-kinds.ts';
import { promotionState } from '../../../../../domain/promotions/promotion-state.ts';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { confirmDialog, showAlert, showErrorDialog } from '../../../ui/notifications/notifications.ts';
import { ResponsiveTable } from '../../../ui/tables/responsive-table.tsx';
import { kindsText, perAccountText, periodText, stateLabels } from './promotion-labels.ts';
import classes from './promotions.module.css';
import { EndPromotionDocument, UpdatePromotionDocument } from './promotions.operations.ts';
import type { Promotion } from './use-promotions.ts';

const columns = ['Code', 'Takes off', 'For', 'When', 'Uses', 'State', 'Actions'];

interface PromotionsTableProps {
  readonly promotions: readonly Promotion[];
  readonly onEdit: (promotion: Promotion) => void;
}

export function PromotionsTable({ promotions, onEdit }: PromotionsTableProps) {
  return (
    <ResponsiveTable label="Promotions" columns={columns} rightColumns={['Actions']}>
      {promotions.map((promotion) => (
        <PromotionRow key={promotion._id} promotion={promotion} onEdit={() => onEdit(promotion)} />
      ))}
    </ResponsiveTable>
  );
}

interface PromotionRowProps {
  readonly promotion: Promotion;
  readonly onEdit: () => void;
}

function PromotionRow({ promotion, onEdit }: PromotionRowProps) {
  const { code, minEntriesTotal, maxUses, uses } = promotion;
  const perAccount = perAccountText(promotion);
  return (
    <tr>
      <th scope="row" data-wide className={classes.code}>
        {code}
      </th>
      <td data-label="Takes off">
        <Text fw={700}>{promotionValue(promotion).label}</Text>
        {minEntriesTotal > 0 && (
          <Text size="sm" c="dimmed">
            from {formatDollars(minEntriesTotal)}
          </Text>
        )}
      </td>
      <td data-label="For">
        <Text size="sm">{kindsText(promotion)}</Text>
      </td>
      <td data-label="When">
        <Text size="sm">{periodText(promotion)}</Text>
      </td>
      <td data-label="Uses">
        <Text size="sm">{typeof maxUses === 'number' ? `${uses} of ${maxUses}` : uses}</Text>
        {perAccount && (
          <Text size="sm" c="dimmed">
            {perAccount}
          </Text>
        )}
      </td>
      <td data-label="State">
        <State promotion={promotion} />
      </td>
      <td data-wide>
        <div className={classes.buttons}>
          <FocusableButton variant="light" size="xs" aria-label={`Edit ${code}`} onClick={onEdit}>
            Edit
          </FocusableButton>
          <EndButton promotion={promotion} />
        </div>
      </td>
    </tr>
  );
}

function State({ promotion }: Pick<PromotionRowProps, 'promotion'>) {
  const { from, until, ...rest } = promotion;
  const times = { from: from ? new Date(from) : null, until: until ? new Date(until) : null };
  const { status, label } = stateLabels[promotionState({ ...rest, ...times }, new Date())];
  return <StatusBadge status={status} label={label} />;
}

/** One button for both ways, so that the focus stays where it is. */
function EndButton({ promotion }: Pick<PromotionRowProps, 'promotion'>) {
  const { code, isActive } = promotion;
  const { ask, bringBack, isBusy } = useEndPromotion(promotion);
  return (
    <FocusableButton
      variant="default"
      size="xs"
      isBusy={isBusy}
      aria-label={isActive ? `End ${code}` : `Bring back ${code}`}
      onClick={isActive ? ask : bringBack}
    >
      {isActive ? 'End' : 'Bring back'}
    </FocusableButton>
  );
}

/** Ends a promotion, after a question, and brings an ended one back. */
function useEndPromotion({ _id: id, code }: Promotion) {
  const [end, ending] = useMutation(EndPromotionDocument, {
    variables: { id },
    onCompleted: () => showAlert(`${code} has ended`),
    onError: (error) => showErrorDialog(error.message),
  });
  const [bringBack, bringing] = useMutation(UpdatePromotionDocument, {
    variables: { id, input: { isActive: true } },
    onCompleted: () => showAlert(`${code} is back`),
    onError: (error) => showErrorDialog(error.message),
  });

  function ask() {
    confirmDialog({
      title: `End ${code}?`,
      text: 'Nobody can enter it from now on. Orders that have it keep what it took off.',
      confirm: 'Yes, end it',
      onConfirm: () => void end(),
    });
  }

  return { ask, bringBack: () => void bringBack(), isBusy: ending.loading || bringing.loading };
}
