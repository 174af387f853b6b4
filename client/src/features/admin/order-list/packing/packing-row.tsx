import { Anchor, Checkbox, TextInput } from '@mantine/core';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { DeliveryMethod, deliveryNames } from '../../../../../../domain/pricing/choices.ts';
import { formatShortTime } from '../../../../lib/format/date-time.ts';
import { dueText } from '../../../../lib/format/due-text.ts';
import { formatShortPromise, isOverdue } from '../../../../lib/format/promise.ts';
import { OrderMarks } from '../../../../ui/feedback/order-marks.tsx';
import { StatusBadge } from '../../../../ui/feedback/status-badge.tsx';
import { OutsideBadge } from '../../../../ui/threads/outside-badge.tsx';
import { type Counted, isCheckedOff } from './check-off.ts';
import classes from './packing.module.css';
import type { CheckOff } from './use-check-off.ts';
import { linesToPack, type PackingLine, type PackingOrder } from './use-packing-queue.ts';

/** Longest tracking number, in characters; more may be pasted, a line for each order. */
const MAX_LENGTH = 60;

interface PackingRowProps {
  readonly order: PackingOrder;
  /** Since when its shopper stands outside. */
  readonly outsideSince: string | undefined;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
  readonly checkOff: CheckOff;
  readonly trackingNumber: string;
  readonly onTrack: (number: string) => void;
  readonly onPaste: (text: string) => void;
}

/** An order that may leave: what is in it to be checked off, and once it is selected the number of its parcel. */
export function PackingRow({
  order,
  outsideSince,
  isSelected,
  onSelect,
  checkOff,
  ...label
}: PackingRowProps) {
  const { number, username, placedAt, delivery, payment, holds } = order;
  const lines = linesToPack(order);
  const due = lines.find(({ dueAt }) => dueAt)?.dueAt;
  const isPacked = lines.every((line) => isCheckedOff(line, checkOff.counted));
  return (
    <li className={classes.order} data-selected={isSelected || undefined}>
      <Checkbox size="md" aria-label={`Select ${number}`} checked={isSelected} onChange={onSelect} />
      <div className={classes.head}>
        <Anchor component={Link} to={`/adminDashboard/orders/${number}`} fw={700}>
          {number}
        </Anchor>
        {outsideSince && <OutsideBadge since={outsideSince} />}
        {isPacked && <StatusBadge status="DONE" label="checked off" size="sm" />}
        {due && <strong>{dueText(new Date(due), new Date())}</strong>}
        {!due && <Promised order={order} />}
        <OrderMarks payment={payment} holds={holds} size="sm" />
        <span className={classes.quiet}>
          <bdi>{username}</bdi> · {deliveryNames[DeliveryMethod[delivery.method]]} ·{' '}
          <time dateTime={placedAt}>{formatShortTime(placedAt)}</time>
        </span>
      </div>
      <ul className={classes.lines} aria-label={`In ${number}`}>
        {lines.map((line) => (
          <li key={line._id}>
            <LineBox line={line} counted={checkOff.counted} onToggle={() => checkOff.toggle(line)} />
          </li>
        ))}
      </ul>
      {isSelected && delivery.method !== 'CURBSIDE' && <TrackingField number={number} {...label} />}
    </li>
  );
}

/** By which days it is promised, and that they are over where it still waits here. */
function Promised({ order: { delivery, promise } }: { readonly order: PackingOrder }) {
  const text = formatShortPromise(delivery.method, promise);
  if (!text) return null;
  if (!isOverdue(promise)) return <span>{text}</span>;
  return (
    <>
      <StatusBadge status="LOST" label="overdue" size="sm" />
      <strong>{formatShortPromise(delivery.method, promise, 'Was to arrive')}</strong>
    </>
  );
}

interface LineBoxProps {
  readonly line: PackingLine;
  readonly counted: Counted;
  readonly onToggle: () => void;
}

function LineBox({ line, counted, onToggle }: LineBoxProps) {
  const { _id, accessoriesAmount, petname, pet } = line;
  const pieces = counted.get(_id) ?? 0;
  const isWhole = isCheckedOff(line, counted);
  const isBegun = pieces > 0 && !isWhole;
  return (
    <Checkbox
      size="md"
      checked={isWhole}
      indeterminate={isBegun}
      onChange={onToggle}
      label={
        <>
          {accessoriesAmount} × <bdi>{petname}</bdi>
          {isBegun && (
            <strong>
              {' '}
              · {pieces} of {accessoriesAmount}
            </strong>
          )}
          {pet?.shelf && (
            <span className={classes.quiet}>
              {' '}
              · Shelf <bdi>{pet.shelf}</bdi>
            </span>
          )}
        </>
      }
    />
  );
}

type TrackingFieldProps = Pick<PackingRowProps, 'trackingNumber' | 'onTrack' | 'onPaste'> & {
  readonly number: string;
};

function TrackingField({ number, trackingNumber, onTrack, onPaste }: TrackingFieldProps) {
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text');
    if (!/[\r\n\t]/.test(text.trim())) return;
    event.preventDefault();
    onPaste(text);
  }

  return (
    <TextInput
      size="xs"
      className={classes.tracking}
      aria-label={`Tracking number of ${number}`}
      placeholder="Tracking number"
      autoComplete="off"
      dir="auto"
      maxLength={MAX_LENGTH}
      data-tracking
      value={trackingNumber}
      onChange={({ currentTarget }) => onTrack(currentTarget.value)}
      onPaste={paste}
      onKeyDown={goOnAfterScan}
    />
  );
}

/** A scanner ends what it types with Enter: the next parcel's number goes into the next field. */
function goOnAfterScan(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[data-tracking]')];
  fields[fields.indexOf(event.currentTarget) + 1]?.focus();
}
