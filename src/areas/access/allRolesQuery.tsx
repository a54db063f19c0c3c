import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import type { Rows } from '../../lib/rows';
import { m } from './messages';

/** How many roles are asked for at once, in a list and to choose from (RBAC-06, CONST-09). */
export const rolesLimit = 100;

/** The roles of an area, as they are asked for to choose from. */
export const allRolesQuery = { filters: {}, limit: rolesLimit, page: 1 };

const useStyles = makeStyles({
  root: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** Beside a choice of roles: that it does not hold all of them. */
export function FirstRoles({ roles }: { roles: Pick<Rows<unknown>, 'items' | 'hasMore'> }) {
  const styles = useStyles();
  if (!roles.hasMore) return null;
  return (
    <p className={styles.root}>
      <FormattedMessage {...m.firstRoles} values={{ count: roles.items.length }} />
    </p>
  );
}
