import { makeStyles, tokens } from '@fluentui/react-components';
import { useCallback, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useReplaceUserRolePermissionsMutation, type Permission, type Role } from '../../../api/system-user/roles';
import { DraftOffer } from '../../../kit/form/DraftOffer';
import { CheckGrid } from '../matrix/CheckGrid';
import type { CheckCellState, CheckRow, CheckSets } from '../matrix/checks';
import { useUnsavedChangesGuard } from '../../../kit/form/useUnsavedChangesGuard';
import { useCheckDraft } from '../matrix/useCheckDraft';
import { can, useCan } from '../../../session/can';
import { session } from '../../../session/slice';
import { ChangeBar } from '../ChangeBar';
import { m } from '../messages';
import { possible } from '../checkedLines';
import { useRoleName } from '../../../parts/roleName';
import { usePermissionName } from '../../../parts/permissionNames';
import { m as own } from './messages';
import { MatrixGaps } from './MatrixGaps';
import { MatrixTools } from './MatrixTools';
import { ReviewRights } from './ReviewRights';
import {
  actions,
  changed,
  isSensitive,
  leftOf,
  noChanges,
  oneName,
  permissionsOf,
  tickable,
  withCells,
} from './rights';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minWidth: 0 },
  note: { margin: 0, color: tokens.colorNeutralForeground2 },
});

const columns = actions.map((id) => ({ id, label: m[id] }));

interface Props {
  role: Pick<Role, 'id' | 'name' | 'is_own' | 'users_count'>;
  catalogue: readonly Permission[];
  saved: CheckSets;
  version: number;
  closed?: readonly string[];
}

/** Every permission against what can be done with it. Nothing is sent before the difference was shown. */
export function PermissionMatrix({ role, catalogue, saved, version, closed }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const nameOf = usePermissionName();
  const roleName = useRoleName();
  const held = useSelector(session.selectors.permissions);
  const mayUpdate = useCan()('rbac.update');
  const [replace] = useReplaceUserRolePermissionsMutation();
  const [wanted, setWanted] = useState(noChanges);
  const [text, setText] = useState('');
  const [onlyChecked, setOnlyChecked] = useState(false);
  const [isReviewing, setReviewing] = useState(false);

  const changes = useMemo(() => leftOf(saved, wanted), [saved, wanted]);
  const checks = useMemo(() => changed(saved, changes), [saved, changes]);
  const rows = useMemo<CheckRow[]>(
    () =>
      catalogue.map((permission) => ({
        id: permission.id,
        label: nameOf(permission),
        note: permission.id,
        columns: permission.actions.map(oneName),
        // What no call of the system asks for gives nobody anything, so everybody may put it into a role.
        locked: permission.is_builtin
          ? permission.actions.map(oneName).filter((action) => !can(held, `${permission.id}.${action}`))
          : [],
      })),
    [catalogue, nameOf, held],
  );
  const draft = useCheckDraft({
    id: 'ticks:permissions',
    pendingChanges: changes,
    version,
    onRestore: (pendingChanges) => {
      const found = possible(pendingChanges, tickable(rows));
      setWanted((before) => new Map([...before, ...found]));
    },
  });
  const guard = useUnsavedChangesGuard(changes.size > 0, draft.drop);
  const sought = text.trim().toLowerCase();
  const shown = rows.filter(
    ({ id, label }) =>
      (id.includes(sought) || label.toLowerCase().includes(sought)) &&
      (!onlyChecked || (checks.get(id)?.size ?? 0) > 0 || (saved.get(id)?.size ?? 0) > 0),
  );
  const check = useCallback(
    (cells: readonly CheckCellState[], isOn: boolean) => setWanted((before) => withCells(saved, before, cells, isOn)),
    [saved],
  );
  const names = new Map(rows.map(({ id, label }) => [id, label]));
  const granted = [...changes.values()].filter(Boolean).length;

  return (
    <div className={styles.root}>
      {role.is_own && (
        <p className={styles.note}>
          <FormattedMessage {...m.ownRole} />
        </p>
      )}
      {mayUpdate && <DraftOffer offer={draft} isOutdated={draft.isOutdated} />}
      <MatrixTools text={text} onText={setText} onlyChecked={onlyChecked} onOnlyChecked={setOnlyChecked} />
      {shown.length === 0 ? (
        <p role="status" className={styles.note}>
          <FormattedMessage {...m.nothingFound} />
        </p>
      ) : (
        <CheckGrid
          label={intl.formatMessage(own.matrixOf, { name: roleName(role.name) })}
          rows={shown}
          columns={columns}
          checks={checks}
          before={saved}
          lockedWhy={intl.formatMessage(m.notHeld)}
          onCheck={mayUpdate ? check : undefined}
        />
      )}
      <MatrixGaps checks={checks} closed={closed} />
      {mayUpdate && (
        <ChangeBar
          granted={granted}
          taken={changes.size - granted}
          onRevert={() => setWanted(noChanges)}
          onReview={() => setReviewing(true)}
        />
      )}
      {isReviewing && (
        <ReviewRights
          changes={changes}
          isOutdated={draft.tookOutdated}
          needsConfirmation={role.users_count > 0 && isSensitive(changes, catalogue)}
          nameOf={(id) => names.get(id) ?? id}
          save={() =>
            replace({ id: role.id, 'If-Match': version, body: { permissions: permissionsOf(checks) } }).unwrap()
          }
          onSaved={() => {
            setReviewing(false);
            setWanted(noChanges);
          }}
          onClose={() => setReviewing(false)}
        />
      )}
      {guard.question}
    </div>
  );
}
