import { asWritten, withoutConcealed } from './typed-text.ts';

const attack = {
  username: 'You won! Claim at https://evil.example',
  location: 'www.evil.example',
  phone: '555',
  petname: 'Rex',
};

/** A letter that names its reader in all ways. */
function letterTo({ username, location, petname }: typeof attack) {
  return {
    subject: `${petname} is yours`,
    heading: `Thank you, ${username}!`,
    paragraphs: [
      `${username}, we have sent ${petname}.`,
      `It waits, ${username}. Come by.`,
      `For ${username} alone.`,
    ],
    facts: [
      { label: 'To', value: `${username}\n${location}` },
      { label: 'Animal', value: petname },
    ],
  };
}

it('says nothing of what an account has typed where nobody has proved its address', () => {
  const letter = withoutConcealed(letterTo(asWritten(attack, true)));
  expect(letter).toEqual({
    subject: 'Rex is yours',
    heading: 'Thank you!',
    paragraphs: ['We have sent Rex.', 'It waits. Come by.', 'For you alone.'],
    facts: [{ label: 'Animal', value: 'Rex' }],
  });
});

it.each([
  ['https://evil.example/x', 'https:\u2060//evil.\u2060example/x'],
  ['www.evil.example', 'www.\u2060evil.\u2060example'],
  ['Dr. Ann St. John, Flat 3: left', 'Dr. Ann St. John, Flat 3: left'],
])('makes no link of the name %s', (username, told) => {
  expect(asWritten({ username }, false)).toEqual({ username: told });
});
