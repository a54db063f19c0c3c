import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Keyboard20Regular, Person20Regular, SignOut20Regular } from '@fluentui/react-icons';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { t } from '../../i18n/terms';
import { focusRing } from '../../kit/foundation/styles';
import { routeIds, routes } from '../../routes/table';
import { session } from '../../session/slice';

const m = defineMessages({
  keys: { id: 'shell.user.keys', defaultMessage: 'Клавиши' },
});

const useStyles = makeStyles({
  person: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalM}`,
    overflowWrap: 'anywhere',
  },
  name: { display: 'block', fontWeight: tokens.fontWeightSemibold },
  login: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  item: { width: '100%', justifyContent: 'flex-start' },
  link: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalSNudge,
    height: '32px',
    paddingInline: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground2BrandHover },
    ...focusRing,
  },
});

/** The page about oneself, when the table has one. */
const profile = routeIds.find((id) => String(id) === 'profile');

/** What the menu of the user leads to without another page. */
export type Asked = 'help' | 'signOut';

interface Props {
  onClose: () => void;
  onAsk: (what: Asked) => void;
}

/** Who is signed in, the page about him, and the way out; fetched when the menu is wanted. */
export function UserMenuPanel({ onClose, onAsk }: Props) {
  const styles = useStyles();
  const user = useSelector(session.selectors.user);
  if (!user) return null;
  return (
    <>
      <div className={styles.person}>
        <span className={styles.name}>{user.name || user.first_name}</span>
        <span className={styles.login}>{user.username}</span>
      </div>
      {profile && (
        <Link to={routes[profile].path} className={styles.link} onClick={onClose}>
          <Person20Regular aria-hidden />
          <FormattedMessage {...routes[profile].title} />
        </Link>
      )}
      <Button className={styles.item} appearance="subtle" icon={<Keyboard20Regular />} onClick={() => onAsk('help')}>
        <FormattedMessage {...m.keys} />
      </Button>
      <Button className={styles.item} appearance="subtle" icon={<SignOut20Regular />} onClick={() => onAsk('signOut')}>
        <FormattedMessage {...t.signOut} />
      </Button>
    </>
  );
}
