import { clientMutants } from './client.ts';
import { domainMutants } from './domain.ts';
import type { Mutant } from './mutant.ts';
import { serverMutants } from './server.ts';

export const allMutants: readonly Mutant[] = [...domainMutants, ...serverMutants, ...clientMutants];
