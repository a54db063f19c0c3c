import { PersonAdd20Regular, PersonDelete20Regular } from '@fluentui/react-icons';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  useListUsersWithRoleRows,
  useRemoveUserWithRoleMutation,
  type Role,
  type RoleUser,
} from '../../../api/system-user/roles';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { ConfirmAction } from '../../../kit/actions/ConfirmAction';
import { DataTable, type Column } from '../../../kit/table/DataTable';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { Section } from '../../../kit/detail/Section';
import { useDialogParam, useDialogRecord } from '../../../kit/url/useDialogParam';
import { href } from '../../../routes/href';
import { Can, useCan } from '../../../session/can';
import { ActionContext } from '../ActionContext';
import { m as users } from '../users/messages';
import { m as shared } from '../messages';
import { statusOf, userStatus } from '../personTerms';
import { useOwnId } from '../../../parts/useOwnId';
import { m } from './messages';

const GiveRole = lazyComponent(async () => (await import('./roleForms')).GiveRole);

const actions = ['give', 'take'] as const;

export const peopleColumns: Column<RoleUser>[] = [
  { id: 'name', title: users.name, value: (row) => row.name, important: true },
  { id: 'username', title: users.username, value: (row) => row.username, width: 176, important: true },
  userStatus.column('status', users.status, statusOf, { important: true, width: 128 }),
];

const shownAtOnce = 100;

/** Who holds the role; it is given and taken here one person at a time. */
export function PeopleSection({ role }: { role: Role }) {
  const asked = useMemo(() => ({ filters: { id: role.id }, limit: shownAtOnce, page: 1 }), [role.id]);
  const people = useListUsersWithRoleRows(asked);
  const own = useOwnId();
  const mayUpdate = useCan()('rbac.update');
  const [take] = useRemoveUserWithRoleMutation();
  const { dialog, open, close } = useDialogParam(actions);
  const taking = useDialogRecord(
    dialog,
    people.items.find(({ id }) => dialog?.name === 'take' && String(id) === dialog.of && id !== own),
  );
  const rowActions = useMemo(
    () =>
      mayUpdate
        ? (row: RoleUser) => (
            <ActionMenu>
              <Action
                label={m.take}
                icon={PersonDelete20Regular}
                tone="danger"
                disabledReason={row.id === own && m.ownTake}
                onSelect={() => open('take', row.id)}
              />
            </ActionMenu>
          )
        : undefined,
    [mayUpdate, own, open],
  );
  return (
    <Section id="people" title={m.people}>
      <DataTable
        rows={people}
        columns={peopleColumns}
        empty={m.nobody}
        label={m.people}
        rowHref={(row) => href('access.user', { id: String(row.id) })}
        rowActions={rowActions}
      />
      {people.hasMore && <FormattedMessage {...shared.firstShown} values={{ count: people.items.length }} />}
      <Can do="rbac.update">
        <div>
          <Action label={m.give} icon={PersonAdd20Regular} onSelect={() => open('give')} />
        </div>
      </Can>
      {dialog?.name === 'give' && mayUpdate && (
        <ActionContext onClose={close}>
          <GiveRole role={role} onClose={close} />
        </ActionContext>
      )}
      {taking && mayUpdate && (
        <ConfirmAction
          title={m.takeTitle}
          yes={m.take}
          done={m.taken}
          run={() => take({ roleId: role.id, userId: taking.id }).unwrap()}
          onClose={close}
        >
          <FormattedMessage {...m.takeText} values={{ name: taking.name }} />
        </ConfirmAction>
      )}
    </Section>
  );
}
