import { CLOCK_TOLERANCE_MS } from '../../../../domain/durations.ts';
import { INVITATION_MS, StaffInvitationModel } from './staff-invitation.entity.ts';

/** Invitations of a clock that was ahead are open from now on for as long as any: nobody else could work in the shop by one. */
export async function bringBackInvitations(now: Date): Promise<void> {
  const longest = now.getTime() + INVITATION_MS;
  await StaffInvitationModel.updateMany(
    { expiresAt: { $gt: new Date(longest + CLOCK_TOLERANCE_MS) } },
    { $set: { invitedAt: now, expiresAt: new Date(longest) } },
  );
}
