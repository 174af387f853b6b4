import { type Request, type RequestHandler, Router } from 'express';
import { z } from 'zod';
import { type Contact, contactRules } from '../../../domain/input-rules.ts';
import { Category, PetType } from '../../../domain/pet-options.ts';
import type { CartEntriesService } from '../cart-entries/cart-entries.service.ts';
import type { CartEntry } from '../cart-entries/cart-entry.entity.ts';
import type { EditingService } from '../catalogue/editing.service.ts';
import type { Pet } from '../catalogue/pet.entity.ts';
import type { PetWhere } from '../catalogue/pets.inputs.ts';
import type { PetsService } from '../catalogue/pets.service.ts';
import type { CancellationService } from '../payments/cancellation.service.ts';
import type { CheckoutService } from '../payments/checkout.service.ts';
import type { LegacyMatchingService } from '../payments/legacy-claims.service.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import type { PetOrder } from '../pet-orders/pet-order.entity.ts';
import type { PetOrdersService } from '../pet-orders/pet-orders.service.ts';
import { badInput, checkInput, DomainError } from '../platform/domain-error.ts';
import type { RolesService } from '../users/roles.service.ts';
import type { User } from '../users/user.entity.ts';
import type { UsersService } from '../users/users.service.ts';
import { viewerOf } from '../users/viewer.middleware.ts';
import { isAdmin, requireAdmin, requireViewer } from '../users/viewer.ts';
import { readEmail } from './email-parameter.ts';
import { legacyJson } from './read-json.ts';
import { type Multipart, readMultipart } from './read-multipart.ts';
import { type RestObject, type RestShapes, restPayment, restUser, sendList } from './to-rest.ts';

export interface LegacyServices {
  readonly pets: PetsService;
  readonly editing: EditingService;
  readonly petOrders: PetOrdersService;
  readonly cartEntries: CartEntriesService;
  readonly legacyMatching: LegacyMatchingService;
  readonly cancellation: CancellationService;
  readonly checkout: CheckoutService;
  readonly payments: PaymentsService;
  readonly users: UsersService;
  readonly roles: RolesService;
  readonly shapes: RestShapes;
}

const filterRules = z.strictObject({
  type: z.enum(PetType).optional(),
  category: z.enum(Category).optional(),
});
/** Who gets an order, as far as the old client says it. */
const legacyContactRules = z.object({
  username: leftOut(contactRules.shape.username),
  location: leftOut(contactRules.shape.location),
  phone: leftOut(contactRules.shape.phone),
});
const paymentRules = legacyContactRules.omit({ location: true }).extend({
  transaction: z.string('This field is required').min(1, 'This field is required').max(300),
});

/**
 * The paths of the old client: each reads its input, calls the service that GraphQL calls, and shapes the answer.
 *
 * @param afterBody takes a request on once its body is there
 */
export function legacyRouter(services: LegacyServices, afterBody: RequestHandler): Router {
  const { pets, editing, petOrders, cartEntries, legacyMatching, cancellation, checkout, payments } =
    services;
  const { users, roles, shapes } = services;
  const router = Router();
  const body = [legacyJson, afterBody];
  const shapePet = (pet: Pet): Promise<RestObject> => shapes.pet(pet);
  const shapePetOrder = (order: PetOrder): Promise<RestObject> => shapes.petOrder(order);
  const shapeCartEntry = (entry: CartEntry): Promise<RestObject> => shapes.cartEntry(entry);

  router.get('/pets/GetAllPets', (_request, response) =>
    sendList(response, [pets.stream({ category: 'pets' })], shapePet),
  );
  router.get('/pets/getAllAccessories', (_request, response) =>
    sendList(
      response,
      [pets.stream({ category: 'accessories' }), pets.stream({ category: 'food' })],
      shapePet,
    ),
  );
  router.get('/pets/GetPetsType', (request, response) =>
    sendList(response, [pets.stream(readFilter(request))], shapePet),
  );
  router.get('/admin/GetAllData', (request, response) => {
    requireAdmin(viewerOf(request));
    return sendList(response, [pets.stream({})], shapePet);
  });
  router.post('/admin/Petspost', multipart, afterBody, async (request, response) => {
    const admin = requireAdmin(viewerOf(request));
    const { fields, file } = request.body as Multipart;
    const pet = await editing.add(fields, admin, file);
    response.status(201).json(await shapes.pet(pet));
  });

  router.post('/pets/PetOrderPost', signedIn, ...body, async (request, response) => {
    const { _id, username, location, phone } = readObject(request.body);
    const input = { petId: _id, username, location, phone };
    const order = await petOrders.order(requireViewer(viewerOf(request)), renameMissing(input));
    response.json(await shapes.petOrder(order));
  });
  router.get('/pets/GetPetOrder', async (request, response) => {
    const owner = await ownerOf(request);
    await sendList(response, [petOrders.stream({ uid: owner.uid })], shapePetOrder);
  });
  router.delete('/pets/PetOrderDelete/:id', async (request, response) => {
    const order = await petOrders.cancel(request.params.id, requireViewer(viewerOf(request)));
    response.json(await shapes.petOrder(order));
  });
  router.get('/admin/GetAllPetOrder', (request, response) => {
    requireAdmin(viewerOf(request));
    return sendList(response, [petOrders.stream({})], shapePetOrder);
  });
  router.put('/admin/AcceptPet/:id', async (request, response) => {
    const admin = requireAdmin(viewerOf(request));
    response.json(await shapes.petOrder(await petOrders.accept(request.params.id, admin)));
  });

  router.post('/accessories/PostCart', signedIn, ...body, async (request, response) => {
    const viewer = requireViewer(viewerOf(request));
    const isList = Array.isArray(request.body);
    const posted = (isList ? request.body : [request.body]).map(readObject);
    const entries = posted.map(({ _id, accessoriesAmount }: RestObject) => ({
      petId: _id,
      accessoriesAmount,
    }));
    const written = await legacyMatching.postCart(viewer, entries, contactOf(posted[0] ?? {}, viewer));
    const shaped = await Promise.all(written.map(shapeCartEntry));
    response.json(isList ? shaped : shaped[0]);
  });
  router.get('/accessories/GetAccessoriesOrder', async (request, response) => {
    const owner = await ownerOf(request);
    await sendList(response, [cartEntries.stream({ uid: owner.uid })], shapeCartEntry);
  });
  router.delete('/accessories/accessoriesOrderDelete/:id', async (request, response) => {
    const entry = await cancellation.cancel(request.params.id, requireViewer(viewerOf(request)));
    response.json(await shapes.cartEntry(entry));
  });
  router.get('/admin/GetAllAccessoriesOrder', (request, response) => {
    requireAdmin(viewerOf(request));
    return sendList(response, [cartEntries.stream({})], shapeCartEntry);
  });

  router.post('/user/saveuser', signedIn, ...body, async (request, response) => {
    const viewer = requireViewer(viewerOf(request));
    const { name } = readObject(request.body);
    // Federated sign-ins have no form: their name is the account's.
    const saved = await users.save(viewer, { name: name || viewer.name || viewer.email });
    response.json(restUser(saved));
  });
  router.get('/user/checkUser', async (request, response) => {
    const { email, name, role } = await ownerOf(request);
    response.json({ email, name, role });
  });
  router.put('/admin/MakeAnAdmin', async (request, response) => {
    const admin = requireAdmin(viewerOf(request));
    const email = readEmail(request);
    if (!email) throw badInput({ email: 'This field is required' });
    response.json(restUser(await roles.makeAdmin(email, admin)));
  });

  router.post('/payment/create-payment-intent', signedIn, ...body, async (request, response) => {
    response.json(await checkout.startLegacy(requireViewer(viewerOf(request)), readObject(request.body)));
  });
  router.post('/payment/paymentstatus', signedIn, ...body, async (request, response) => {
    const viewer = requireViewer(viewerOf(request));
    const { transaction, ...contact } = checkInput(paymentRules, request.body);
    const payment = await payments.confirmLegacy(transaction, contact, viewer);
    response.json(restPayment(payment, await cartEntries.ofPayment(payment._id)));
  });

  return router;

  /** Whose records a request is about: the viewer's, or those of the `email` it names if it may. */
  async function ownerOf(request: Request): Promise<User> {
    const viewer = requireViewer(viewerOf(request));
    const email = readEmail(request);
    if (!email || email === viewer.email) return viewer;
    if (!isAdmin(viewer)) throw new DomainError('FORBIDDEN', 'You may look up your own account only');
    return users.getByEmail(email, viewer);
  }
}

/** Reads the form of an admin into `request.body`; everybody else is refused before. */
async function multipart(request: Request, _response: unknown, next: () => void): Promise<void> {
  requireAdmin(viewerOf(request));
  request.body = await readMultipart(request, 'img');
  next();
}

/** Refuses visitors before their body, which may be large, is read. */
function signedIn(request: Request, _response: unknown, next: () => void): void {
  requireViewer(viewerOf(request));
  next();
}

/** The `filterdata` parameter: a JSON object of type and category, and nothing else. */
function readFilter(request: Request): PetWhere {
  const { filterdata } = request.query;
  if (typeof filterdata !== 'string') throw badInput({ filterdata: 'A JSON object with type and category' });
  return checkInput(filterRules, parseJson(filterdata)) as PetWhere;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badInput({ filterdata: 'A JSON object with type and category' });
  }
}

function readObject(value: unknown): RestObject {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as RestObject;
  throw badInput({ body: 'A JSON object' });
}

function renameMissing(input: RestObject): RestObject {
  if (typeof input.petId !== 'string' || !input.petId) throw badInput({ _id: 'This field is required' });
  return input;
}

/** The old cart carries no address; its owner's name stands in. */
function contactOf(entry: RestObject, viewer: User): Contact {
  const { username, location = '', phone = '' } = checkInput(legacyContactRules, entry);
  return { username: username ?? (viewer.name || viewer.email), location, phone };
}

/** What may be left out, which the old client also does by an empty text. */
function leftOut<T extends z.ZodType>(rule: T) {
  return z.preprocess((value) => (isEmpty(value) ? undefined : value), rule.optional()).optional();
}

function isEmpty(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '');
}
