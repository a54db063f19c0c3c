import { PersonAdd20Regular, PersonDelete20Regular } from '@fluentui/react-icons';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { ConfirmAction } from '../../../kit/actions/ConfirmAction';
import type { Column } from '../../../kit/table/DataTable';
import { AsyncField } from '../../../kit/fields/AsyncField';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { SelectField } from '../../../kit/fields/SelectField';
import { useDialogParam, useDialogRecord } from '../../../kit/url/useDialogParam';
import { Can, useCan } from '../../../session/can';
import { allRolesQuery, FirstRoles } from '../allRolesQuery';
import { AccessNote } from '../AccessNote';
import { m as changes } from '../changes/messages';
import { PersonField } from '../PersonField';
import { statusOf, userStatus } from '../personTerms';
import { useOwnId } from '../../../parts/useOwnId';
import { useOutcomeNotice } from '../waiting';
import { roleLabel, useRoleLabel, useRoleName } from '../../../parts/roleName';
import { m } from './messages';
import type { Holding, PolicyArea, PolicyRole } from './policyArea';

const takeForms = ['take'] as const;
const giveForms = ['give'] as const;

export const holdingColumns: Column<Holding>[] = [
  { id: 'name', title: m.person, value: (row) => row.name, important: true },
  { id: 'username', title: m.username, value: (row) => row.username, width: 176 },
  {
    id: 'role',
    title: m.role,
    value: (row) => row.role,
    words: (row) => roleLabel(row.role),
    width: 200,
    important: true,
  },
  userStatus.column('status', m.status, statusOf, { width: 128, important: true }),
];

/** Taking a role from a person: the menu of a row, and the question that it opens. */
export function useTaking(area: PolicyArea, holdings: readonly Holding[]) {
  const own = useOwnId();
  const nameOf = useRoleName();
  const mayUpdate = useCan()(`${area.permission}.update`);
  const { take } = area.useCalls();
  const { dialog, open, close } = useDialogParam(takeForms);
  const taking = useDialogRecord(
    dialog,
    holdings.find(({ id, user_id }) => String(id) === dialog?.of && user_id !== own),
  );
  const rowActions = useMemo(
    () =>
      mayUpdate
        ? (row: Holding) => (
            <ActionMenu>
              <Action
                label={m.take}
                icon={PersonDelete20Regular}
                tone="danger"
                disabledReason={row.user_id === own && m.ownRoles}
                onSelect={() => open('take', row.id)}
              />
            </ActionMenu>
          )
        : undefined,
    [mayUpdate, own, open],
  );
  const question = taking && mayUpdate && (
    <ConfirmAction title={m.takeTitle} yes={m.take} done={m.taken} run={() => take(taking)} onClose={close}>
      <FormattedMessage {...m.takeText} values={{ name: taking.name, role: nameOf(taking.role) }} />
    </ConfirmAction>
  );
  return { rowActions, question };
}

interface Props {
  area: PolicyArea;
  /** The role that is given; without it one is chosen. */
  role?: PolicyRole;
}

/** Gives somebody a role of the area. */
export function GiveRoleButton({ area, role }: Props) {
  const { dialog, open, close } = useDialogParam(giveForms);
  return (
    <Can do={`${area.permission}.update`}>
      <div>
        <Action label={m.give} icon={PersonAdd20Regular} isPrimary={!role} onSelect={() => open('give')} />
      </div>
      {dialog && <GiveRole area={area} role={role} onClose={close} />}
    </Can>
  );
}

function GiveRole({ area, role, onClose }: Props & { onClose: () => void }) {
  const own = useOwnId();
  const roles = area.useRoles(allRolesQuery);
  const labelOf = useRoleLabel();
  const nameOf = useRoleName();
  const { give } = area.useCalls();
  const form = usePanelForm({
    id: `giveRole:${area.id}`,
    values: { user_id: '', role: role === undefined ? '' : String(role.id) },
  });
  const tell = useOutcomeNotice();
  const [person, setPerson] = useState<string>();
  const chosen = useWatch({ control: form.control, name: 'role' });
  const given = role ?? roles.items.find(({ id }) => String(id) === chosen);
  return (
    <FormDrawer
      title={m.give}
      form={form}
      submit={m.give}
      onClose={onClose}
      onSubmit={async ({ user_id }) => {
        if (given) tell(await give(Number(user_id), given), m.given, { record: nameOf(given.name), person });
      }}
    >
      {given?.needs_confirmation && <AccessNote text={changes.willWait} />}
      {!role && (
        <AsyncField source={roles}>
          <SelectField
            name="role"
            label={m.role}
            required
            options={roles.items.map((one) => ({ value: String(one.id), label: labelOf(one) }))}
          />
          <FirstRoles roles={roles} />
        </AsyncField>
      )}
      <PersonField name="user_id" without={own === undefined ? [] : [own]} onChoose={({ name }) => setPerson(name)} />
    </FormDrawer>
  );
}
