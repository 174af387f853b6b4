import type { DemoItem } from './demo-item.ts';

type Food = Omit<DemoItem, 'category' | 'type'>;

const dogFood: readonly Food[] = [
  {
    key: 'dog-food-salmon-kibble',
    petname: 'Wagwell Salmon & Sweet Potato, 3 kg',
    petprice: 24.5,
    kind: 'Dry',
    age: 'Adult',
    brand: 'Wagwell',
    stock: 42,
    short: 'Dry food for adult dogs with one fish and no grain.',
    details:
      'Salmon is the only animal protein here, which makes this a good choice for dogs with a delicate stomach. Sweet potato and peas supply the energy, and salmon oil keeps the coat glossy. The pieces are of medium size and crunchy enough to clean the teeth. A dog of 15 kg needs about 210 g a day.',
  },
  {
    key: 'dog-food-chicken-kibble',
    petname: 'Wagwell Farm Chicken & Rice, 12 kg',
    petprice: 54.9,
    kind: 'Dry',
    age: 'Adult',
    brand: 'Wagwell',
    stock: 18,
    short: 'The big bag of everyday food for active adult dogs.',
    details:
      'Chicken from free-range farms meets brown rice, carrots and a spoonful of linseed. The recipe has been the same for eleven years because dogs keep asking for it. It suits dogs with a normal amount of exercise. The bag closes with a slider and keeps fresh for eight weeks after opening.',
  },
  {
    key: 'dog-food-puppy-kibble',
    petname: 'Wagwell Puppy Start, Chicken & Egg, 2 kg',
    petprice: 19.99,
    kind: 'Dry',
    age: 'Puppy',
    brand: 'Wagwell',
    stock: 36,
    short: 'Small crunchy stars for the first twelve months.',
    details:
      'Growing bones need calcium and phosphorus in the right balance, and growing brains like fish oil. Puppy Start has both, with chicken and whole egg as the main ingredients. The pieces are tiny stars that milk teeth can manage. Soak them in warm water for the first weeks after weaning.',
  },
  {
    key: 'dog-food-senior-kibble',
    petname: 'Old Orchard Senior Lamb & Apple, 6 kg',
    petprice: 38.75,
    kind: 'Dry',
    age: 'Senior',
    brand: 'Old Orchard',
    stock: 14,
    short: 'Light on the hips, kind to old teeth, rich in taste.',
    details:
      'Older dogs move less and need fewer calories, but no less flavour. Lamb and dried apple give the taste, green-lipped mussel supports the joints. The pieces break easily between worn teeth. Suitable from about eight years, or from six in large breeds.',
  },
  {
    key: 'dog-food-duck-kibble',
    petname: 'Old Orchard Slow-Baked Duck, 5 kg',
    petprice: 50,
    kind: 'Dry',
    brand: 'Old Orchard',
    stock: 11,
    short: 'Baked in small batches at low heat, like good bread.',
    details:
      'Most dry food is pressed and puffed; this one goes through an oven for forty minutes. Duck, millet and pumpkin keep more of their aroma that way. It is a fine food for picky eaters and for dogs that cannot have chicken or beef. Store it in a cool place and close the bag tightly.',
  },
  {
    key: 'dog-food-beef-cans',
    petname: 'Butcher’s Porch Beef & Carrot, 6 × 400 g',
    petprice: 16.8,
    kind: 'Wet',
    brand: 'Butcher’s Porch',
    stock: 60,
    short: 'Six tins of chunky beef in gravy.',
    details:
      'Beef heart, lean muscle meat and carrots, cooked in the tin with nothing to hide. The chunks are large enough to see what they are. It can be fed alone or as a topping on dry food. Once opened, a tin keeps for two days in the refrigerator.',
  },
  {
    key: 'dog-food-turkey-cans',
    petname: 'Butcher’s Porch Puppy Turkey Pâté, 6 × 200 g',
    petprice: 13.2,
    kind: 'Wet',
    age: 'Puppy',
    brand: 'Butcher’s Porch',
    stock: 33,
    short: 'Fine turkey pâté for small mouths and first meals.',
    details:
      'A smooth pâté of turkey and courgette for puppies from four weeks on. It is mild, moist and easy to digest, so it also helps when a stomach is upset. Half a tin makes a meal for a small breed. Warm it to room temperature and the bowl will shine.',
  },
  {
    key: 'dog-food-stew-pouches',
    petname: 'Wagwell Sunday Stew Pouches, 8 × 150 g',
    petprice: 14.4,
    kind: 'Wet',
    brand: 'Wagwell',
    stock: 27,
    short: 'Tear, pour, listen to the tail.',
    details:
      'Eight portions of slow-cooked stew in two kinds: lamb with rosemary, chicken with peas. The pouches need no tin opener and weigh next to nothing in a rucksack. They are free from sugar, colouring and wheat. One pouch is a meal for a dog of 8 kg.',
  },
  {
    key: 'dog-food-dental-bones',
    petname: 'Brightbite Mint Dental Bones, 28 pieces',
    petprice: 12.95,
    kind: 'Treat',
    brand: 'Brightbite',
    stock: 48,
    short: 'One a day, for fresh breath and clean back teeth.',
    details:
      'The ridges reach the molars where a toothbrush seldom goes. Rice flour, parsley and a little peppermint make a chew that takes a dog about ten minutes. There is no added sugar, and each bone has only 52 calories. The box holds four weeks’ supply for a dog of 10 to 25 kg.',
  },
  {
    key: 'dog-food-liver-treats',
    petname: 'Pocketful Liver Training Treats, 400 g jar',
    petprice: 9.5,
    kind: 'Treat',
    brand: 'Pocketful',
    stock: 2,
    short: 'Pea-sized rewards that will not crumble in a pocket.',
    details:
      'Beef liver, potato flour and nothing that needs a chemistry degree. Each treat has three calories, so a whole lesson does not spoil supper. They are soft enough to swallow quickly and dry enough to carry loose. The glass jar has a wooden lid and looks well on a shelf.',
  },
  {
    key: 'dog-food-peanut-biscuits',
    petname: 'Pocketful Peanut Butter Biscuits, 500 g',
    petprice: 7.25,
    kind: 'Treat',
    brand: 'Pocketful',
    stock: 39,
    short: 'Oven-baked biscuits that smell good enough to share.',
    details:
      'Wholemeal oats, peanut butter without xylitol, and a ripe banana. They are baked hard, so a big dog can enjoy the crunch and a small one can work on it for a while. Give two or three a day as a treat. The box is made of recycled card and can be composted.',
  },
];

const catFood: readonly Food[] = [
  {
    key: 'cat-food-trout-kibble',
    petname: 'Purrfolk Trout & Cranberry, 1.5 kg',
    petprice: 17.9,
    kind: 'Dry',
    age: 'Adult',
    brand: 'Purrfolk',
    stock: 31,
    short: 'Complete dry food for indoor cats with a keen nose.',
    details:
      'River trout and herring make up more than half of the bag. Cranberries help to keep the bladder healthy, and psyllium moves swallowed hair along. The kibble is a flat cross, easy to pick up with a short muzzle. Always put fresh water beside it, a little away from the bowl.',
  },
  {
    key: 'cat-food-chicken-kibble',
    petname: 'Purrfolk Barn Chicken, 4 kg',
    petprice: 32.4,
    kind: 'Dry',
    age: 'Adult',
    brand: 'Purrfolk',
    stock: 20,
    short: 'Plenty of meat for cats that earn their living outdoors.',
    details:
      'Chicken is the first, second and third ingredient, followed by a little rice and egg. The recipe is rich, so it suits cats that climb, hunt and come home late. Taurine is added for heart and eyes. The bag has a handle, and the pattern inside makes it easy to measure what is left.',
  },
  {
    key: 'cat-food-kitten-kibble',
    petname: 'Purrfolk Kitten, Turkey & Egg, 1 kg',
    petprice: 13.6,
    kind: 'Dry',
    age: 'Puppy',
    brand: 'Purrfolk',
    stock: 25,
    short: 'Little pieces for the months when everything is a toy.',
    details:
      'Kittens need twice as many calories for each kilo as grown cats, and many small meals. Turkey, egg yolk and salmon oil see to that. The pieces are the size of a lentil and soften quickly in water. Feed it until the first birthday, or a little longer for large breeds.',
  },
  {
    key: 'cat-food-senior-kibble',
    petname: 'Silver Whisker Senior 10+, 2 kg',
    petprice: 26.2,
    kind: 'Dry',
    age: 'Senior',
    brand: 'Silver Whisker',
    stock: 1,
    short: 'Low in phosphorus, high in things that taste good.',
    details:
      'Ageing kidneys are glad of less phosphorus, and ageing noses of more aroma. This food answers both with white fish, chicken fat and brewer’s yeast. The kibble is porous and easy to bite. Ask your vet before changing the diet of a cat that is already ill.',
  },
  {
    key: 'cat-food-tuna-cans',
    petname: 'Saltmarsh Tuna in Jelly, 12 × 85 g',
    petprice: 15.6,
    kind: 'Wet',
    brand: 'Saltmarsh',
    stock: 52,
    short: 'Twelve small tins of line-caught tuna.',
    details:
      'Skipjack tuna from line fishing, set in its own clear jelly. The tins are small, so nothing is left to dry out in the bowl. It is a complementary food: give it two or three times a week beside a complete one. Cats with no appetite tend to reconsider.',
  },
  {
    key: 'cat-food-rabbit-cans',
    petname: 'Silver Whisker Rabbit & Herbs, 6 × 200 g',
    petprice: 14.7,
    kind: 'Wet',
    brand: 'Silver Whisker',
    stock: 23,
    short: 'A single-protein pâté for cats with allergies.',
    details:
      'Rabbit is lean, mild and new to most cats, which makes it useful when other meats cause itching. Catnip and parsley round it off. The pâté is complete and can be fed every day. Six tins last a cat of 4 kg for about five days.',
  },
  {
    key: 'cat-food-gravy-pouches',
    petname: 'Purrfolk Supper Selection Pouches, 12 × 85 g',
    petprice: 11.9,
    kind: 'Wet',
    brand: 'Purrfolk',
    stock: 44,
    short: 'Four tastes in gravy, so that no evening is the same.',
    details:
      'Three pouches each of beef, duck, cod and chicken, cut in fine strips. The gravy is made without starch and gets licked up first. Each pouch is a full meal for half a cat, as the makers put it, so two make a day with some dry food beside. Recycle the empty pouches with plastics.',
  },
  {
    key: 'cat-food-kitten-pouches',
    petname: 'Saltmarsh Kitten Mousse Pouches, 8 × 70 g',
    petprice: 9.8,
    kind: 'Wet',
    age: 'Puppy',
    brand: 'Saltmarsh',
    stock: 0,
    short: 'Whipped cod mousse for very small tongues.',
    details:
      'A light mousse of cod and cream cheese for kittens from three weeks. It is easy to lap and helps the change from milk to solid food. Older cats that have lost teeth like it too. The pouches squeeze empty to the last spoon.',
  },
  {
    key: 'cat-food-crunch-treats',
    petname: 'Nip & Nibble Salmon Crunchies, 300 g jar',
    petprice: 8.4,
    kind: 'Treat',
    brand: 'Nip & Nibble',
    stock: 37,
    short: 'Crisp outside, creamy inside, gone in a moment.',
    details:
      'Little pillows of salmon with a soft heart, two calories each. They make a pill disappear and a carrier less suspicious. There is malt in the filling against hairballs. The jar closes tightly, which is necessary, because cats have been known to try.',
  },
  {
    key: 'cat-food-cat-grass',
    petname: 'Nip & Nibble Cat Grass Kit, box of 3',
    petprice: 6.95,
    kind: 'Treat',
    brand: 'Nip & Nibble',
    stock: 29,
    short: 'Three trays of oat grass, ready in eight days.',
    details:
      'Grass helps cats bring up swallowed hair and spares the houseplants. Each tray holds seed and soil: add a cup of water and a sunny sill. The oats are untreated and grown in the next county. Start a new tray every two weeks to have fresh blades all the time.',
  },
];

const otherFood: readonly Food[] = [
  {
    key: 'other-food-timothy-pellets',
    petname: 'Hedgerow Kitchen Timothy Pellets, 2 kg',
    petprice: 11.4,
    species: 'Rabbit',
    kind: 'Dry',
    brand: 'Hedgerow Kitchen',
    stock: 34,
    short: 'Fibre-rich pellets for rabbits, without molasses.',
    details:
      'Pressed timothy hay with dried dandelion and fennel. Every pellet is the same, so nobody can pick out the sweet bits. Give a tablespoon a day beside unlimited hay and fresh water. Suitable for grown rabbits and for guinea pigs as an extra.',
  },
  {
    key: 'other-food-guinea-mix',
    petname: 'Hedgerow Kitchen Guinea Garden, 1.5 kg',
    petprice: 10.2,
    species: 'Guinea Pig',
    kind: 'Dry',
    brand: 'Hedgerow Kitchen',
    stock: 3,
    short: 'With stabilised vitamin C, which guinea pigs cannot make.',
    details:
      'Carrot, pea flakes and herbs on a base of meadow hay. A daily portion covers the need for vitamin C, although a slice of pepper is always a good idea. There are no seeds in it and no added sugar. Use within ten weeks of opening, as vitamins fade with time.',
  },
  {
    key: 'other-food-budgie-seed',
    petname: 'Featherlight Budgie Seed, 1 kg',
    petprice: 6.3,
    species: 'Bird',
    kind: 'Seed',
    brand: 'Featherlight',
    stock: 55,
    short: 'Millet, canary seed and niger, cleaned three times.',
    details:
      'A mixture that comes close to what budgies find in the Australian grass. The seed is sieved and blown free of dust, which is good for small lungs and for the carpet. Two teaspoons a bird and day are enough. Add greens, a mineral block and clean grit.',
  },
  {
    key: 'other-food-hamster-mix',
    petname: 'Featherlight Hamster Harvest, 700 g',
    petprice: 5.95,
    species: 'Hamster',
    kind: 'Seed',
    brand: 'Featherlight',
    stock: 41,
    short: 'Grains, herbs and a few mealworms for night shifts.',
    details:
      'Dwarf and golden hamsters are foragers, so this mix has more than twenty things to find. Wild seeds, dried blossoms and some animal protein make up a full diet. Scatter it in the bedding instead of filling a bowl. A tablespoon every second evening will do.',
  },
  {
    key: 'other-food-tortoise-mix',
    petname: 'Slow Supper Tortoise Meadow, 500 g jar',
    petprice: 12.8,
    species: 'Reptile',
    kind: 'Hay',
    brand: 'Slow Supper',
    stock: 9,
    short: 'Dried weeds and flowers for days without dandelions.',
    details:
      'Plantain, hibiscus, dandelion and clover, cut and dried at low heat. Soak a handful in water for ten minutes before serving. It is rich in calcium and very low in protein, just as land tortoises need it. The jar is made of glass and may be refilled at our counter.',
  },
  {
    key: 'other-food-fish-flakes',
    petname: 'Stillwater Fish Flakes, 100 g jar',
    petprice: 8.75,
    species: 'Fish',
    kind: 'Dry',
    brand: 'Stillwater',
    stock: 37,
    short: 'Fine flakes that float at first and sink for the shy ones.',
    details:
      'A complete food of fish, algae and shrimp for goldfish and most fish of a community tank. The flakes keep their shape in the water and do not cloud it. Give as much as is eaten in two minutes, twice a day. One day a week without food does healthy fish good.',
  },
  {
    key: 'other-food-berry-drops',
    petname: 'Hedgerow Kitchen Berry Nibbles, 150 g',
    petprice: 3.49,
    species: 'Rabbit',
    kind: 'Treat',
    brand: 'Hedgerow Kitchen',
    stock: 64,
    short: 'A handful of dried berries for small, polite guests.',
    details:
      'Blackberry, rosehip and rowan, dried whole with nothing added. A treat for rabbits, guinea pigs, hamsters and many birds. One or two berries a day are plenty, since fruit is sweet. The pouch fits in a coat pocket for walks to the hutch.',
  },
];

/** Food for dogs, cats and the others. */
export const food: readonly DemoItem[] = [
  ...dogFood.map((item): DemoItem => ({ ...item, category: 'food', type: 'dog' })),
  ...catFood.map((item): DemoItem => ({ ...item, category: 'food', type: 'cat' })),
  ...otherFood.map((item): DemoItem => ({ ...item, category: 'food', type: 'other' })),
];
