import { z } from 'zod';
import { loginRules } from './account-rules.ts';

/** How long an invitation can be accepted, in days. */
export const INVITATION_DAYS = 7;

/** Whom an admin invites to work in the shop. */
export const invitationRules = loginRules
  .pick({ email: true })
  .extend({ role: z.enum(['staff', 'admin'], 'Staff or admin') });
