import { NativeSelect, Text } from '@mantine/core';
import type { Role, StaffMemberFragment } from '../../../../gql/graphql.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { LoadedRows } from '../../../../ui/feedback/loaded-rows.tsx';
import { ResponsiveTable } from '../../../../ui/tables/responsive-table.tsx';
import { roleLabels } from './role-labels.ts';
import { useSetRole, useStaff } from './use-staff.ts';

const roles = Object.keys(roleLabels) as Role[];

/** Who works in the shop, and what each may do. */
export function StaffList() {
  const { ask, isBusy } = useSetRole();
  return (
    <LoadedRows list={useStaff()} empty={<EmptyState text="Nobody works here." />}>
      {(members) => (
        <ResponsiveTable label="Staff" columns={['Who', 'E-mail', 'Role']}>
          {members.map((member) => (
            <Member key={member._id} member={member} isOff={isBusy} onChange={(role) => ask(member, role)} />
          ))}
        </ResponsiveTable>
      )}
    </LoadedRows>
  );
}

interface MemberProps {
  readonly member: StaffMemberFragment;
  readonly isOff: boolean;
  readonly onChange: (role: Role) => void;
}

function Member({ member: { name, email, emailVerified, role, identities }, isOff, onChange }: MemberProps) {
  const mergedIn = identities.filter(({ hasRole }) => !hasRole);
  return (
    <tr>
      <td data-label="Who">
        <strong dir="auto">{name || email}</strong>
      </td>
      <td data-label="E-mail">
        {email}
        {!emailVerified && ' (not confirmed)'}
        {mergedIn.map((identity) => (
          <Text key={identity._id} size="sm" c="dimmed">
            Also {identity.email ?? 'an account that was merged in'}
            {!identity.emailVerified && ' (not confirmed)'}, without this role
          </Text>
        ))}
      </td>
      <td data-label="Role">
        <NativeSelect
          size="xs"
          aria-label={`Role of ${name || email}`}
          value={role}
          disabled={isOff}
          onChange={(event) => onChange(event.currentTarget.value as Role)}
          data={roles.map((value) => ({ value, label: roleLabels[value].name }))}
        />
      </td>
    </tr>
  );
}
