import { Select } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useListUserRolesRows } from '../../../api/system-user/roles';
import { href } from '../../../routes/href';
import { allRolesQuery, FirstRoles } from '../allRolesQuery';
import { useRoleName } from '../../../parts/roleName';
import { m } from './messages';

/** From the matrix of one role to that of another. */
export function RoleSwitch({ id }: { id: number }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const nameOf = useRoleName();
  const roles = useListUserRolesRows(allRolesQuery);
  if (roles.items.length === 0) return null;
  return (
    <>
      <Select
        aria-label={intl.formatMessage(m.otherRole)}
        value={String(id)}
        onChange={(_, change) => void navigate(href('access.role', { id: change.value }))}
      >
        {roles.items.map((role) => (
          <option key={role.id} value={role.id}>
            {nameOf(role.name)}
          </option>
        ))}
      </Select>
      <FirstRoles roles={roles} />
    </>
  );
}
