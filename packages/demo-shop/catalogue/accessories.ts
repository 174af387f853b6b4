import type { DemoItem } from './demo-item.ts';

type Accessory = Omit<DemoItem, 'category' | 'type'>;

const dogAccessories: readonly Accessory[] = [
  {
    key: 'dog-acc-donut-bed',
    petname: 'Cloudberry Donut Bed, large',
    petprice: 68,
    kind: 'Bed',
    size: 'Large',
    brand: 'Cloudberry',
    stock: 12,
    short: 'A round bed with a raised rim to rest a heavy head on.',
    details:
      'The filling is made from recycled bottles and springs back after every nap. Cover and cushion can be washed at 40 degrees and tumbled on low. The base is rubberised, so the bed stays where you put it. It measures 95 cm across and is meant for dogs of up to 35 kg.',
  },
  {
    key: 'dog-acc-small-bed',
    petname: 'Cloudberry Nest Bed, small',
    petprice: 39.5,
    kind: 'Bed',
    size: 'Small',
    brand: 'Cloudberry',
    stock: 21,
    short: 'A snug nest for small dogs and for large ambitions.',
    details:
      'Terriers, puppies and all who sleep curled up will feel at home in this one. The inner side is lined with teddy fleece, the outer with hard-wearing canvas. It is 60 cm wide, weighs little and comes along on holidays. Shake it out, wash it at 30 degrees and dry it in the air.',
  },
  {
    key: 'dog-acc-rope-leash',
    petname: 'Harbour Rope Lead, 1.8 m',
    petprice: 26.9,
    kind: 'Lead',
    brand: 'Harbour',
    stock: 30,
    short: 'Round sailing rope with a stitched leather handle.',
    details:
      'Rope of this kind holds boats, so it will hold a young hound. It is soft to the hand, dries quickly and is spliced instead of knotted. The snap hook is of solid steel and turns freely. We recommend it for dogs from 10 to 45 kg.',
  },
  {
    key: 'dog-acc-city-leash',
    petname: 'Cobble City Lead, 1.2 m',
    petprice: 18.5,
    kind: 'Lead',
    brand: 'Cobble',
    stock: 26,
    short: 'Short, light and reflective, made for pavements.',
    details:
      'A lead for crowded streets: short enough to keep a dog close and padded where the hand holds it. A woven thread lights up in the beam of a car. There is a ring on the handle for keys or bags. Machine washable in a laundry net.',
  },
  {
    key: 'dog-acc-dotted-collar',
    petname: 'Meadowlark Adjustable Collar',
    petprice: 14.9,
    kind: 'Collar',
    brand: 'Meadowlark',
    stock: 45,
    short: 'Woven collar with a click buckle and a brass tag.',
    details:
      'The webbing is soft from the first day and does not rub the coat. It adjusts from 34 to 52 cm and has a buckle that opens with one hand, yours. The brass tag can be engraved on both sides, free of charge. Colours stay bright in sea water and mud.',
  },
  {
    key: 'dog-acc-leather-collar',
    petname: 'Saddler’s Leather Collar',
    petprice: 32,
    kind: 'Collar',
    brand: 'Saddler’s',
    stock: 0,
    short: 'Vegetable-tanned leather that grows more handsome each year.',
    details:
      'Cut from a single hide, edged by hand and sewn with waxed thread. It needs a little balm twice a year and will last a dog’s lifetime. The fittings are plated and free of nickel. Available for necks from 38 to 56 cm; measure where the collar will lie.',
  },
  {
    key: 'dog-acc-harness',
    petname: 'Trailmate Padded Harness',
    petprice: 44.95,
    kind: 'Harness',
    brand: 'Trailmate',
    stock: 16,
    short: 'Spreads the pull over the chest and spares the throat.',
    details:
      'Four straps adjust the harness to deep chests and slim waists alike. The breast plate is padded with mesh that lets air through. There is one ring on the back for walks and one in front for lessons in not pulling. It comes in size M, for a chest girth of 55 to 75 cm.',
  },
  {
    key: 'dog-acc-ceramic-bowl',
    petname: 'Stoneware Supper Bowl, 1 litre',
    petprice: 22.4,
    kind: 'Bowl',
    brand: 'Stoneware',
    stock: 19,
    short: 'Heavy enough to stay put, pretty enough to stay out.',
    details:
      'Thrown and glazed in a small pottery, so no two are quite alike. The wide foot makes it hard to tip over, and the glaze is safe for food and dishwasher. A cork ring underneath keeps the floor unscratched. It holds a litre of water or a very good supper.',
  },
  {
    key: 'dog-acc-rope-toy',
    petname: 'Tug-o’-War Cotton Rope',
    petprice: 9.9,
    kind: 'Toy',
    stock: 58,
    short: 'Two knots, four strands, any number of growls.',
    details:
      'A tug toy of unbleached and dyed cotton that cleans the teeth while you lose. It is 45 cm long and thick enough for both hands. The fibres are soft on gums and can be washed. Take it away when it starts to fray, and buy another; we are not above saying so.',
  },
  {
    key: 'dog-acc-felt-balls',
    petname: 'Felted Fetch Balls, set of 3',
    petprice: 13.5,
    kind: 'Toy',
    stock: 34,
    short: 'Three sizes, high bounce, no squeak.',
    details:
      'Natural rubber inside and dense wool felt outside make balls that are kind to teeth. Unlike tennis balls they do not wear down enamel. The set has diameters of 6, 7 and 9 cm, one for each mood. They float, and they roll further than you expect.',
  },
  {
    key: 'dog-acc-plush',
    petname: 'Mister Button Plush Friend',
    petprice: 17.8,
    kind: 'Toy',
    stock: 3,
    short: 'A soft companion with a rustle in its tummy.',
    details:
      'Mister Button is stitched with double seams and has embroidered eyes, so there is nothing hard to swallow. Crackling foil in the belly and a quiet squeaker in one foot keep the talk going. He is 30 cm tall and good at being carried about. He survives the washing machine.',
  },
  {
    key: 'dog-acc-oat-shampoo',
    petname: 'Puddle & Co Oat Shampoo, 500 ml',
    petprice: 12.6,
    kind: 'Grooming',
    brand: 'Puddle & Co',
    stock: 28,
    short: 'Mild enough for weekly baths and sensitive skin.',
    details:
      'Colloidal oats calm itching, and aloe keeps the skin supple. The shampoo foams little, rinses quickly and smells of very nearly nothing. It is free from parabens and dyes. Dilute it one to five in a jug of warm water to make it go further.',
  },
  {
    key: 'dog-acc-crate',
    petname: 'Foldaway Travel Crate, 90 cm',
    petprice: 89,
    kind: 'Carrier',
    size: 'Large',
    stock: 6,
    short: 'Two doors, a cushion, and flat in half a minute.',
    details:
      'A crate can be the safest room in the house if it is introduced kindly. This one has rounded corners, a slide-out tray and a door on the long side as well as in front. The cushion is included. It measures 90 by 60 by 65 cm and weighs 11 kg.',
  },
  {
    key: 'dog-acc-slicker-brush',
    petname: 'Softpin Grooming Brush',
    petprice: 15.75,
    kind: 'Grooming',
    brand: 'Softpin',
    stock: 24,
    short: 'Rounded pins on an air cushion, for long coats.',
    details:
      'The pins give way before they pull, so even ticklish dogs stand still. It loosens undercoat, leaves and the occasional burr. The handle is of beech wood and lies well in the hand. Clean it with a comb and leave it to dry with the pins down.',
  },
];

const catAccessories: readonly Accessory[] = [
  {
    key: 'cat-acc-felt-cave',
    petname: 'Little Owl Felt Cave',
    petprice: 52,
    kind: 'Bed',
    brand: 'Little Owl',
    stock: 9,
    short: 'A hideaway of pure wool with two ears on top.',
    details:
      'Each cave is felted by hand from a single piece and keeps its shape for years. Wool warms in winter and breathes in summer. Flatten it and it becomes a bed; pull it up and it becomes a secret. It suits cats of up to 7 kg and is cleaned with a clothes brush.',
  },
  {
    key: 'cat-acc-scratch-post',
    petname: 'Timberline Scratching Post, 2 levels',
    petprice: 79.9,
    kind: 'Scratcher',
    size: 'Medium',
    brand: 'Timberline',
    stock: 7,
    short: 'Sisal to sharpen on, plush to rest on, a ball to box.',
    details:
      'The posts are wound with natural sisal and can be turned when one side is worn. The lookout has a soft rim and holds a cat of 8 kg with ease. A heavy base plate keeps everything upright. It stands 85 cm tall and goes together with one Allen key, which is included.',
  },
  {
    key: 'cat-acc-tall-tree',
    petname: 'Skylark Cat Tree, window height',
    petprice: 129,
    kind: 'Scratcher',
    size: 'Large',
    brand: 'Skylark',
    stock: 4,
    short: 'A lookout for cats who read the street like a newspaper.',
    details:
      'Built to reach a window sill, with a wide shelf to share and a round perch to defend. The plush is dense and easy to vacuum. An anchor for the wall is included and worth the two minutes. It carries two cats of average dignity at once.',
  },
  {
    key: 'cat-acc-litter-box',
    petname: 'Hush Hooded Litter Box',
    petprice: 46.5,
    kind: 'Litter',
    brand: 'Hush',
    stock: 13,
    short: 'High walls, a carbon filter and a scoop that hangs inside.',
    details:
      'The hood lifts off in one movement for cleaning. A carbon filter in the lid holds back odours for about three months. The entrance is low enough for kittens and wide enough for gentlemen of substance. It measures 55 by 42 by 40 cm.',
  },
  {
    key: 'cat-acc-clumping-litter',
    petname: 'Hush Clumping Cat Litter, 10 kg',
    petprice: 15.9,
    kind: 'Litter',
    brand: 'Hush',
    stock: 58,
    short: 'Fine natural clay that clumps firmly and raises no dust.',
    details:
      'Moisture closes it into firm lumps that are lifted out in one piece, so the rest stays fresh. It is unscented, because cats read their box with their noses. Fill the box seven centimetres deep and top it up once a week. A bag of ten kilograms lasts one cat about five weeks.',
  },
  {
    key: 'cat-acc-fountain',
    petname: 'Brooklet Drinking Fountain',
    petprice: 49.99,
    kind: 'Feeder',
    brand: 'Brooklet',
    stock: 15,
    short: 'Running water for cats who stare at the tap.',
    details:
      'Many cats drink too little because still water bores them. Brooklet moves two litres in a quiet circle through a filter of coconut carbon. The ceramic bowl goes in the dishwasher, the pump in a cup of vinegar. It uses two watts and can stay on all day.',
  },
  {
    key: 'cat-acc-feather-wand',
    petname: 'Whirlwind Feather Wand',
    petprice: 8.75,
    kind: 'Toy',
    brand: 'Whirlwind',
    stock: 62,
    short: 'A rod, a string and a bunch of feathers that will not sit still.',
    details:
      'Let it flutter, hide it, and let it be caught now and then: that is the whole art. The rod is of ash wood and bends without breaking. The feathers come from moulting and are bound, not glued. Put the wand away after play, as strings are not for chewing.',
  },
  {
    key: 'cat-acc-felt-mice',
    petname: 'Three Blind Felt Mice',
    petprice: 11.2,
    kind: 'Toy',
    stock: 47,
    short: 'Hand-felted and stuffed with catnip from the field.',
    details:
      'Big, small and smallest, each with a tail for carrying. The catnip is grown without sprays and keeps its scent for months; a squeeze wakes it up. They are silent, so night games disturb nobody. About one cat in three is indifferent to catnip and will play anyway.',
  },
  {
    key: 'cat-acc-tunnel',
    petname: 'Crinkle Express Play Tunnel',
    petprice: 19.9,
    kind: 'Toy',
    stock: 22,
    short: 'Rustles underfoot and pops flat for the cupboard.',
    details:
      'A spring-steel frame opens the tunnel at once and folds it into a disc. Crackling layers and a bouncing ball at the entrance do the entertaining. The peephole in the middle makes ambushes fair. It is 120 cm long and wide enough for two kittens or one surprised adult.',
  },
  {
    key: 'cat-acc-carrier',
    petname: 'Wayfarer Cat Carrier',
    petprice: 58,
    kind: 'Carrier',
    brand: 'Wayfarer',
    stock: 10,
    short: 'Opens at the top, so nobody has to be pushed.',
    details:
      'Cats go more calmly into a box from above, and vets like it as well. The two halves clip together without tools and can be rinsed in the shower. A soft pad is included. It meets the size limits of most railways and is comfortable for cats of up to 8 kg.',
  },
  {
    key: 'cat-acc-collar',
    petname: 'Tinkerbell Safety Collar',
    petprice: 9.4,
    kind: 'Collar',
    brand: 'Tinkerbell',
    stock: 51,
    short: 'Opens by itself if a branch should catch it.',
    details:
      'The buckle gives way at a pull of two kilos, so a climbing cat is never held fast. A small tag has room for a name and a telephone number. The ribbon is 1 cm wide and hardly weighs a thing. It adjusts from 20 to 30 cm and comes with a bell that can be taken off.',
  },
  {
    key: 'cat-acc-glove-brush',
    petname: 'Velvet Touch Cat Brush',
    petprice: 12.3,
    kind: 'Grooming',
    brand: 'Velvet Touch',
    stock: 32,
    short: 'Fine pins for fine coats, with a tip for tummies.',
    details:
      'Made for long-haired cats with a short temper. The pins are set in a soft cushion and end in smooth beads. Three minutes a day prevent knots and keep most of the hair off the sofa. A button pushes the collected fur away in one piece.',
  },
  {
    key: 'cat-acc-saucer',
    petname: 'Wide Whisker Bowl',
    petprice: 16.4,
    kind: 'Bowl',
    stock: 27,
    short: 'Shallow and broad, so that whiskers stay out of it.',
    details:
      'A cat’s whiskers feel every touch, and deep bowls tire them. This one is flat, heavy and glazed in a warm colour. Its gentle rim keeps the food together. It can go in the microwave and the dishwasher, though not with the cat.',
  },
  {
    key: 'cat-acc-blanket',
    petname: 'Hearthside Cat Blanket',
    petprice: 23.6,
    kind: 'Bed',
    brand: 'Hearthside',
    stock: 18,
    short: 'A soft check to protect the chair that has been chosen.',
    details:
      'Woven from recycled wool with a cotton border and a fringe along one side. It collects hair where it can be shaken off again. At 70 by 100 cm it fits an armchair, a car seat or the foot of a bed. Wash it cold and by itself the first time.',
  },
];

const otherAccessories: readonly Accessory[] = [
  {
    key: 'other-acc-hutch',
    petname: 'Bramley Rabbit Hutch',
    petprice: 189,
    species: 'Rabbit',
    kind: 'House',
    size: 'Large',
    brand: 'Bramley',
    stock: 5,
    short: 'Weatherproof hutch with a bedroom and a wire porch.',
    details:
      'Solid fir with a felted roof, raised on legs against damp and draughts. The sleeping room has a sliding door, and the whole floor pulls out for cleaning. It measures 120 by 60 by 100 cm and is meant as the shelter of a larger run. Put it together in an hour with a screwdriver and a friend.',
  },
  {
    key: 'other-acc-hay-rack',
    petname: 'Meadow Hay Rack',
    petprice: 21.5,
    species: 'Rabbit',
    kind: 'Feeder',
    brand: 'Meadow',
    stock: 17,
    short: 'Keeps hay off the floor and noses busy.',
    details:
      'Rabbits and guinea pigs eat hay all day, and this rack keeps it clean while they do. A tray catches what falls through, so little is wasted. It is made from untreated pine that may be nibbled. It is 30 cm wide and stands by itself or screws to a wall.',
  },
  {
    key: 'other-acc-timber-house',
    petname: 'Gable House for Guinea Pigs',
    petprice: 34.8,
    species: 'Guinea Pig',
    kind: 'House',
    brand: 'Gable',
    stock: 14,
    short: 'Two doors and a pitched roof, as guinea pigs require.',
    details:
      'Shy animals need a house with more than one way out, so there is a second door at the back. The wood is untreated birch, joined with dowels instead of nails. The roof lifts off for a look inside. It shelters two guinea pigs or one rabbit of dwarf size.',
  },
  {
    key: 'other-acc-hamster-house',
    petname: 'Acorn Cottage Hamster House',
    petprice: 19.2,
    species: 'Hamster',
    kind: 'House',
    brand: 'Acorn Cottage',
    stock: 20,
    short: 'A mushroom house without a floor, for serious diggers.',
    details:
      'Set it on deep bedding and the cellar will be finished by morning. Two windows let air in, and the round cap lets nobody sit on it. It is made of birch and painted with colours that are safe for teeth. For golden hamsters, dwarf hamsters and mice.',
  },
  {
    key: 'other-acc-running-wheel',
    petname: 'Silent Orbit Running Wheel, 29 cm',
    petprice: 27.9,
    species: 'Hamster',
    kind: 'Toy',
    brand: 'Silent Orbit',
    stock: 18,
    short: 'Runs on ball bearings, so you sleep while they jog.',
    details:
      'A wheel must be large enough for a straight back, and 29 cm is right for golden hamsters. The closed running surface protects feet and tails. Two ball bearings make it quieter than a whisper. The stand is wide and can be screwed to a board.',
  },
  {
    key: 'other-acc-water-bottle',
    petname: 'Crystal Drop Water Bottle, 500 ml',
    petprice: 10.9,
    species: 'Guinea Pig',
    kind: 'Feeder',
    brand: 'Crystal Drop',
    stock: 40,
    short: 'Glass bottle with a steel spout that does not drip.',
    details:
      'Glass stays clear and can be washed hot, which plastic cannot. The double ball in the spout lets out a drop at a time. A spring holds the bottle to any mesh. Fill it with fresh water every day and check the spout with a fingertip.',
  },
  {
    key: 'other-acc-bird-cage',
    petname: 'Conservatory Bird Cage',
    petprice: 145,
    species: 'Bird',
    kind: 'Cage',
    size: 'Large',
    brand: 'Conservatory',
    stock: 4,
    short: 'Domed cage with two perches, a swing and a view all round.',
    details:
      'A classic in brass tones, 80 cm across below its pretty dome, because birds fly sideways and need the room. The bars are coated without zinc and set 12 mm apart. A drawer takes the sand. It suits a pair of budgies that also fly free each day.',
  },
  {
    key: 'other-acc-travel-cage',
    petname: 'Lark Cottage Cage',
    petprice: 74.5,
    species: 'Bird',
    kind: 'Cage',
    size: 'Small',
    brand: 'Lark Cottage',
    stock: 6,
    short: 'A lighter cage for holidays, guests and trips to the vet.',
    details:
      'Small enough for the back seat, wide enough for a few days away. The tray clicks off for cleaning, and the swing can be hung at two heights. It is painted in a soft blue that does not chip. Cover it with a cloth at night and leave one side open.',
  },
  {
    key: 'other-acc-aquarium',
    petname: 'Stillwater Aquarium, 60 litres',
    petprice: 119,
    species: 'Fish',
    kind: 'Aquarium',
    size: 'Medium',
    brand: 'Stillwater',
    stock: 5,
    short: 'A first aquarium with light, filter and heater.',
    details:
      'All the technology hides under the lid, and the instructions fit on one page. The light follows the day from dawn to dusk, which plants and fish enjoy. Sixty litres forgive the mistakes that ten do not. Let it run for four weeks before the first fish moves in.',
  },
  {
    key: 'other-acc-run-tunnel',
    petname: 'Burrow Tunnel for Rabbits',
    petprice: 24.6,
    species: 'Rabbit',
    kind: 'Toy',
    brand: 'Burrow',
    stock: 16,
    short: 'A rustling shortcut between the hay and the hutch.',
    details:
      'Rabbits feel safe where they can see both ends, and this tunnel is exactly that long. The cover is of strong cotton and survives a fair amount of chewing. It is 25 cm wide, which is enough for lop-eared traffic. Folds flat and is washed at 30 degrees.',
  },
];

/** Beds, leads, toys and homes for dogs, cats and the others. */
export const accessories: readonly DemoItem[] = [
  ...dogAccessories.map((item): DemoItem => ({ ...item, category: 'accessories', type: 'dog' })),
  ...catAccessories.map((item): DemoItem => ({ ...item, category: 'accessories', type: 'cat' })),
  ...otherAccessories.map((item): DemoItem => ({ ...item, category: 'accessories', type: 'other' })),
];
