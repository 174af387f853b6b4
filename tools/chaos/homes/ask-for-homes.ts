import { askForApplications } from '../../../server/test/fixtures/adoption/applications.ts';
import { sendGraphql } from '../../../server/test/harness/requests.ts';
import type { Environment } from '../environment/environment.ts';

/** Has a shop ask for applications, and for adoption fees by card. */
export function askForHomes({ servers, admins }: Environment): Promise<void> {
  const { url } = servers.A;
  const shop = {
    url,
    gql: <Data>(query: string, variables?: object, token?: string) =>
      sendGraphql<Data>(url, { query, variables, token }),
  };
  return askForApplications(shop, admins[0], { adoptionFeeIsPaid: 'ONLINE', returnDays: 30 });
}
