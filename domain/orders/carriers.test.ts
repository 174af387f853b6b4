import { carrierNames, trackingUrl } from './carriers.ts';

it.each([
  ['UPS', '1Z999AA10123456784', 'https://www.ups.com/track?tracknum=1Z999AA10123456784'],
  ['ups ground', '1Z', 'https://www.ups.com/track?tracknum=1Z'],
  ['USPS', '9400', 'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400'],
  ['Fed Ex', '7489', 'https://www.fedex.com/fedextrack/?trknbr=7489'],
  ['DHL Express', 'JD01 4600', 'https://www.dhl.com/us-en/home/tracking.html?tracking-id=JD01%204600'],
  ['UPS', '$&"><script>', 'https://www.ups.com/track?tracknum=%24%26%22%3E%3Cscript%3E'],
  ['Royal Mail', 'AB123', 'https://www.royalmail.com/track-your-item#/tracking-results/AB123'],
  ['royalmail 24', 'A/1', 'https://www.royalmail.com/track-your-item#/tracking-results/A%2F1'],
  ['DPD', '0123', 'https://tracking.dpd.de/status/en_US/parcel/0123'],
  ['GLS', 'ZX1', 'https://gls-group.eu/track/ZX1'],
  ['Groups', '1', null],
  ['Eagles', '1', null],
  ['Our own van', '1', null],
  ['UPS', null, null],
  [null, '1', null],
])('a parcel of %s with number %s is followed at %s', (carrier, number, url) => {
  expect(trackingUrl(carrier, number)).toBe(url);
});

it('knows where every carrier that it names shows its parcels', () => {
  for (const name of carrierNames) expect(trackingUrl(name, '1')).toMatch(/^https:/);
});
