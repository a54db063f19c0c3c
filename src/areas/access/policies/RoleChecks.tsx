import { Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DraftOffer } from '../../../kit/form/DraftOffer';
import { useUnsavedChangesGuard } from '../../../kit/form/useUnsavedChangesGuard';
import { useCheckDraft } from '../matrix/useCheckDraft';
import { useCan } from '../../../session/can';
import { ChangeBar } from '../ChangeBar';
import { leftToDo, nothingWanted, possible, checked, versionOf, pendingChange } from '../checkedLines';
import { useOwnId } from '../../../parts/useOwnId';
import { doneAtOnce } from '../waiting';
import { useRoleLabel, useRoleName } from '../../../parts/roleName';
import { m } from './messages';
import type { Holding, PolicyArea, PolicyRole } from './policyArea';
import { SaveLines } from './SaveLines';
import type { Line } from './useLines';

const useStyles = makeStyles({
  roles: { display: 'flex', flexDirection: 'column' },
  words: { display: 'flex', flexDirection: 'column' },
  quiet: { color: tokens.colorNeutralForeground3 },
  note: { margin: 0, color: tokens.colorNeutralForeground2 },
  changed: { backgroundColor: tokens.colorBrandBackground2, borderRadius: tokens.borderRadiusMedium },
});

interface Props {
  area: PolicyArea;
  userId: number;
  roles: readonly PolicyRole[];
  holdings: readonly Holding[];
}

/** Which roles of an area a person holds. Only differences are sent, after they were shown. */
export function RoleChecks({ area, userId, roles, holdings }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const nameOf = useRoleName();
  const isOwn = useOwnId() === userId;
  const mayUpdate = useCan()(`${area.permission}.update`) && !isOwn;
  const { give, take } = area.useCalls();
  const [wanted, setWanted] = useState(nothingWanted);
  const [lines, setLines] = useState<readonly Line[]>();
  const saved = useMemo(() => new Set(holdings.map(({ role }) => role)), [holdings]);
  const changes = leftToDo(saved, wanted);
  const checks = checked(saved, changes);
  const granted = [...changes.values()].filter(Boolean).length;
  const draft = useCheckDraft({
    id: 'ticks:roles',
    pendingChanges: changes,
    version: versionOf(saved),
    onRestore: (pendingChanges) => {
      const found = possible(pendingChanges, (name) => roles.some((role) => role.name === name));
      setWanted((before) => new Map([...before, ...found]));
    },
  });
  const guard = useUnsavedChangesGuard(changes.size > 0, draft.drop);

  const review = (): void =>
    setLines(
      [...changes].flatMap(([name, isGrant]): Line[] => {
        const role = roles.find((one) => one.name === name);
        const holding = holdings.find((one) => one.role === name);
        const line = { id: name, label: nameOf(name), isGrant };
        if (isGrant)
          return role ? [{ ...line, needsConfirmation: role.needs_confirmation, run: () => give(userId, role) }] : [];
        return holding ? [{ ...line, run: () => take(holding).then(() => doneAtOnce) }] : [];
      }),
    );
  return (
    <>
      {isOwn && (
        <p className={styles.note}>
          <FormattedMessage {...m.ownRoles} />
        </p>
      )}
      {mayUpdate && <DraftOffer offer={draft} isOutdated={draft.isOutdated} />}
      <div role="group" aria-label={intl.formatMessage(m.rolesOf)} className={styles.roles}>
        {roles.map((role) => (
          <Checkbox
            key={role.id}
            className={changes.has(role.name) ? styles.changed : undefined}
            checked={checks.has(role.name)}
            disabled={!mayUpdate}
            onChange={(_, { checked }) =>
              setWanted((before) => pendingChange(saved, before, [role.name], checked === true))
            }
            label={<RoleWords role={role} />}
          />
        ))}
      </div>
      {mayUpdate && (
        <ChangeBar
          granted={granted}
          taken={changes.size - granted}
          onRevert={() => setWanted(nothingWanted)}
          onReview={review}
        />
      )}
      {lines && <SaveLines lines={lines} onClose={() => setLines(undefined)} />}
      {guard.question}
    </>
  );
}

function RoleWords({ role }: { role: PolicyRole }) {
  const styles = useStyles();
  const labelOf = useRoleLabel();
  return (
    <span className={styles.words}>
      {labelOf(role)}
      <span className={styles.quiet}>
        <FormattedMessage {...m.holds} values={{ count: role.policies_count }} />
      </span>
    </span>
  );
}
