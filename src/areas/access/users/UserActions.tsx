import {
  Delete20Regular,
  Edit20Regular,
  Key20Regular,
  LockOpen20Regular,
  Prohibited20Regular,
} from '@fluentui/react-icons';
import type { SystemUser } from '../../../api/system-user/systemUsers';
import { Action } from '../../../kit/Action';
import { ActionMenu } from '../../../kit/ActionMenu';
import { Can } from '../../../session/can';
import { useOwnId } from '../useOwnId';
import { m } from './messages';

export type UserDeed = 'edit' | 'roles' | 'password' | 'switch' | 'remove';

/** What can be done with an account. */
export function UserActions({ user, onOpen }: { user: SystemUser; onOpen: (deed: UserDeed) => void }) {
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
