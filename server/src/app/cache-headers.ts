import type { ApolloServerPlugin } from '@apollo/server';
import { PUBLIC_UNTIL_CHANGED } from '../platform/response-cache.ts';
import type { RequestContext } from '../users/request-context.ts';
import { isPublicField } from './public-fields.ts';
import { rootFields } from './root-fields.ts';

/** Says of each answer whether it is for everybody: a visitor's, asked by GET, of public fields alone, without errors. */
export const cacheHeaders: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ request, document, operation, response: { http, body } }) {
        const isVisitors = request.http?.method === 'GET' && !request.http.headers.has('authorization');
        const isWhole = body.kind === 'single' && !body.singleResult.errors;
        const isForAll =
          isVisitors &&
          isWhole &&
          document &&
          operation?.operation === 'query' &&
          [...rootFields(document, operation).values()].every(({ name }) => isPublicField(name.value));
        http.headers.set('cache-control', isForAll ? PUBLIC_UNTIL_CHANGED : 'no-store');
        http.headers.set('vary', 'Accept, Accept-Encoding, Authorization');
      },
    };
  },
};
