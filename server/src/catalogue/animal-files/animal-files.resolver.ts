import { GraphQLLocalDate, GraphQLNonNegativeFloat } from 'graphql-scalars';
import {
  Arg,
  Authorized,
  Ctx,
  FieldResolver,
  Float,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { DUE_WITHIN_DAYS, MAX_DUE_DAYS } from '../../../../domain/animal-files/care-due.ts';
import { MAX_TREATMENTS, MAX_WEIGHTS } from '../../../../domain/care/animal-limits.ts';
import { complexityWeights, listWeight } from '../../platform/complexity-weights.ts';
import type { RequestContext } from '../../users/request-context.ts';
import { requireViewer } from '../../users/viewer.ts';
import { Pet } from '../pet/pet.entity.ts';
import { AnimalFile, AnimalMedical } from './animal-file.entity.ts';
import { AnimalFileInput, AnimalMedicalInput } from './animal-files.inputs.ts';
import { type AnimalFilesService, MAX_DUE } from './animal-files.service.ts';
import { DueCare, UpcomingCare } from './due-care.entity.ts';

const ID_OF_ANIMAL = { description: 'Id of the animal.' };

@Resolver(() => Pet)
export class AnimalFilesResolver {
  constructor(private readonly files: AnimalFilesService) {}

  @Authorized('editCatalogue')
  @FieldResolver(() => AnimalFile, {
    nullable: true,
    complexity: ({ childComplexity }) => complexityWeights.sharedLookUp + childComplexity,
    description: 'The file of an animal; null of food and accessories. For staff.',
  })
  file(@Root() pet: Pet): Promise<AnimalFile | null> {
    return this.files.of(pet);
  }

  @Authorized('editCatalogue')
  @Query(() => [DueCare], {
    complexity: listWeight(20, complexityWeights.lookUp),
    description: `Care that animals of the shop are to get, what is overdue first, at most ${MAX_DUE}.`,
  })
  dueCare(
    @Arg('days', () => Int, {
      defaultValue: DUE_WITHIN_DAYS,
      description: `How many days ahead, at most ${MAX_DUE_DAYS}.`,
    })
    days: number,
    @Arg('first', () => Int, { defaultValue: 50, description: `How many, at most ${MAX_DUE}.` })
    first: number,
  ): Promise<DueCare[]> {
    return this.files.due(days, first);
  }

  @Authorized('editCatalogue')
  @Mutation(() => AnimalFile, {
    description: 'Changes what is said of an animal of the shop: how it came, its chip, where it lives.',
  })
  saveAnimalFile(
    @Arg('petId', () => ID, ID_OF_ANIMAL) petId: string,
    @Arg('input', () => AnimalFileInput, { description: 'What changes.' }) input: AnimalFileInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<AnimalFile> {
    return this.files.save(petId, input, requireViewer(viewer));
  }

  @Authorized('editCatalogue')
  @Mutation(() => AnimalFile, {
    description: `Notes what was done for an animal of the shop, or is to be done, at most ${MAX_TREATMENTS} times. FORBIDDEN with a cost, but for admins.`,
  })
  addAnimalMedical(
    @Arg('petId', () => ID, ID_OF_ANIMAL) petId: string,
    @Arg('input', () => AnimalMedicalInput, { description: 'What it is.' }) input: AnimalMedicalInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<AnimalFile> {
    return this.files.addMedical(petId, input, requireViewer(viewer));
  }

  @Authorized('editCatalogue')
  @Mutation(() => AnimalFile, { description: 'Forgets one; of what is not there it changes nothing.' })
  removeAnimalMedical(
    @Arg('petId', () => ID, ID_OF_ANIMAL) petId: string,
    @Arg('medicalId', () => ID, { description: 'Id of the entry.' }) medicalId: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<AnimalFile> {
    return this.files.removeMedical(petId, medicalId, requireViewer(viewer));
  }

  @Authorized('editCatalogue')
  @Mutation(() => AnimalFile, {
    description: `Notes what an animal of the shop weighed, at most ${MAX_WEIGHTS} days; another weight of a day takes the place of the first. The newest is its weightKg.`,
  })
  addAnimalWeight(
    @Arg('petId', () => ID, ID_OF_ANIMAL) petId: string,
    @Arg('on', () => GraphQLLocalDate, {
      nullable: true,
      description: 'The day; today where it is left out.',
    })
    on: string | null,
    @Arg('kg', () => Float, { description: 'Kilograms, more than 0 and at most 1000.' }) kg: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<AnimalFile> {
    return this.files.addWeight(petId, { on, kg }, requireViewer(viewer));
  }
}

@Resolver(() => AnimalFile)
export class AnimalFileFieldsResolver {
  constructor(private readonly files: AnimalFilesService) {}

  @FieldResolver(() => [UpcomingCare], {
    complexity: listWeight(3),
    description: `What it is to get within ${DUE_WITHIN_DAYS} days, what is overdue first; nothing of an animal that has a new home.`,
  })
  due(@Root() file: AnimalFile): UpcomingCare[] {
    return this.files.dueOf(file);
  }
}

@Resolver(() => AnimalMedical)
export class AnimalMedicalResolver {
  @Authorized('seeFigures')
  @FieldResolver(() => GraphQLNonNegativeFloat, {
    nullable: true,
    description: 'What it cost, in US dollars. For admins.',
  })
  cost(@Root() { cost }: AnimalMedical): number | null {
    return cost ?? null;
  }
}
