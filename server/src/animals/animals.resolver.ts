import { GraphQLLocalDate } from 'graphql-scalars';
import { Arg, Authorized, Ctx, FieldResolver, Float, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { MAX_ANIMALS, MAX_TASKS, MAX_TREATMENTS, MAX_WEIGHTS } from '../../../domain/care/animal-limits.ts';
import { TreatmentInput } from '../catalogue/animal-files/treatment.input.ts';
import { complexityWeights } from '../platform/complexity-weights.ts';
import type { RequestContext } from '../users/request-context.ts';
import { User } from '../users/user.entity.ts';
import { requireViewer } from '../users/viewer.ts';
import { OwnAnimal } from './animal.entity.ts';
import { AnimalChangeInput, AnimalInput } from './animal.inputs.ts';
import type { AnimalsService } from './animals.service.ts';

export const ID_OF_ANIMAL = { description: 'Id of the animal.' };

@Resolver(() => User)
export class AnimalsResolver {
  constructor(private readonly kept: AnimalsService) {}

  @FieldResolver(() => [OwnAnimal], {
    description: `Your animals in the order in which they came, at most ${MAX_ANIMALS}; none for anybody else.`,
    complexity: ({ args, childComplexity }) =>
      complexityWeights.lookUp + (args.id ? 1 : MAX_ANIMALS) * childComplexity,
  })
  async animals(
    @Root() user: User,
    @Arg('id', () => ID, { nullable: true, description: 'Only the one with this id.' }) id: string | null,
    @Ctx() { viewer }: RequestContext,
  ): Promise<OwnAnimal[]> {
    return viewer && viewer.uid === user.uid ? this.kept.of(viewer, id ?? null) : [];
  }

  @Authorized()
  @Mutation(() => OwnAnimal, {
    description: `Keeps an animal in your account, at most ${MAX_ANIMALS}, with a first plan of what is usually due by its kind and age: your vet decides.`,
  })
  addAnimal(
    @Arg('input', () => AnimalInput, { description: 'The animal.' }) input: AnimalInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<OwnAnimal> {
    return this.kept.add(requireViewer(viewer), input);
  }

  @Authorized()
  @Mutation(() => OwnAnimal, { description: 'Changes what is said of an animal of yours.' })
  updateAnimal(
    @Arg('id', () => ID, ID_OF_ANIMAL) id: string,
    @Arg('input', () => AnimalChangeInput, { description: 'What changes.' }) input: AnimalChangeInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<OwnAnimal> {
    return this.kept.update(requireViewer(viewer), id, input);
  }

  @Authorized()
  @Mutation(() => OwnAnimal, {
    description: 'Forgets an animal of yours with all that you noted of it, and answers it as it was.',
  })
  removeAnimal(
    @Arg('id', () => ID, ID_OF_ANIMAL) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<OwnAnimal> {
    return this.kept.remove(requireViewer(viewer), id);
  }

  @Authorized()
  @Mutation(() => OwnAnimal, {
    description: `Notes what it weighed, at most ${MAX_WEIGHTS} days; another weight of a day takes the place of the first.`,
  })
  addWeight(
    @Arg('id', () => ID, ID_OF_ANIMAL) id: string,
    @Arg('on', () => GraphQLLocalDate, {
      nullable: true,
      description: 'The day; today where it is left out.',
    })
    on: string | null,
    @Arg('kg', () => Float, { description: 'Kilograms, more than 0 and at most 1000.' }) kg: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<OwnAnimal> {
    return this.kept.addWeight(requireViewer(viewer), id, { on, kg });
  }

  @Authorized()
  @Mutation(() => OwnAnimal, {
    description: `Notes what was done for it, and when it is due again, at most ${MAX_TREATMENTS} times.`,
  })
  addTreatment(
    @Arg('id', () => ID, ID_OF_ANIMAL) id: string,
    @Arg('input', () => TreatmentInput, { description: 'What it is.' }) input: TreatmentInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<OwnAnimal> {
    return this.kept.addTreatment(requireViewer(viewer), id, input);
  }

  @Authorized()
  @Mutation(() => OwnAnimal, { description: 'Forgets one; of what is not there it changes nothing.' })
  removeTreatment(
    @Arg('id', () => ID, ID_OF_ANIMAL) id: string,
    @Arg('treatmentId', () => ID, { description: 'Id of the treatment.' }) treatmentId: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<OwnAnimal> {
    return this.kept.removeTreatment(requireViewer(viewer), id, treatmentId);
  }

  @Authorized()
  @Mutation(() => OwnAnimal, { description: `Notes what is to be done for it, at most ${MAX_TASKS} tasks.` })
  addTask(
    @Arg('id', () => ID, ID_OF_ANIMAL) id: string,
    @Arg('title', () => String, { description: 'What is to be done, at most 120 characters.' }) title: string,
    @Arg('dueOn', () => GraphQLLocalDate, { nullable: true, description: 'By when; some day if left out.' })
    dueOn: string | null,
    @Ctx() { viewer }: RequestContext,
  ): Promise<OwnAnimal> {
    return this.kept.addTask(requireViewer(viewer), id, { title, dueOn });
  }

  @Authorized()
  @Mutation(() => OwnAnimal, { description: 'Ticks a task off, or takes that back.' })
  completeTask(
    @Arg('id', () => ID, ID_OF_ANIMAL) id: string,
    @Arg('taskId', () => ID, { description: 'Id of the task.' }) taskId: string,
    @Arg('isDone', () => Boolean, { defaultValue: true, description: 'False to take it back.' })
    isDone: boolean,
    @Ctx() { viewer }: RequestContext,
  ): Promise<OwnAnimal> {
    return this.kept.completeTask(requireViewer(viewer), id, taskId, isDone);
  }

  @Authorized()
  @Mutation(() => OwnAnimal, {
    description:
      'Begins the first thirty days of a dog, a cat, a rabbit or a bird of yours; once more, the day moves and what was done stays done. CONFLICT for other animals.',
  })
  startFirstDays(
    @Arg('id', () => ID, ID_OF_ANIMAL) id: string,
    @Arg('on', () => GraphQLLocalDate, { description: 'The day on which it came, or will come.' }) on: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<OwnAnimal> {
    return this.kept.startFirstDays(requireViewer(viewer), id, on);
  }

  @Authorized()
  @Mutation(() => OwnAnimal, {
    description: 'Ticks a line of its first thirty days off, or takes that back.',
  })
  completeFirstDay(
    @Arg('id', () => ID, ID_OF_ANIMAL) id: string,
    @Arg('day', () => Int, { description: 'The line’s day in the list.' }) day: number,
    @Arg('isDone', () => Boolean, { defaultValue: true, description: 'False to take it back.' })
    isDone: boolean,
    @Ctx() { viewer }: RequestContext,
  ): Promise<OwnAnimal> {
    return this.kept.completeFirstDay(requireViewer(viewer), id, day, isDone);
  }
}
