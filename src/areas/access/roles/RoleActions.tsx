import { Delete20Regular, Edit20Regular, Eye20Regular } from '@fluentui/react-icons';
import { useNavigate } from 'react-router-dom';
import type { Role } from '../../../api/system-user/roles';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { href } from '../../../routes/href';
import { Can } from '../../../session/can';
import { m } from './messages';

/** What is opened over the page of a role, as the address names it. */
export const roleForms = ['edit', 'remove'] as const;
type RoleForm = (typeof roleForms)[number];

/** What can be done with a role as a whole. */
export function RoleActions({ role, onOpen }: { role: Role; onOpen: (action: RoleForm) => void }) {
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
