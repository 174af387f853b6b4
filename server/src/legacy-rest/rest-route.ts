import type { z } from 'zod';
import type { ErrorCode } from '../../../domain/errors/error-codes.ts';
import type { Permission } from '../../../domain/permissions.ts';
import type { PetEditingService } from '../catalogue/pet-editing.service.ts';
import type { PetsService } from '../catalogue/pets.service.ts';
import type { ImagesService } from '../images/images.service.ts';
import type { OrderCancellationService } from '../orders/cancellation/order-cancellation.service.ts';
import type { CartEntriesService } from '../orders/cart-entries/cart-entries.service.ts';
import type { PetOrdersService } from '../orders/pet-orders/pet-orders.service.ts';
import type { CheckoutService } from '../payments/checkout/checkout.service.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import type { LegacyMatchingService } from '../payments/settlement/legacy-matching.service.ts';
import type { RolesService } from '../users/roles.service.ts';
import type { User } from '../users/user.entity.ts';
import type { UsersService } from '../users/users.service.ts';
import type { RestShapes } from './to-rest.ts';

/** What the paths run on: the services that GraphQL calls. */
export interface LegacyServices {
  readonly pets: PetsService;
  readonly petEditing: PetEditingService;
  readonly petOrders: PetOrdersService;
  readonly cartEntries: CartEntriesService;
  readonly legacyMatching: LegacyMatchingService;
  readonly cancellation: OrderCancellationService;
  readonly checkout: CheckoutService;
  readonly payments: PaymentsService;
  readonly users: UsersService;
  readonly roles: RolesService;
  readonly images: ImagesService;
}

/** Anybody, every account, or those whose role may do something. */
export type Access = 'visitor' | 'shopper' | Permission;

/** What is limited together with the fields of GraphQL that do the same. */
export type LimitedRestAction =
  | 'startPayment'
  | 'checkPayment'
  | 'order'
  | 'lookUpAccount'
  | 'saveProfile'
  | 'changeRole'
  | 'upload';

/** A request, checked by the rules of its route. */
export interface RestCall<Who extends Access, Query, Body> {
  readonly viewer: Who extends 'visitor' ? null : User;
  /** Of the path; empty where that has none. */
  readonly id: string;
  readonly query: Query;
  readonly body: Body;
  /** Of a form. */
  readonly picture: Buffer | undefined;
}

/** A path of the old client, declared once: express routes by it and /openapi.json describes it. */
export interface RestRoute<Who extends Access = Access, Query = unknown, Body = unknown, Answer = unknown> {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** In the words of express; its one parameter is `:id`. */
  readonly path: string;
  readonly summary: string;
  /** Who may call it, at least. */
  readonly access: Who;
  readonly limit?: LimitedRestAction;
  readonly query?: z.ZodType<Query>;
  readonly body?: z.ZodType<Body>;
  /** What callers are told of the body, where it is put into another form before it is checked. */
  readonly describedBody?: z.ZodType;
  /** The body comes as a form, with a picture in its field `img`. */
  readonly isForm?: true;
  readonly answer: z.ZodType<Answer>;
  /** Of the answer; 200 where it says nothing else. */
  readonly status?: 200 | 201;
  /** Refusals of its own, beside those that every path has with such an access and input. */
  readonly errors?: readonly ErrorCode[];
  /** A list comes one by one, so that none is too long for memory. */
  handle(
    services: LegacyServices & { readonly shapes: RestShapes },
    call: RestCall<Who, Query, Body>,
  ): Promise<Answer> | AsyncIterable<Answer extends readonly (infer Element)[] ? Element : never>;
}

/** Declares a route, its handler typed by its rules. */
export function route<Who extends Access, Query, Body, Answer>(
  declared: RestRoute<Who, Query, Body, Answer>,
): RestRoute {
  return declared as RestRoute;
}
