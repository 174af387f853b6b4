import { z } from 'zod';
import { can } from '../../../domain/permissions.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { User } from '../users/user.entity.ts';
import type { UsersService } from '../users/users.service.ts';

/** No address has a space in it, so one within it was a plus, however it came; around it, it was typed. */
const email = z
  .string('One e-mail address')
  .transform((text) => text.trim().replaceAll(' ', '+').toLowerCase());

export const namedAccount = z.object({ email: email.pipe(z.string().min(1, 'This field is required')) });
export const maybeNamedAccount = z.object({
  email: email.optional().describe('Another’s address is for admins; without one it is the caller’s.'),
});

/** Whose records a request is about: the viewer's, or those of the address that it names if it may. */
export async function ownerOf(
  users: UsersService,
  viewer: User,
  { email: address }: z.infer<typeof maybeNamedAccount>,
): Promise<User> {
  if (!address || address === viewer.email) return viewer;
  if (!can(viewer.role, 'manageStaff'))
    throw new DomainError('FORBIDDEN', 'You may look up your own account only');
  return users.getByEmail(address, viewer);
}

/** A parameter that is JSON itself. */
export function jsonText<T extends z.ZodType>(rule: T, message: string) {
  return z
    .string(message)
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue(message);
        return z.NEVER;
      }
    })
    .pipe(rule)
    .meta({ contentMediaType: 'application/json', contentSchema: z.toJSONSchema(rule) });
}
