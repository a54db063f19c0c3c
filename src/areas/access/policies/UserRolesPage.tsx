import { makeStyles, tokens } from '@fluentui/react-components';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useGetSystemUserQuery } from '../../../api/system-user/systemUsers';
import { CopyableId } from '../../../kit/values/CopyableId';
import { DetailPage } from '../../../kit/detail/DetailPage';
import { Section } from '../../../kit/detail/Section';
import type { Loaded, Rows } from '../../../lib/rows';
import { href } from '../../../routes/href';
import { Can, useCan } from '../../../session/can';
import { allRolesQuery, FirstRoles } from '../allRolesQuery';
import { m } from './messages';
import type { Holding, PolicyArea } from './policyArea';
import { RoleChecks } from './RoleChecks';

const useStyles = makeStyles({
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
  const roles = area.useRoles(allRolesQuery);
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
          <RoleChecks area={area} userId={userId} roles={roles.items} holdings={own} />
          <FirstRoles roles={roles} />
        </Section>
      )}
    </DetailPage>
  );
}
