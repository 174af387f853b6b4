/*
 * Words that stand for the shop's own: those of other languages for what a pet shop sells, and what English has beside the
 * usual word. Without accents, as searches are compared. An owner adds to them on the page of synonyms.
 */

/** Each word with the one of the shop that it stands for. */
export const otherWords: ReadonlyMap<string, string> = new Map([
  // What people want of an animal.
  ...standFor('pet', 'adopt, adoption, adopting, rescue, haustier, tier, animal de compagnie, mascota'),

  // German.
  ...standFor('dog', 'hund, hunde, rude, hundin'),
  ...standFor('puppy', 'welpe, welpen, hundewelpe'),
  ...standFor('cat', 'katze, katzen, kater, mieze'),
  ...standFor('kitten', 'katzchen, kaetzchen, kitty cat'),
  ...standFor('rabbit', 'kaninchen, hase, hasen'),
  ...standFor('guinea pig', 'meerschweinchen'),
  ...standFor('bird', 'vogel, voegel'),
  ...standFor('budgie', 'wellensittich, sittich'),
  ...standFor('fish', 'fisch, fische'),
  ...standFor('tortoise', 'schildkrote, schildkroete, landschildkrote'),
  ...standFor('food', 'futter, nahrung, tierfutter, essen'),
  ...standFor('dry', 'trockenfutter, trocken, sec, seche, seco, seca'),
  ...standFor('wet', 'nassfutter, dosenfutter, nass, humide, humeda, humedo'),
  ...standFor('treat', 'leckerli, leckerlis, leckerchen'),
  ...standFor('hay', 'heu'),
  ...standFor('seed', 'samen, koerner, korner'),
  ...standFor('lead', 'leine, hundeleine'),
  ...standFor('collar', 'halsband'),
  ...standFor('harness', 'geschirr, brustgeschirr'),
  ...standFor('bowl', 'napf, schussel'),
  ...standFor('bed', 'bett, korb, korbchen, koerbchen, schlafplatz, kissen'),
  ...standFor('toy', 'spielzeug'),
  ...standFor('litter', 'streu, katzenklo'),
  ...standFor('scratcher', 'kratzbaum, kratzbrett'),
  ...standFor('cage', 'kafig, kaefig'),
  ...standFor('house', 'haus, hauschen, stall'),
  ...standFor('carrier', 'transportbox, transportkorb'),
  ...standFor('brush', 'burste, buerste'),
  ...standFor('chicken', 'huhn, hahnchen'),
  ...standFor('salmon', 'lachs'),
  ...standFor('beef', 'rind, boeuf, ternera'),
  ...standFor('turkey', 'pute, truthahn, dinde, pavo'),
  ...standFor('duck', 'ente, canard, pato'),
  ...standFor('lamb', 'lamm, agneau, cordero'),
  ...standFor('rice', 'reis, riz, arroz'),
  ...standFor('grain', 'getreide, cereale, cereales'),
  ...standFor('black', 'schwarz, schwarze, schwarzer'),
  ...standFor('brown', 'braun, braune, brauner'),
  ...standFor('gray', 'grau, graue, grauer'),
  ...standFor('senior', 'alt, alte, alter'),
  ...standFor('young', 'jung, junge, junger'),
  ...standFor('small', 'klein, kleine, kleiner'),
  ...standFor('large', 'gross, grosse, grosser'),
  ...standFor('female', 'weiblich, weibchen, hembra, femelle'),
  ...standFor('male', 'mannlich, mannchen, macho'),

  // French.
  ...standFor('dog', 'chien, chiens, chienne'),
  ...standFor('puppy', 'chiot, chiots'),
  ...standFor('cat', 'chat, chats, chatte'),
  ...standFor('kitten', 'chaton, chatons'),
  ...standFor('rabbit', 'lapin, lapins'),
  ...standFor('guinea pig', 'cobaye, cobayes, cochon d inde'),
  ...standFor('bird', 'oiseau, oiseaux'),
  ...standFor('budgie', 'perruche, perruches, periquito, periquitos'),
  ...standFor('fish', 'poisson, poissons'),
  ...standFor('tortoise', 'tortue, tortues, tortuga, tortugas'),
  ...standFor('food', 'nourriture, aliment, aliments, patee'),
  ...standFor('dry food', 'croquette, croquettes'),
  ...standFor('treat', 'friandise, friandises'),
  ...standFor('hay', 'foin, heno'),
  ...standFor('seed', 'graines, semillas, alpiste'),
  ...standFor('lead', 'laisse, laisses'),
  ...standFor('collar', 'collier, colliers'),
  ...standFor('harness', 'harnais'),
  ...standFor('bowl', 'gamelle, gamelles'),
  ...standFor('bed', 'panier, paniers, coussin'),
  ...standFor('toy', 'jouet, jouets'),
  ...standFor('litter', 'litiere, litieres'),
  ...standFor('scratcher', 'griffoir, arbre a chat, rascador'),
  ...standFor('brush', 'brosse, cepillo'),
  ...standFor('chicken', 'poulet, pollo'),
  ...standFor('salmon', 'saumon'),
  ...standFor('black', 'noir, noire, noirs, negro, negra'),
  ...standFor('gray', 'gris, grise'),
  ...standFor('brown', 'brun, brune, marron'),
  ...standFor('small', 'petit, petite, petits, pequeno, pequena'),
  ...standFor('large', 'grand, grande, grandes'),

  // Spanish.
  ...standFor('dog', 'perro, perros, perra'),
  ...standFor('puppy', 'cachorro, cachorros, perrito, perritos'),
  ...standFor('cat', 'gato, gatos, gata'),
  ...standFor('kitten', 'gatito, gatitos'),
  ...standFor('rabbit', 'conejo, conejos'),
  ...standFor('guinea pig', 'cobaya, cobayas'),
  ...standFor('bird', 'pajaro, pajaros, ave, aves'),
  ...standFor('fish', 'pez, peces, pescado'),
  ...standFor('food', 'comida, alimento, alimentos'),
  ...standFor('dry food', 'pienso, piensos'),
  ...standFor('treat', 'golosina, golosinas, premios'),
  ...standFor('lead', 'correa, correas'),
  ...standFor('collar', 'collares'),
  ...standFor('harness', 'arnes'),
  ...standFor('bowl', 'comedero'),
  ...standFor('bed', 'cama, camas'),
  ...standFor('toy', 'juguete, juguetes'),
  ...standFor('litter', 'arenero, arena'),
  ...standFor('cage', 'jaula, jaulas'),
  ...standFor('aquarium', 'acuario, pecera, vivarium'),
  ...standFor('carrier', 'transportin'),

  // English, beside the usual words.
  ...standFor('german shepherd', 'german shepard, german sheppard, gsd'),
  ...standFor('australian shepherd', 'australian shepard, australian sheppard'),
  ...standFor('cat', 'moggy, moggie, tomcat, kitties, pussycat'),
  ...standFor('dog', 'doggie, mutt, pooch, k9'),
  ...standFor('chicken', 'poultry'),
  ...standFor('scratcher', 'scratching tree, cat tree, scratching board, scratching tower'),
  ...standFor('carrier', 'transport crate, travel bag'),
  ...standFor('litter', 'cat sand, kitty litter'),
  ...standFor('food', 'chow, grub'),
  ...standFor('dry food', 'crunchies, pellet'),
  ...standFor('treat', 'reward, goody'),
  ...standFor('toy', 'stuffed animal, stuffed toy, soft toy'),
  ...standFor('harness', 'chest harness'),
  ...standFor('bowl', 'feeding bowl, water bowl'),
  ...standFor('fountain', 'water dispenser, drinking fountain'),
]);

/** Praise and the like, which somebody may have meant: it is said that it was left out. */
export const unheardWords: ReadonlySet<string> = new Set(
  (
    'best better cheap cheapest affordable inexpensive budget quality premium top popular new cute sweet lovely adorable ' +
    'beautiful pretty funny cool friendly fun tiny expensive gift present starter kit'
  ).split(' '),
);

/** Words of which a sentence loses nothing: what other languages put between, and what people say around a wish. */
export const emptyWords: ReadonlySet<string> = new Set([
  ...unheardWords,
  // German, French, Spanish.
  ...(
    'fur fuer mit und oder ein eine einen einer der die das den dem des zum zur von im ' +
    'pour avec et ou un une le la les du au aux de d en mon ma mes ' +
    'para con y o el los las una unos mi mis del ' +
    // Around a wish.
    'please pls hi hello i need want wants would like looking look search searching find show give buy get order purchase online ' +
    'shop store sale sell selling price prices cost some something anything stuff thing things item items product products ' +
    'good great nice little most breed care our my mine your home ' +
    'year years month months week weeks lover lovers owner owners set pack'
  ).split(' '),
]);

/** What a word leaves out of goods besides itself. */
export const excludedWith: Readonly<Record<string, readonly string[]>> = {
  grain: ['cereal', 'rice', 'wheat', 'oat', 'barley', 'corn', 'maize', 'wholemeal'],
  fish: ['salmon', 'trout', 'tuna', 'cod', 'herring', 'mackerel', 'shrimp', 'sardine'],
  poultry: ['chicken', 'turkey', 'duck', 'hen'],
  meat: ['chicken', 'turkey', 'duck', 'beef', 'lamb', 'rabbit', 'liver', 'venison', 'pork'],
  dairy: ['milk', 'cheese', 'cream', 'yoghurt', 'yogurt'],
  nut: ['peanut', 'almond', 'hazelnut'],
};

/** What people ask a pet shop for that is none of its goods: no text that happens to have the word answers it. */
export const services: ReadonlySet<string> = new Set(
  (
    'gift card, giftcard, voucher, coupon, insurance, sitting, sitter, boarding, vet, veterinarian, vaccine, ' +
    'vaccination, medicine, medication, job, career, phone number, email, address, opening hour, opening time, hour'
  ).split(', '),
);

/** Animals and breeds that pet shops are asked for. Where this one has none, nothing else stands for them. */
export const otherAnimals: ReadonlySet<string> = new Set(
  (
    'horse pony donkey mule llama alpaca squirrel raccoon skunk monkey ferret chinchilla mouse rat gerbil degu hedgehog pig goat sheep cow duck hen rooster quail pigeon frog ' +
    'axolotl snake lizard gecko iguana chameleon spider tarantula ant crab shrimp snail koi ' +
    'labrador lab retriever poodle beagle husky chihuahua pug dachshund terrier boxer rottweiler doberman collie corgi ' +
    'dalmatian malinois shiba akita samoyed spitz pomeranian maltese bichon schnauzer spaniel setter pointer whippet greyhound ' +
    'bulldog mastiff labradoodle goldendoodle cockapoo ' +
    'persian siamese ragdoll sphynx sphinx birman burmese abyssinian munchkin savannah chartreux'
  ).split(' '),
);

function standFor(usual: string, words: string): [string, string][] {
  return words.split(', ').map((word) => [word, usual]);
}
