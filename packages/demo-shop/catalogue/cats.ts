import type { DemoItem } from '../goods/demo-item.ts';
import { demoFacts } from './animal-facts.ts';

type Cat = Omit<DemoItem, 'category' | 'type'>;

const curls: readonly Cat[] = [
  {
    key: 'cat-figaro',
    petname: 'Figaro',
    petprice: 640,
    clan: 'American Curl',
    age: 'Adult',
    color: 'Black',
    gender: 'Male',
    short: 'A tuxedo with curled ears, always dressed for dinner.',
    details:
      'Figaro is three years old and takes his duties as host seriously. He meets guests at the door, shows them the sofa and stays for the conversation. His ears curl back in the full half-circle that breeders hope for. He should live indoors, with a window to comment from. He is neutered, chipped and vaccinated.',
  },
  {
    key: 'cat-saffron',
    petname: 'Saffron',
    petprice: 720,
    clan: 'American Curl',
    age: 'Puppy',
    color: 'Bicolor',
    gender: 'Female',
    short: 'Ginger and white kitten who burrows into knitting.',
    details:
      'Saffron is twelve weeks old, and her ears have already taken their curl. She uses her tray without fail, purrs at the sound of a spoon and sleeps wherever it is woolen. She is used to children who sit still. A second cat for company would delight her. Two vaccinations and a health check are behind her.',
  },
  {
    key: 'cat-nutmeg',
    petname: 'Nutmeg',
    petprice: 480,
    clan: 'American Curl',
    age: 'Adult',
    color: 'Brown',
    gender: 'Female',
    short: 'A tabby of habit: same cushion, same hour, same purr.',
    details:
      'Nutmeg is five and likes to know what comes next. She is a lap cat in the evening and a garden inspector in the morning, on a harness if need be. Her silky coat sheds little and wants a comb once a week. She has lived with an elderly spaniel and misses him. A calm home without toddlers would be right.',
  },
  {
    key: 'cat-sterling',
    petname: 'Sterling',
    petprice: 75,
    clan: 'American Curl',
    age: 'Senior',
    color: 'Gray',
    gender: 'Male',
    short: 'Eleven years old, silver-gray and polite to a fault.',
    details:
      'Sterling waits to be asked before he sits on a lap and thanks you when he leaves it. He takes a kidney diet, which he eats without complaint, and his blood values are stable. He would like a quiet flat with a radiator shelf. The shop gives his first three months of food with him.',
  },
  {
    key: 'cat-pixie',
    petname: 'Pixie',
    petprice: 780,
    clan: 'American Curl',
    age: 'Puppy',
    color: 'Gray',
    gender: 'Female',
    short: 'Blue kitten with copper eyes and a talent for hide and seek.',
    details:
      'Pixie is fourteen weeks old and about the size of a teapot. She learns tricks for a crumb of chicken and already gives her paw. Curl ears are delicate, so teach small hands to stroke with the fur. She is confident, chatty and ready to go home with her scratching board and her favorite feather.',
  },
];

const bengals: readonly Cat[] = [
  {
    key: 'cat-zuri',
    petname: 'Zuri',
    petprice: 1350,
    clan: 'Bengal',
    age: 'Adult',
    color: 'Brown',
    gender: 'Female',
    short: 'Golden rosettes and the stride of a much larger cat.',
    details:
      'Zuri is two and needs more than a cat flap: she needs a plan for the day. She walks on a lead, rides on shoulders and opens any cupboard that is not locked. Give her shelves to climb and water to play with. She is devoted to her people and dismissive of everyone else. A secured garden would be paradise.',
  },
  {
    key: 'cat-kito',
    petname: 'Kito',
    petprice: 1420,
    clan: 'Bengal',
    age: 'Puppy',
    color: 'Brown',
    gender: 'Male',
    short: 'A pocket leopard of thirteen weeks who fetches corks.',
    details:
      'Kito retrieves corks, hair ties and, once, a trout. He is bold with dogs and tender with people. Bengal kittens grow up bored if they are left alone all day, so he should join a home where somebody is in, or go together with his sister. His rosettes will darken over the coming year.',
  },
  {
    key: 'cat-mirage',
    petname: 'Mirage',
    petprice: 1280,
    clan: 'Bengal',
    age: 'Adult',
    color: 'Gray',
    gender: 'Female',
    short: 'Silver coat, green eyes, arrives without a sound.',
    details:
      'Mirage is four, spayed and in splendid condition. She was shown twice and took a ribbon each time, then made it clear that she preferred the sofa. Her short pelt gleams with no more than a soft glove now and then. She gets along with one other cat if the introduction is slow. She drinks only from running water.',
  },
  {
    key: 'cat-inky',
    petname: 'Inky',
    petprice: 1190,
    clan: 'Bengal',
    age: 'Adult',
    color: 'Black',
    gender: 'Male',
    short: 'A melanistic Bengal whose spots show only in the sun.',
    details:
      'From across the room Inky is simply black. When the light falls on him, the rosettes appear like a watermark. He is three, playful in bursts and a sound sleeper between them. He likes high places and low voices. He is neutered and has lived with teenagers and a parrot, each of whom he respects.',
  },
  {
    key: 'cat-pearl',
    petname: 'Pearl',
    petprice: 140,
    clan: 'Bengal',
    age: 'Senior',
    color: 'Bicolor',
    gender: 'Female',
    short: 'A snow Bengal of ten with sea-blue eyes and soft opinions.',
    details:
      'Pearl has given up the curtains and taken up the radiator. She still plays for ten minutes each evening, on her back, with great dignity. Her joints are good and her appetite is better. She should be the only cat, with a person who works from home and has a free hand for stroking.',
  },
];

const calicos: readonly Cat[] = [
  {
    key: 'cat-patches',
    petname: 'Patches',
    petprice: 180,
    clan: 'Calico',
    age: 'Adult',
    color: 'Bicolor',
    gender: 'Female',
    short: 'White, orange and a dab of black, as if painted in a hurry.',
    details:
      'Patches is two and came to us from a bakery, which explains her love of paper bags. She is friendly at once and asks for nothing but a second breakfast. She knows roads and traffic and should have a garden to patrol. She is vaccinated and spayed and has never scratched a person or a chair.',
  },
  {
    key: 'cat-clover',
    petname: 'Clover',
    petprice: 210,
    clan: 'Calico',
    age: 'Puppy',
    color: 'Brown',
    gender: 'Female',
    short: 'A lucky little patchwork, ten weeks old and fearless.',
    details:
      'Clover was found in a hay barn with three brothers and has been the leader ever since. She eats well, plays hard and falls asleep in mid-jump. She has been fostered in a house with a dog and a baby. We ask that she stays indoors until she is spayed, for which a voucher is included.',
  },
  {
    key: 'cat-domino',
    petname: 'Domino',
    petprice: 160,
    clan: 'Calico',
    age: 'Adult',
    color: 'Black',
    gender: 'Female',
    short: 'Half midnight, half marmalade, and entirely her own cat.',
    details:
      'Domino is four and believes in first impressions: if you pass her test you are hers for life. The test is to sit on the floor and pretend to read. She is a tidy, quiet cat who would suit a single person or a couple. She enjoys a balcony with a net. Chipped, spayed and up to date with her vaccinations.',
  },
  {
    key: 'cat-duchess',
    petname: 'Duchess',
    petprice: 50,
    isAdoption: true,
    clan: 'Calico',
    age: 'Senior',
    color: 'Gray',
    gender: 'Female',
    short: 'A dilute calico of twelve who expects cream on Sundays.',
    details:
      'Duchess wears the faded colors of an old tapestry, gray and sand on white. She lost two teeth and none of her authority. She sleeps eighteen hours, spends one on her toilet and the rest on supervising the household. She needs wet food, a heated bed and admiration. Her adoption fee goes to the rescue that saved her.',
  },
  {
    key: 'cat-mosaic',
    petname: 'Mosaic',
    petprice: 230,
    clan: 'Calico',
    age: 'Puppy',
    color: 'Gray',
    gender: 'Female',
    short: 'Soft gray, soft cream, and very sharp little teeth.',
    details:
      'Mosaic is eleven weeks old and in the middle of learning what toes are for. She is affectionate as soon as she has run off her steam. Her coat is short and thick and will keep its pastel shades for life. She goes to her new home with a play tunnel and our telephone number for questions.',
  },
  {
    key: 'cat-chance',
    petname: 'Chance',
    petprice: 320,
    clan: 'Calico',
    age: 'Adult',
    color: 'Bicolor',
    gender: 'Male',
    short: 'One calico in three thousand is a boy. This is the one.',
    details:
      'Male calicos are a rarity of genetics, and Chance carries it lightly. He is three, neutered and in good health, as our vet has confirmed twice. He is a sociable cat who likes other cats, tall shelves and the sound of rain. He will come when called, if the matter seems important.',
  },
];

const longHairs: readonly Cat[] = [
  {
    key: 'cat-leopold',
    petname: 'Leopold',
    petprice: 260,
    clan: 'Domestic Long Hair',
    age: 'Adult',
    color: 'Brown',
    gender: 'Male',
    short: 'A brown tabby with a ruff fit for a portrait gallery.',
    details:
      'Leopold is six, weighs seven kilos and has the manners of an ambassador. He needs combing every other day and regards it as his due. He can be left alone during working hours if he has a window and a view of birds. He is friendly with dogs of any size. He answers to his name and to the sound of the fridge.',
  },
  {
    key: 'cat-misty',
    petname: 'Misty',
    petprice: 240,
    clan: 'Domestic Long Hair',
    age: 'Adult',
    color: 'Gray',
    gender: 'Female',
    short: 'Silver clouds with paws, usually found in a patch of sun.',
    details:
      'Misty is three and moves through the day from one warm place to the next. She is gentle with children and forgives clumsy hands. Her long coat is silky rather than woolly, so it seldom tangles. She likes to sleep near someone’s feet. She is spayed, vaccinated and used to traveling by train.',
  },
  {
    key: 'cat-ember',
    petname: 'Ember',
    petprice: 60,
    clan: 'Domestic Long Hair',
    age: 'Senior',
    color: 'Black',
    gender: 'Female',
    short: 'Black as a winter night, with eyes like the last coals.',
    details:
      'Ember is ten and has lived in one house all her life until last month. She is finding her feet again and asks for patience and a warm chair. Once she trusts you she will talk to you all evening. She takes a thyroid tablet in a bit of cheese. A home without other cats, please.',
  },
  {
    key: 'cat-thistle',
    petname: 'Thistle',
    petprice: 280,
    clan: 'Domestic Long Hair',
    age: 'Puppy',
    color: 'Bicolor',
    gender: 'Male',
    short: 'Gray and white fluff, nine weeks, mostly whiskers.',
    details:
      'Thistle is the smallest of five and the first at the bowl. He has long tufts between his toes, which make him slide on wooden floors, to his great pleasure. He is being raised among students and sleeps through anything. In three weeks he may move, ideally with his sister. Combing practice has begun.',
  },
  {
    key: 'cat-bramble',
    petname: 'Bramble',
    petprice: 270,
    clan: 'Domestic Long Hair',
    age: 'Puppy',
    color: 'Brown',
    gender: 'Male',
    short: 'A tabby kitten who brings in leaves as presents.',
    details:
      'Bramble is sixteen weeks old and made for a house with a garden. He climbs well, comes down slowly and tells the whole street about it. He is fond of older children and plays for as long as they do. His coat will reach its full length in his second year. Neutering is paid for and can be booked with our vet.',
  },
];

/** The cats of the demo shop: four breeds, all ages and colors. Young cats are of the age Puppy, as the shop has it. */
export const cats: readonly DemoItem[] = [...curls, ...bengals, ...calicos, ...longHairs].map((cat) => ({
  ...cat,
  ...demoFacts(cat.key),
  category: 'pets',
  type: 'cat',
}));
