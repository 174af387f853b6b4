import type { DemoCustomer } from './customers.ts';

/** Street, town and the last four digits of the telephone, by the first and the last name. */
const households = [
  ['Alma Reyes', '5 Willow Lane, Brookside, NY 10577', '0150'],
  ['Ben Hollis', '31 Mill Street, Brookside, NY 10577', '0151'],
  ['Carla Nyström', '18 Orchard Road, Brookside, NY 10577', '0152'],
  ['Dmitri Volkov', '402 Mamaroneck Avenue, White Plains, NY 10605', '0153'],
  ['Edda Thorsen', '77 Purchase Street, Rye, NY 10580', '0154'],
  ['Farid Haidari', '260 Halstead Avenue, Harrison, NY 10528', '0155'],
  ['Grace Oyelaran', '64 Westchester Avenue, Port Chester, NY 10573', '0157'],
  ['Hugo Steiner', '9 Popham Road, Scarsdale, NY 10583', '0158'],
  ['Imogen Fisk', '115 King Street, Chappaqua, NY 10514', '0159'],
  ['Jamal Carter', '233 Main Street, White Plains, NY 10601', '0160'],
  ['Kirsten Boyle', '88 Boston Post Road, Larchmont, NY 10538', '0161'],
  ['Luis Ortega', '640 Midland Avenue, Rye, NY 10580', '0162'],
  ['Maeve Quinn', '17 Bedford Road, Armonk, NY 10504', '0163'],
  ['Noor Rahman', '301 Manville Road, Pleasantville, NY 10570', '0164'],
  ['Otis Bell', '150 Palmer Avenue, Mamaroneck, NY 10543', '0165'],
  ['Paula Marsh', '27 Greenwich Avenue, Greenwich, CT 06830', '0166'],
  ['Quentin Dale', '44 Cedar Street, Brookside, NY 10577', '0167'],
  ['Rosa Lindgren', '12 Byram Shore Road, Greenwich, CT 06830', '0168'],
] as const;

type FirstName<Name> = Name extends `${infer First} ${string}` ? Lowercase<First> : never;
export type NeighbourName = FirstName<(typeof households)[number][0]>;

/** Customers who live near the shop, by their first names. */
export const neighbours = Object.fromEntries(
  households.map(([name, location, line]) => {
    const first = name.toLowerCase().split(' ')[0] ?? '';
    const email = `${name.toLowerCase().replace('ö', 'oe').replace(' ', '.')}@example.test`;
    return [first, { email, name, location, phone: `914-555-${line}` }];
  }),
) as Record<NeighbourName, DemoCustomer>;
