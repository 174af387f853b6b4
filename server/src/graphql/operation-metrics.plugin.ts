import type { ApolloServerPlugin } from '@apollo/server';
import type { Metrics } from '../platform/metrics.ts';
import type { RequestContext } from '../users/request-context.ts';
import { rootFields } from './root-fields.ts';

/** Counts what is asked of GraphQL and how it is answered. */
export function operationMetrics({ fields }: Metrics): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      return {
        async willSendResponse({ document, operation, response: { body } }) {
          const errors = body.kind === 'single' ? (body.singleResult.errors ?? []) : [];
          const codeAt = (name: unknown) =>
            String(errors.find(({ path }) => path?.[0] === name)?.extensions?.code ?? 'ok');
          const requestErrorCode = errors.find(({ path }) => path === undefined)?.extensions?.code;
          if (!document || !operation) {
            fields.inc({ field: 'none', code: String(requestErrorCode ?? 'ok') });
            return;
          }
          for (const [name, field] of rootFields(document, operation)) {
            const code = requestErrorCode === undefined ? codeAt(name) : String(requestErrorCode);
            fields.inc({ field: `${operation.operation}.${field.name.value}`, code });
          }
        },
      };
    },
  };
}
