import { makeStyles, tokens } from '@fluentui/react-components';
import { PeopleEdit20Regular } from '@fluentui/react-icons';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { canHoldRoles, type SystemUser } from '../../../api/system-user/systemUsers';
import { Action } from '../../../kit/actions/Action';
import { Fact, Facts } from '../../../kit/detail/Facts';
import { Section } from '../../../kit/detail/Section';
import { href } from '../../../routes/href';
import { Can } from '../../../session/can';
import { useOwnId } from '../useOwnId';
import { m } from './messages';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalM,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  link: { display: 'inline-flex', alignItems: 'center', minHeight: '24px', color: tokens.colorBrandForegroundLink },
});

/** The roles of a user: those of the system, and the ways to those of the two services. */
export function UserRolesSection({ user, onEdit }: { user: SystemUser; onEdit: () => void }) {
  const styles = useStyles();
  const isOwn = useOwnId() === user.id;
  const id = String(user.id);
  const reason = isOwn ? m.ownRoles : !canHoldRoles(user) && m.merchantRoles;
  return (
    <Section id="roles" title={m.roles}>
      <Facts>
        <Fact label={m.system}>
          {user.roles.length === 0 ? (
            <FormattedMessage {...m.noRoles} />
          ) : (
            <ul className={styles.list}>
              {user.roles.map((role) => (
                <li key={role.id}>
                  <Link className={styles.link} to={href('access.role', { id: String(role.id) })}>
                    {role.name}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </Fact>
        <Can do="rbac_pay.query">
          <Fact label={m.payment}>
            <Link className={styles.link} to={href('access.payUser', { id })}>
              <FormattedMessage {...m.openRoles} />
            </Link>
          </Fact>
        </Can>
        <Can do="invest_rbac.query">
          <Fact label={m.investment}>
            <Link className={styles.link} to={href('access.investUser', { id })}>
              <FormattedMessage {...m.openRoles} />
            </Link>
          </Fact>
        </Can>
      </Facts>
      <Can do="rbac.update">
        <div>
          <Action label={m.editRoles} icon={PeopleEdit20Regular} disabledReason={reason} onSelect={onEdit} />
        </div>
      </Can>
    </Section>
  );
}
