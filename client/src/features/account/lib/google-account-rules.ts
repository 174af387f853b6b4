import { registerRules } from '../../../../../domain/input/account-rules.ts';

/** What Google would tell of an account, as it is typed into the local chooser. */
export const googleAccountRules = registerRules.pick({ name: true, email: true });
