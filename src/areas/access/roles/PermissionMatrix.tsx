import { makeStyles, tokens } from '@fluentui/react-components';
import { useCallback, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useReplaceUserRolePermissionsMutation, type Permission, type Role } from '../../../api/system-user/roles';
import { DraftNote } from '../../../kit/DraftNote';
import { TickGrid, type TickCell, type TickRow } from '../../../kit/TickGrid';
import type { TickSets } from '../../../kit/ticks';
import { useDirtyGuard } from '../../../kit/useDirtyGuard';
import { useTickDraft } from '../../../kit/useTickDraft';
import { can, useCan } from '../../../session/can';
import { session } from '../../../session/slice';
import { ChangeBar } from '../ChangeBar';
import { m } from '../messages';
import { possible } from '../tickedLines';
import { usePermissionName } from '../usePermissionName';
import { m as own } from './messages';
import { MatrixTools } from './MatrixTools';
import { ReviewRights } from './ReviewRights';
import { actions, changed, leftOf, noChanges, oneName, permissionsOf, tickable, withCells } from './rights';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minWidth: 0 },
  note: { margin: 0, color: tokens.colorNeutralForeground2 },
});

const columns = actions.map((id) => ({ id, label: m[id] }));

interface Props {
  role: Pick<Role, 'id' | 'name' | 'is_own'>;
  catalogue: readonly Permission[];
  saved: TickSets;
  version: number;
}

/** Every permission against what can be done with it. Nothing is sent before the difference was shown. */
export function PermissionMatrix({ role, catalogue, saved, version }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const nameOf = usePermissionName();
  const held = useSelector(session.selectors.permissions);
  const mayUpdate = useCan()('rbac.update');
  const [replace] = useReplaceUserRolePermissionsMutation();
  const [wanted, setWanted] = useState(noChanges);
  const [text, setText] = useState('');
  const [onlyTicked, setOnlyTicked] = useState(false);
  const [isReviewing, setReviewing] = useState(false);

  const changes = useMemo(() => leftOf(saved, wanted), [saved, wanted]);
  const ticks = useMemo(() => changed(saved, changes), [saved, changes]);
  const rows = useMemo<TickRow[]>(
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
  const draft = useTickDraft({
    id: 'ticks:permissions',
    wishes: changes,
    version,
    onRestore: (wishes) => {
      const found = possible(wishes, tickable(rows));
      setWanted((before) => new Map([...before, ...found]));
    },
  });
  const guard = useDirtyGuard(changes.size > 0, draft.drop);
  const sought = text.trim().toLowerCase();
  const shown = rows.filter(
    ({ id, label }) =>
      (id.includes(sought) || label.toLowerCase().includes(sought)) &&
      (!onlyTicked || (ticks.get(id)?.size ?? 0) > 0 || (saved.get(id)?.size ?? 0) > 0),
  );
  const tick = useCallback(
    (cells: readonly TickCell[], isOn: boolean) => setWanted((before) => withCells(saved, before, cells, isOn)),
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
      {mayUpdate && <DraftNote offer={draft} isOutdated={draft.isOutdated} />}
      <MatrixTools text={text} onText={setText} onlyTicked={onlyTicked} onOnlyTicked={setOnlyTicked} />
      {shown.length === 0 ? (
        <p role="status" className={styles.note}>
          <FormattedMessage {...m.nothingFound} />
        </p>
      ) : (
        <TickGrid
          label={intl.formatMessage(own.matrixOf, { name: role.name })}
          rows={shown}
          columns={columns}
          ticks={ticks}
          before={saved}
          lockedWhy={intl.formatMessage(m.notHeld)}
          onTick={mayUpdate ? tick : undefined}
        />
      )}
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
          nameOf={(id) => names.get(id) ?? id}
          save={() =>
            replace({ id: role.id, 'If-Match': version, body: { permissions: permissionsOf(ticks) } }).unwrap()
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
