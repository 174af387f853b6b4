import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { toldFacts } from '../../../../../domain/catalogue/animal-facts.ts';
import { AnimalFacts } from './animal-facts.tsx';

const known = {
  ...{ goodWithChildren: 'YES', goodWithDogs: 'NO', goodWithCats: 'YES', hoursAlone: 4, energy: 'LOW' },
  ...{ experience: 'LOW', space: 'LOW', neutered: 'YES', vaccinated: 'YES', microchipped: 'NO' },
} as const;

it.each([
  ['all is known', {}, 0],
  ['one thing is not', { goodWithCats: 'UNKNOWN' }, 1],
  ['a number is not', { hoursAlone: null }, 1],
])('where %s about an animal, it can be asked about if need be', (_what, changes, count) => {
  const facts = { ...toldFacts({ category: 'pets' }), ...known, ...changes };
  const pet = { _id: 'rex', petname: 'Rex', facts } as never;
  render(<AnimalFacts pet={pet} />, { wrapper: MemoryRouter });
  const links = screen.queryAllByRole('link', { name: 'Ask us about Rex' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(count).fill('/contact?item=rex'));
});
