import { accountRoutes } from './account-routes.ts';
import { itemRoutes } from './item-routes.ts';
import { orderRoutes } from './order-routes.ts';
import type { RestRoute } from './rest-route.ts';

/** Every path of the old client. */
export const restRoutes: readonly RestRoute[] = [...itemRoutes, ...orderRoutes, ...accountRoutes];
