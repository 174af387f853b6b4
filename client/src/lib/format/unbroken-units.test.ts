import { unbrokenUnits } from './unbroken-units.ts';

it.each([
  ['Sunday Stew Pouches, 8 × 150 g', 'Sunday Stew Pouches, 8_×_150_g'],
  ['Tuna in Jelly, 12 x 85 g', 'Tuna in Jelly, 12_x_85_g'],
  ['Barn Chicken, 1.5 kg', 'Barn Chicken, 1.5_kg'],
  ['Liver Training Treats, 400 g jar', 'Liver Training Treats, 400_g jar'],
  ['Stillwater Aquarium, 60 liters', 'Stillwater Aquarium, 60_liters'],
  ['Tank, 60 litres', 'Tank, 60_litres'],
  ['Harbor Rope Lead, 1.8 m', 'Harbor Rope Lead, 1.8_m'],
  ['Felted Fetch Balls, set of 3', 'Felted Fetch Balls, set of_3'],
  ['Senior 10+, 2 kg', 'Senior 10+, 2_kg'],
  ['3 mice for 4 gerbils', '3 mice for 4 gerbils'],
  ['Foxglove box', 'Foxglove box'],
  ['', ''],
])('%s', (name, expected) => expect(unbrokenUnits(name).replaceAll('\u00a0', '_')).toBe(expected));
