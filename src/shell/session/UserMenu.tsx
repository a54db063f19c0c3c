import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Keyboard20Regular, SignOut20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { focusRing } from '../../kit/foundation/styles';
import { routeIds, routes } from '../../routes/table';
import { session } from '../../session/slice';
import { framePart } from '../foundation/framePart';
import { HeaderPopover } from '../foundation/HeaderPopover';
import { ShortcutHelp } from '../help/FrameShortcuts';
import { UserName } from './UserName';
import { t } from '../../i18n/terms';

const m = defineMessages({
  keys: { id: 'shell.user.keys', defaultMessage: 'Клавиши' },
});

// Begins with what is to be read on the button: whoever speaks to the computer says that.
const label = defineMessage<{ name: string }>({ id: 'shell.user.label', defaultMessage: '{name}, меню пользователя' });

/** The question before signing out, from wherever it is asked. */
export const SignOutDialog = framePart(async () => (await import('../leave/SignOutDialog')).SignOutDialog);

const useStyles = makeStyles({
  opener: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    height: '36px',
    padding: `0 ${tokens.spacingHorizontalXS}`,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ...focusRing,
  },
  initials: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '28px',
    height: '28px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground1,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  menu: { width: '240px', padding: tokens.spacingHorizontalS },
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

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}

/** The page about oneself, when the table has one. */
const profile = routeIds.find((id) => String(id) === 'profile');

/** Who is signed in, the page about him, and the way out. */
export function UserMenu() {
  const styles = useStyles();
  const intl = useIntl();
  const user = useSelector(session.selectors.user);
  const [asked, setAsked] = useState<'help' | 'signOut'>();
  if (!user) return null;
  const name = user.name || user.first_name;
  const title = intl.formatMessage(label, { name });
  const dismiss = () => setAsked(undefined);
  return (
    <>
      <HeaderPopover
        label={title}
        className={styles.menu}
        button={(opener) => (
          <button {...opener} type="button" className={styles.opener} aria-label={title}>
            <span className={styles.initials} aria-hidden="true">
              {initialsOf(name)}
            </span>
            <UserName name={name} />
          </button>
        )}
      >
        {(close) => {
          const ask = (what: typeof asked) => () => {
            close();
            setAsked(what);
          };
          return (
            <>
              <div className={styles.person}>
                <span className={styles.name}>{name}</span>
                <span className={styles.login}>{user.username}</span>
              </div>
              {profile && (
                <Link to={routes[profile].path} className={styles.link} onClick={close}>
                  <FormattedMessage {...routes[profile].title} />
                </Link>
              )}
              <Button className={styles.item} appearance="subtle" icon={<Keyboard20Regular />} onClick={ask('help')}>
                <FormattedMessage {...m.keys} />
              </Button>
              <Button className={styles.item} appearance="subtle" icon={<SignOut20Regular />} onClick={ask('signOut')}>
                <FormattedMessage {...t.signOut} />
              </Button>
            </>
          );
        }}
      </HeaderPopover>
      {asked === 'help' && <ShortcutHelp onClose={dismiss} onMissing={dismiss} />}
      {asked === 'signOut' && <SignOutDialog onClose={dismiss} onMissing={dismiss} />}
    </>
  );
}
