import { makeStyles, tokens } from '@fluentui/react-components';
import { PeopleEdit20Regular } from '@fluentui/react-icons';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router-dom';
import { canHoldRoles, type SystemUser } from '../../../api/system-user/systemUsers';
import { Action } from '../../../kit/actions/Action';
import { Fact, Facts } from '../../../kit/values/Facts';
import { Section } from '../../../kit/detail/Section';
import { FailureNote } from '../../../kit/feedback/FailureNote';
import type { Rows } from '../../../lib/rows';
import { useRoleName } from '../../../parts/roleName';
import { href } from '../../../routes/href';
import { Can } from '../../../session/can';
import type { Holding } from '../policies/policyArea';
import { useOwnId } from '../../../parts/useOwnId';
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

interface Props {
  user: SystemUser;
  held: Readonly<Record<'payment' | 'investment', Rows<Holding> | undefined>>;
  onEdit: () => void;
}

/** The roles of a user in all three areas, each with the way to its own page. */
export function UserRolesSection({ user, held, onEdit }: Props) {
  const styles = useStyles();
  const nameOf = useRoleName();
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
                    {nameOf(role.name)}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </Fact>
        <InService held={held.payment} label={m.payment} to={href('access.payUser', { id })} />
        <InService held={held.investment} label={m.investment} to={href('access.investUser', { id })} />
      </Facts>
      <Can do="rbac.update">
        <div>
          <Action label={m.editRoles} icon={PeopleEdit20Regular} disabledReason={reason} onSelect={onEdit} />
        </div>
      </Can>
    </Section>
  );
}

interface InServiceProps {
  held: Rows<Holding> | undefined;
  label: MessageDescriptor;
  to: string;
}

function InService({ held, label, to }: InServiceProps) {
  const styles = useStyles();
  const nameOf = useRoleName();
  if (!held) return null;
  return (
    <Fact label={label}>
      {held.failure && <FailureNote failure={held.failure} retry={held.retry} />}
      {held.state === 'ready' && (
        <Link className={styles.link} to={to}>
          {held.items.length === 0 ? (
            <FormattedMessage {...m.noRoles} />
          ) : (
            held.items.map(({ role }) => nameOf(role)).join(', ')
          )}
        </Link>
      )}
    </Fact>
  );
}
