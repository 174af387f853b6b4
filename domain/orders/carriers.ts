/** Where carriers show where a parcel is; the number takes the place of the `#` at their end. */
const trackingPages = [
  { name: 'UPS', isCalled: /\bups\b/i, page: 'https://www.ups.com/track?tracknum=#' },
  {
    name: 'USPS',
    isCalled: /\busps\b|united states postal/i,
    page: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=#',
  },
  { name: 'FedEx', isCalled: /fed\s*ex/i, page: 'https://www.fedex.com/fedextrack/?trknbr=#' },
  {
    name: 'DHL',
    isCalled: /\bdhl\b/i,
    page: 'https://www.dhl.com/us-en/home/tracking.html?tracking-id=#',
  },
  {
    name: 'Royal Mail',
    isCalled: /\broyal\s*mail\b/i,
    page: 'https://www.royalmail.com/track-your-item#/tracking-results/#',
  },
  { name: 'DPD', isCalled: /\bdpd\b/i, page: 'https://tracking.dpd.de/status/en_US/parcel/#' },
  { name: 'GLS', isCalled: /\bgls\b/i, page: 'https://gls-group.eu/track/#' },
] as const;

/** Carriers whose parcels can be followed, as they call themselves. */
export const carrierNames: readonly string[] = trackingPages.map(({ name }) => name);

/** Where a parcel can be followed; null where the carrier is not one of the usual ones, or there is no number. */
export function trackingUrl(carrier: string | null, trackingNumber: string | null): string | null {
  if (!carrier || !trackingNumber) return null;
  const known = trackingPages.find(({ isCalled }) => isCalled.test(carrier));
  return known ? known.page.replace(/#$/, () => encodeURIComponent(trackingNumber)) : null;
}
