import { carrierNames, trackingUrl } from './carriers.ts';

it.each([
  ['UPS', '1Z999AA10123456784', 'https://www.ups.com/track?tracknum=1Z999AA10123456784'],
  ['ups ground', '1Z', 'https://www.ups.com/track?tracknum=1Z'],
  ['USPS', '9400', 'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400'],
  ['Fed Ex', '7489', 'https://www.fedex.com/fedextrack/?trknbr=7489'],
  ['DHL Express', 'JD01 4600', 'https://www.dhl.com/us-en/home/tracking.html?tracking-id=JD01%204600'],
  ['UPS', '$&"><script>', 'https://www.ups.com/track?tracknum=%24%26%22%3E%3Cscript%3E'],
  ['Groups', '1', null],
  ['Our own van', '1', null],
  ['UPS', null, null],
  [null, '1', null],
])('a parcel of %s with number %s is followed at %s', (carrier, number, url) => {
  expect(trackingUrl(carrier, number)).toBe(url);
});

it('knows where every carrier that it names shows its parcels', () => {
  for (const name of carrierNames) expect(trackingUrl(name, '1')).toMatch(/^https:/);
});
