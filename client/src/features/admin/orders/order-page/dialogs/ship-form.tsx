import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { carrierNames } from '../../../../../../../domain/orders/carriers.ts';
import { linesTo } from '../order-facts.ts';
import { ActionForm } from './action-form.tsx';
import { LineChoice, useChosenLines } from './line-choice.tsx';
import type { DialogFormProps } from './order-dialogs.tsx';

const OTHER = 'Other…';

/** Longest name of a carrier, and longest tracking number, in characters. */
const MAX_LENGTH = 60;

/** Which lines go now, with whom, and where that can be followed. */
export function ShipForm({ order, actions, controls }: DialogFormProps) {
  const waiting = linesTo('SHIPPED', order.entries);
  const { chosen, setChosen, ids, missing } = useChosenLines(waiting);
  const [carrier, setCarrier] = useState('');
  const [other, setOther] = useState('');
  const [trackingNumber, setTrackingNumber] = useState('');
  const isCurbside = order.delivery.method === 'CURBSIDE';

  function ship() {
    const name = (carrier === OTHER ? other : carrier).trim();
    return actions.ship({
      entryIds: ids,
      carrier: name || null,
      trackingNumber: trackingNumber.trim() || null,
    });
  }

  return (
    <ActionForm controls={controls} submit={actions.shipLabel} missing={missing} onSubmit={ship}>
      <LineChoice
        label={isCurbside ? 'What is ready' : 'What goes now'}
        lines={waiting}
        chosen={chosen}
        onChange={setChosen}
      />
      {!isCurbside && (
        <>
          <NativeSelect
            label="Carrier"
            data={[{ value: '', label: 'Not said' }, ...carrierNames, OTHER]}
            value={carrier}
            onChange={({ currentTarget }) => setCarrier(currentTarget.value)}
          />
          {carrier === OTHER && (
            <TextInput
              label="Name of the carrier"
              maxLength={MAX_LENGTH}
              value={other}
              onChange={({ currentTarget }) => setOther(currentTarget.value)}
            />
          )}
          <TextInput
            label="Tracking number"
            autoComplete="off"
            maxLength={MAX_LENGTH}
            value={trackingNumber}
            onChange={({ currentTarget }) => setTrackingNumber(currentTarget.value)}
          />
        </>
      )}
    </ActionForm>
  );
}
