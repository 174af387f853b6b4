import { useQuery } from '@apollo/client/react';
import { Stack, Text, Title } from '@mantine/core';
import { phoneAddress } from '../../../../domain/input/phone-number.ts';
import { phoneText } from '../../../../domain/input/phone-text.ts';
import { openText } from '../../../../domain/shop-settings/open-now.ts';
import { hoursLines } from '../../../../domain/shop-settings/opening-hours.ts';
import { useIsHydrated } from '../../hooks/use-hydrated.ts';
import { useShopFacts } from '../../lib/shop-facts/use-shop-facts.ts';
import { MapLink } from '../../ui/map-link.tsx';
import classes from '../../ui/threads/threads.module.css';
import { ShopHolidaysDocument } from './questions.operations.ts';

/** Where the shop is, how it is reached, and whether it is open now. */
export function ShopAddress() {
  const { name, address, phone, email, openingHours, timeZone } = useShopFacts();
  const holidays = useQuery(ShopHolidaysDocument).data?.shopSettings.holidays;
  // By the clock of whoever looks: a page that was drawn before may be hours old.
  const isHere = useIsHydrated();
  if (!name) return null;
  return (
    <Stack gap="lg">
      <section>
        <Title order={2} size="h4">
          {name}
        </Title>
        <p className={classes.lines}>{address}</p>
        <MapLink address={address} />
      </section>
      <section>
        <Title order={2} size="h4">
          Call or write
        </Title>
        <p className={classes.lines}>
          <a href={phoneAddress(phone)}>{phoneText(phone)}</a>
        </p>
        <p className={classes.lines}>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      </section>
      <section>
        <Title order={2} size="h4">
          Hours
        </Title>
        {isHere && holidays && (
          <Text fw={700}>{openText(new Date(), { openingHours, holidays, timeZone })}</Text>
        )}
        {hoursLines(openingHours).map(({ days, hours }) => (
          <p key={days} className={classes.lines}>
            {days}: {hours}
          </p>
        ))}
      </section>
    </Stack>
  );
}
