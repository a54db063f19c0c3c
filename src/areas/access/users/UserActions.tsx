import {
  Delete20Regular,
  Edit20Regular,
  Key20Regular,
  LockOpen20Regular,
  Prohibited20Regular,
} from '@fluentui/react-icons';
import { canHoldRoles, type SystemUser } from '../../../api/system-user/systemUsers';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { Can } from '../../../session/can';
import { useOwnId } from '../../../parts/useOwnId';
import { m } from './messages';

/** What is opened over the page of an account, as the address names it. */
export const userForms = ['edit', 'roles', 'password', 'switch', 'remove'] as const;
export type UserForm = (typeof userForms)[number];

/** Whether the user may do it to an account; the address that opens it can be written by hand. */
export function mayDo(action: UserForm, user: SystemUser, isOwn: boolean, holds: (permission: string) => boolean) {
  if (!holds(action === 'remove' ? 'rbac.delete' : 'rbac.update')) return false;
  if (action === 'edit') return true;
  return !isOwn && (action !== 'roles' || canHoldRoles(user));
}

/** What can be done with an account. */
export function UserActions({ user, onOpen }: { user: SystemUser; onOpen: (action: UserForm) => void }) {
  const isOwn = useOwnId() === user.id;
  return (
    <>
      <Can do="rbac.update">
        <Action label={m.edit} verb="edit" icon={Edit20Regular} isPrimary onSelect={() => onOpen('edit')} />
      </Can>
      <ActionMenu label={m.actions}>
        <Can do="rbac.update">
          <Action
            label={m.setPassword}
            icon={Key20Regular}
            disabledReason={isOwn && m.ownPassword}
            onSelect={() => onOpen('password')}
          />
          <Action
            label={user.is_active ? m.disable : m.enable}
            icon={user.is_active ? Prohibited20Regular : LockOpen20Regular}
            disabledReason={isOwn && m.ownAccount}
            onSelect={() => onOpen('switch')}
          />
        </Can>
        <Can do="rbac.delete">
          <Action
            label={m.remove}
            icon={Delete20Regular}
            tone="danger"
            disabledReason={isOwn && m.ownAccount}
            onSelect={() => onOpen('remove')}
          />
        </Can>
      </ActionMenu>
    </>
  );
}
