import { Delete20Regular, Edit20Regular, Eye20Regular } from '@fluentui/react-icons';
import { useNavigate } from 'react-router-dom';
import type { Role } from '../../../api/system-user/roles';
import { Action } from '../../../kit/Action';
import { ActionMenu } from '../../../kit/ActionMenu';
import { href } from '../../../routes/href';
import { Can } from '../../../session/can';
import { m } from './messages';

/** What is opened over the page of a role, as the address names it. */
export const roleDeeds = ['edit', 'remove'] as const;
type RoleDeed = (typeof roleDeeds)[number];

/** What can be done with a role as a whole. */
export function RoleActions({ role, onOpen }: { role: Role; onOpen: (deed: RoleDeed) => void }) {
  const navigate = useNavigate();
  return (
    <>
      <Action
        label={m.preview}
        icon={Eye20Regular}
        onSelect={() => navigate(href('access.rolePreview', { id: String(role.id) }))}
      />
      <Can do="rbac.update">
        <Action label={m.edit} verb="edit" icon={Edit20Regular} onSelect={() => onOpen('edit')} />
      </Can>
      <ActionMenu label={m.actions}>
        <Can do="rbac.delete">
          <Action
            label={m.remove}
            icon={Delete20Regular}
            tone="danger"
            disabledReason={role.users_count > 0 && m.hasUsers}
            onSelect={() => onOpen('remove')}
          />
        </Can>
      </ActionMenu>
    </>
  );
}
