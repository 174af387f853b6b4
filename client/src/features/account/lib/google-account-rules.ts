import { registerRules } from '../../../../../domain/input/account-rules.ts';

/** Validation of an account typed into the local chooser. */
export const googleAccountRules = registerRules.pick({ name: true, email: true });
