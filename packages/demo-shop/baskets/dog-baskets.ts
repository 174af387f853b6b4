import type { Basket } from './basket.ts';

/** What people with dogs buy together, and what they said of it afterwards. */
export const dogBaskets: readonly Basket[] = [
  {
    buyers: [
      ['alma', 96],
      ['jamal', 64],
      ['rosa', 33],
    ],
    goods: {
      'dog-food-puppy-kibble': [
        [5, 'Our beagle pup has shiny eyes and a steady stomach. That is all I ask.'],
        [4, 'Good food, but the bag could do with a better closure.'],
        [5, 'Third bag. The star shape amuses the kids, too.'],
      ],
      'dog-harness-puppy-s': [
        [4, 'He grew out of it in nine weeks. Nicely made all the same.'],
        [5, 'No more coughing on the lead. Wish we had started with it.'],
        [3, 'The touch fastening collects every hair in the house.'],
      ],
      'dog-toy-chew-ring-small': [
        [5, 'Saved the chair legs.'],
        [5, 'Still whole after a month of teething. I am impressed.'],
        [2, 'Smelled so strongly of vanilla that I had to air it for two days.'],
      ],
      'dog-wet-puppy-chicken-6-150-g': [
        [5, 'Mixed with the dry stars it is gone before I have put the spoon down.'],
        [4],
        [4, 'Very soft, good for the first weeks. Later she wanted something to chew.'],
      ],
    },
  },
  {
    buyers: [
      ['ben', 101],
      ['kirsten', 72],
      ['otis', 41],
      ['paula', 22],
    ],
    goods: {
      'dog-dry-working-15-kg': [
        [5, 'Two sheepdogs, one sack a month, coats like mink.'],
        [4, 'Does what it says. The sack is a beast to carry up the stairs.'],
        [5, 'Switched for the running season. He keeps his weight now.'],
        [3, 'Too rich for ours, my own fault: she mostly sleeps.'],
      ],
      'dog-lead-long-10-m': [
        [5, 'Visible, washable, and strong enough for a setter with ideas.'],
        [4, 'Good line. Believe them about the gloves.'],
        [5, 'Recall finally works. Worth every cent.'],
        [4, 'Ten meters are plenty for the park.'],
      ],
      'dog-treat-salmon-cubes-100-g': [
        [5, 'He would cross a motorway for these, so the line stays on.'],
        [2, 'The smell! My jacket had to be washed twice.'],
        [5, 'Breaks cleanly into four.'],
        [4],
      ],
      'dog-harness-trail-l': [
        [5, 'Easy on, nothing rubs.'],
        [4, 'Handle on the back has helped us over a fence.'],
        [3, 'Runs a little large. The M would have done.'],
        [5, 'Third dog in this harness. It outlives them.'],
      ],
    },
  },
  {
    buyers: [
      ['carla', 88],
      ['hugo', 57],
      ['noor', 29],
    ],
    goods: {
      'dog-food-senior-kibble': [
        [5, 'At thirteen she runs to the bowl again.'],
        [4, 'Breaks easily, as promised. A bit pricey.'],
        [5, 'His hips are no better, but his mood is.'],
      ],
      'dog-bed-ortho-l': [
        [5, 'He gets up in the morning without that groan.'],
        [5, 'The foam has not given way in half a year of a forty-kilo dog.'],
        [4, 'Great bed. The second skin rustles a little at first.'],
      ],
      'dog-wet-senior-veal-6-400-g': [
        [4, 'Soft enough for the three teeth he has left.'],
        [5, 'Warmed up, it brings her out of her basket every time.'],
        [3, 'Good, but one of the tins arrived dented.'],
      ],
    },
  },
  {
    buyers: [
      ['dmitri', 92],
      ['grace', 60],
      ['luis', 37],
      ['quentin', 18],
    ],
    goods: {
      'dog-food-chicken-kibble': [
        [5, 'Nothing fancy, always in stock, dog happy.'],
        [4, 'We have fed it for two years. The slider sometimes comes off.'],
        [4],
        [5, 'Lasts our twenty-kilo mongrel forty days, exactly as the page says.'],
      ],
      'dog-food-beef-cans': [
        [4, 'A spoonful on top and the bowl is licked clean.'],
        [5, 'You can see what is in it. I like that in a tin.'],
        [3, 'Good meat, sharp lids.'],
        [4],
      ],
      'dog-food-dental-bones': [
        [5, 'Breath went from swamp to bearable within a week.'],
        [4, 'Ten minutes of silence a day.'],
        [2, 'Ours swallows them whole, so no use to us.'],
        [5, 'The vet asked what we had changed.'],
      ],
      'dog-bowl-steel-2-litres': [
        [5, 'Does not slide, does not dent.'],
        [5],
        [4, 'The rubber ring traps water. Otherwise perfect.'],
        [5, 'Bought a second one for the garden.'],
      ],
    },
  },
  {
    buyers: [
      ['edda', 79],
      ['farid', 46],
      ['imogen', 25],
    ],
    goods: {
      'dog-dry-mini-turkey-1-5-kg': [
        [5, 'At last pieces that our Yorkie does not carry behind the sofa.'],
        [4, 'She likes it. The bag is gone quickly.'],
        [5, 'Small dog, small poop, big appetite.'],
      ],
      'dog-carrier-bag-up-to-5-kg': [
        [5, 'Rode to Boston on the train in it and slept all the way.'],
        [3, 'Handsome, but heavier than I thought.'],
        [4, 'Stiff floor, good clip. A side pocket would be nice.'],
      ],
      'dog-coat-30-cm': [
        [4, 'Keeps the wet off. Looks like a small fisherman.'],
        [5, 'New York in November, enough said.'],
        [2, 'The belly strap is too short for a barrel of a pug.'],
      ],
      'dog-collar-webbing-s': [[5, 'Bright and light.'], [4], [5, 'No jingle at night. Bless you.']],
    },
  },
  {
    buyers: [
      ['maeve', 84],
      ['rosa', 52],
      ['ben', 27],
    ],
    goods: {
      'dog-food-salmon-kibble': [
        [5, 'The scratching stopped in the fourth week.'],
        [4, 'Works for her skin. The breath is fishy.'],
        [5, 'Only food he does not bring up again.'],
      ],
      'dog-acc-oat-shampoo': [
        [5, 'Rinses out fast and does not smell of anything. Perfect.'],
        [4, 'Gentle. I dilute it and it lasts for ages.'],
        [3, 'Fine, but the pump stuck after a month.'],
      ],
      'dog-towel-single': [
        [5, 'The car smells better since we have it.'],
        [5, 'My sister took mine, so I am ordering two more.'],
        [4],
      ],
    },
  },
  {
    buyers: [
      ['jamal', 69],
      ['carla', 48],
      ['dmitri', 24],
    ],
    goods: {
      'dog-toy-puzzle-level-1': [
        [4, 'Solved in five minutes, loved for weeks.'],
        [5, 'Rainy Sundays are saved.'],
        [3, 'Pretty, though my dog prefers to chew the lids.'],
      ],
      'dog-food-liver-treats': [
        [5, 'Pea-sized, dry, and he does anything for them.'],
        [5, 'The jar looks good on the shelf. The dog thinks so, too.'],
        [4, 'Great for lessons. A bigger jar, please.'],
      ],
      'dog-treat-cheese-stars-200-g': [
        [4, 'Our picky one takes these.'],
        [5],
        [4, 'A good change from liver, and two calories each.'],
      ],
    },
  },
];
