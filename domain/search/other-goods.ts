/**
 * Things that people ask a pet shop for, alone or beside others ("gps collar"), in the singular. Where nothing in the shop is
 * called so, what has the rest of a sentence is no answer to it.
 */
export const otherGoods: ReadonlySet<string> = new Set(
  (
    'gps, gps tracker, tracker, tracking, airtag, camera, webcam, video, microphone, speaker, bluetooth, wifi, wi fi, usb, led, ' +
    'led light, laser, drone, robot, sensor, alarm, timer, remote, remote control, battery, charger, solar, solar panel, motor, ' +
    'heating, heater, heat lamp, heating pad, heat pad, heat mat, heated mat, heated pad, air conditioner, cooling mat, cooling pad, ' +
    'flea, tick, worm, dewormer, wormer, vitamin, supplement, probiotic, glucosamine, collagen, cbd, hemp oil, painkiller, ' +
    'antibiotic, sedative, steroid, pill, pheromone, catnip, shock, bark control, muzzle, electric fence, ' +
    'stroller, pram, ramp, stair, gate, fence, seat belt, car seat, bike trailer, bike basket, life jacket, treadmill, ' +
    'diaper, nappy, pee pad, puppy pad, training pad, poop bag, waste bag, clipper, nail clipper, trimmer, hair dryer, ' +
    'toothbrush, toothpaste, perfume, id tag, name tag, bandana, bow tie, goggle, halloween costume, costume, urn, saddle'
  ).split(', '),
);

/** Nouns that say how goods are, and are nothing to be bought: “food with high protein”. In the singular. */
export const traits: ReadonlySet<string> = new Set(
  (
    'protein fat calorie carb fiber moisture energy taste flavor smell scent odor quality size color price ' +
    'value shape design style pattern print look texture weight length width height age name review rating star delivery shipping ' +
    'discount warranty guarantee edge corner side bottom top surface'
  ).split(' '),
);
