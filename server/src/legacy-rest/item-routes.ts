import { z } from 'zod';
import { Category, PetType } from '../../../domain/catalogue/pet-options.ts';
import { petRules } from '../../../domain/input/input-rules.ts';
import { jsonText } from './query-parameters.ts';
import { petAnswer } from './rest-answers.ts';
import { route } from './rest-route.ts';

const filter = z.strictObject({
  type: z.enum(PetType).optional(),
  category: z.enum(Category).optional(),
});

export const itemRoutes = [
  route({
    method: 'get',
    path: '/pets/GetAllPets',
    summary: 'All animals, oldest first.',
    access: 'visitor',
    answer: z.array(petAnswer),
    handle: ({ pets, shapes }) => shapes.pets(pets.stream({ category: 'pets' })),
  }),
  route({
    method: 'get',
    path: '/pets/getAllAccessories',
    summary: 'All accessories, then all food.',
    access: 'visitor',
    answer: z.array(petAnswer),
    handle: ({ pets, shapes }) =>
      shapes.pets(pets.stream({ category: 'accessories' }), pets.stream({ category: 'food' })),
  }),
  route({
    method: 'get',
    path: '/pets/GetPetsType',
    summary: 'Items of a type, a category or both.',
    access: 'visitor',
    query: z.object({ filterdata: jsonText(filter, 'A JSON object with type and category') }),
    answer: z.array(petAnswer),
    handle: ({ pets, shapes }, { query }) => shapes.pets(pets.stream(query.filterdata)),
  }),
  route({
    method: 'get',
    path: '/admin/GetAllData',
    summary: 'All items.',
    access: 'editCatalogue',
    answer: z.array(petAnswer),
    handle: ({ pets, shapes }) => shapes.pets(pets.stream({})),
  }),
  route({
    method: 'post',
    path: '/admin/Petspost',
    summary: 'Adds an item, with its picture.',
    access: 'editCatalogue',
    limit: 'upload',
    body: petRules,
    isForm: true,
    answer: petAnswer,
    status: 201,
    async handle({ petEditing, shapes }, { viewer, body, picture }) {
      return shapes.pet(await petEditing.add(body, viewer, picture));
    },
  }),
];
