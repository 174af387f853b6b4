import type { ThingRange } from './ranges.ts';

/** What dogs wear and are led by. */
export const dogWalks: readonly ThingRange[] = [
  {
    key: 'dog-harness-trail',
    family: 'Trailmate Everyday Harness',
    kind: 'Harness',
    brand: 'Trailmate',
    material: 'Recycled nylon, neoprene',
    short: 'Over the head, one click, out of the door.',
    details:
      'A light harness for dogs that already walk well. The front is cut away so the shoulders move freely. Reflective piping shows the outline at night, and a handle on the back helps at curbs.',
    sizes: [
      ['S', 'chest of 40 to 52 cm', 29.9, 24],
      ['M', 'chest of 52 to 68 cm', 32.9, 31],
      ['L', 'chest of 68 to 85 cm', 35.9, 22],
    ],
  },
  {
    key: 'dog-harness-puppy',
    family: 'Cobble First Harness',
    kind: 'Harness',
    brand: 'Cobble',
    material: 'Polyester mesh, touch fastening',
    age: 'Puppy',
    short: 'A soft vest that grows along for a while.',
    details:
      'Puppies should not be led by the neck. This vest closes in two places and can be let out by a hand’s width. It weighs less than a slice of bread and dries on a radiator overnight.',
    sizes: [
      ['XS', 'chest of 28 to 36 cm', 16.9, 28],
      ['S', 'chest of 36 to 46 cm', 18.9, 25],
    ],
  },
  {
    key: 'dog-lead-long',
    family: 'Harbor Long Line',
    kind: 'Lead',
    brand: 'Harbor',
    material: 'Coated webbing, steel',
    short: 'Freedom with an end to it, for fields and lessons in coming back.',
    details:
      'The coating lets mud slide off and does not soak up water. It is orange, so it can be found in long grass. Use it with a harness, never with a collar, and wear gloves the first time.',
    sizes: [
      ['5 m', '5 m long, 1.3 cm wide', 19.9, 26],
      ['10 m', '10 m long, 1.3 cm wide', 29.9, 19],
      ['20 m', '20 m long, 1.3 cm wide', 46.9, 6],
    ],
  },
  {
    key: 'dog-lead-jogging',
    family: 'Trailmate Running Lead',
    kind: 'Lead',
    brand: 'Trailmate',
    material: 'Elastic webbing, aluminum',
    short: 'A belt for you, a spring for both.',
    details:
      'The elastic middle takes the jerk out of every squirrel. The belt has a pocket for a telephone and one for what dogs leave behind. For healthy grown dogs that keep the pace by themselves.',
    sizes: [
      ['for one dog', '1.2 to 1.8 m long', 34.9, 14],
      ['for two dogs', '1.2 to 1.8 m long, with a fork', 44.9, 5],
    ],
  },
  {
    key: 'dog-collar-webbing',
    family: 'Cobble Street Collar',
    kind: 'Collar',
    brand: 'Cobble',
    material: 'Nylon webbing with reflective thread',
    short: 'Plain, strong and bright in headlights.',
    details:
      'The webbing is woven twice as dense as usual and has no sharp edge. It comes with a flat ring for the tag, so that nothing jingles in the night. The buckle is rounded to follow the neck.',
    sizes: [
      ['S', '26 to 36 cm around', 10.9, 36],
      ['M', '34 to 50 cm around', 11.9, 41],
      ['L', '48 to 66 cm around', 12.9, 29],
    ],
  },
  {
    key: 'dog-collar-leather-soft',
    family: 'Saddler’s Padded Leather Collar',
    kind: 'Collar',
    brand: 'Saddler’s',
    material: 'Greased leather, lambskin lining, brass',
    short: 'Lined with lambskin for dogs with short coats.',
    details:
      'Hounds and pointers rub bare where a collar lies, and the lining prevents it. The leather is greased through and shrugs off rain. Brass fittings are sewn in by hand with six stitches to the inch.',
    sizes: [
      ['S', '30 to 38 cm around', 36.9, 12],
      ['M', '38 to 48 cm around', 39.9, 15],
      ['L', '46 to 58 cm around', 42.9, 8],
    ],
  },
  {
    key: 'dog-coat',
    family: 'Puddle & Co Rain Coat',
    kind: 'Clothing',
    brand: 'Puddle & Co',
    material: 'Coated polyester, cotton lining',
    short: 'Keeps the back dry and the hallway cleaner.',
    details:
      'It covers back and chest and leaves the legs to themselves. Two straps hold it in wind, and a slit lets the harness ring through. Measure from the neck to the root of the tail.',
    sizes: [
      ['30 cm', 'back of 30 cm', 27.9, 17],
      ['40 cm', 'back of 40 cm', 31.9, 21],
      ['50 cm', 'back of 50 cm', 35.9, 16],
      ['60 cm', 'back of 60 cm', 39.9, 9],
    ],
  },
  {
    key: 'dog-boots',
    family: 'Puddle & Co Paw Boots',
    kind: 'Clothing',
    brand: 'Puddle & Co',
    material: 'Neoprene, rubber sole',
    pieces: 4,
    short: 'For salted roads, hot sand and a cut that must stay clean.',
    details:
      'Every dog walks like a stork for five minutes and then forgets them. The soles are of soft rubber with a tread. Measure the width of the standing paw and add nothing.',
    sizes: [
      ['S, set of 4', 'paws up to 5 cm wide', 24.9, 15],
      ['M, set of 4', 'paws up to 7 cm wide', 27.9, 18],
      ['L, set of 4', 'paws up to 9 cm wide', 29.9, 10],
    ],
  },
];
