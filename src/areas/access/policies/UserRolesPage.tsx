import { Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useGetSystemUserQuery } from '../../../api/system-user/systemUsers';
import { CopyableId } from '../../../kit/CopyableId';
import { DetailPage } from '../../../kit/DetailPage';
import { Section } from '../../../kit/Section';
import { useDirtyGuard } from '../../../kit/useDirtyGuard';
import type { Loaded, Rows } from '../../../lib/rows';
import { href } from '../../../routes/href';
import { Can, useCan } from '../../../session/can';
import { ChangeBar } from '../ChangeBar';
import { everyRole, FirstRoles } from '../everyRole';
import { leftToDo, nothingWanted, ticked, wish } from '../tickedLines';
import { useOwnId } from '../useOwnId';
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
  link: { color: tokens.colorBrandForegroundLink },
});

const asLoaded = (rows: Rows<Holding>): Loaded<readonly Holding[]> => ({
  item: rows.state === 'ready' ? rows.items : undefined,
  failure: rows.failure,
  refreshing: rows.refreshing,
  retry: rows.retry,
});

/** The roles of one person in an area of policies, to be ticked. */
export function UserRolesPage({ area, userId }: { area: PolicyArea; userId: number }) {
  const styles = useStyles();
  const asked = useMemo(() => ({ filters: { user_id: userId }, limit: 1000, page: 1 }), [userId]);
  const holdings = area.useHoldings(asked);
  const roles = area.useRoles(everyRole);
  // Whoever holds no role yet is named by the account alone, which is for those who may read it.
  const mayRead = useCan()('rbac.get');
  const { data: account } = useGetSystemUserQuery(mayRead ? { id: userId } : skipToken);
  return (
    <DetailPage
      result={asLoaded(holdings)}
      title={(own) => own[0]?.name ?? account?.name ?? String(userId)}
      badges={() => <CopyableId text={userId} />}
      actions={() => (
        <Can do="rbac.get">
          <Link className={styles.link} to={href('access.user', { id: String(userId) })}>
            <FormattedMessage {...m.openPerson} />
          </Link>
        </Can>
      )}
    >
      {(own) => (
        <Section id="roles" title={m.roles} rows={roles} empty={m.noRoles}>
          <RoleTicks area={area} userId={userId} roles={roles.items} holdings={own} />
          <FirstRoles roles={roles} />
        </Section>
      )}
    </DetailPage>
  );
}

interface Props {
  area: PolicyArea;
  userId: number;
  roles: readonly PolicyRole[];
  holdings: readonly Holding[];
}

function RoleTicks({ area, userId, roles, holdings }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const isOwn = useOwnId() === userId;
  const mayUpdate = useCan()(`${area.permission}.update`) && !isOwn;
  const { give, take } = area.useCalls();
  const [wanted, setWanted] = useState(nothingWanted);
  const [lines, setLines] = useState<readonly Line[]>();
  const saved = useMemo(() => new Set(holdings.map(({ role }) => role)), [holdings]);
  const changes = leftToDo(saved, wanted);
  const ticks = ticked(saved, changes);
  const granted = [...changes.values()].filter(Boolean).length;
  const guard = useDirtyGuard(changes.size > 0);

  const review = (): void =>
    setLines(
      [...changes].flatMap(([name, isGrant]): Line[] => {
        const role = roles.find((one) => one.name === name);
        const holding = holdings.find((one) => one.role === name);
        if (isGrant) return role ? [{ id: name, label: name, isGrant, run: () => give(userId, role) }] : [];
        return holding ? [{ id: name, label: name, isGrant, run: () => take(holding) }] : [];
      }),
    );
  return (
    <>
      {isOwn && (
        <p className={styles.note}>
          <FormattedMessage {...m.ownRoles} />
        </p>
      )}
      <div role="group" aria-label={intl.formatMessage(m.rolesOf)} className={styles.roles}>
        {roles.map((role) => (
          <Checkbox
            key={role.id}
            className={changes.has(role.name) ? styles.changed : undefined}
            checked={ticks.has(role.name)}
            disabled={!mayUpdate}
            onChange={(_, { checked }) => setWanted((before) => wish(saved, before, [role.name], checked === true))}
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
  return (
    <span className={styles.words}>
      {role.name}
      {role.description && <span className={styles.quiet}>{role.description}</span>}
      <span className={styles.quiet}>
        <FormattedMessage {...m.holds} values={{ count: role.policies_count }} />
      </span>
    </span>
  );
}
