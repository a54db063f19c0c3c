import { Delete20Regular, Edit20Regular } from '@fluentui/react-icons';
import type { Permission } from '../../../api/system-user/roles';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { Can } from '../../../session/can';
import { m } from './messages';
import { t } from '../../../i18n/terms';

interface Props {
  permission: Permission;
  open: (dialog: 'edit' | 'remove', id: string) => void;
}

/** What can be done with a permission: its actions are changed, or it goes while no role holds it. */
export function PermissionActions({ permission: { id, is_builtin, roles_count }, open }: Props) {
  return (
    <ActionMenu>
      <Can do="rbac.update">
        <Action label={t.edit} verb="edit" icon={Edit20Regular} onSelect={() => open('edit', id)} />
      </Can>
      <Can do="rbac.delete">
        <Action
          label={t.remove}
          icon={Delete20Regular}
          tone="danger"
          disabledReason={is_builtin ? m.isBuiltin : roles_count > 0 && m.inUse}
          onSelect={() => open('remove', id)}
        />
      </Can>
    </ActionMenu>
  );
}
