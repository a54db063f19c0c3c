import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { defineMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { beginLoading } from '../../kit/foundation/lazyPart';
import { focusRing } from '../../kit/foundation/styles';
import { session } from '../../session/slice';
import { framePart } from '../foundation/framePart';
import { HeaderPopover } from '../foundation/HeaderPopover';
import { ShortcutHelp } from '../help/FrameShortcuts';
import { UserName } from './UserName';
import type { Asked } from './UserMenuPanel';

// Begins with what is to be read on the button: whoever speaks to the computer says that.
const label = defineMessage<{ name: string }>({ id: 'shell.user.label', defaultMessage: '{name}, меню пользователя' });

/** The question before signing out, from wherever it is asked. */
export const SignOutDialog = framePart(async () => (await import('../leave/SignOutDialog')).SignOutDialog);

const UserMenuPanel = framePart(async () => (await import('./UserMenuPanel')).UserMenuPanel);

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
});

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}

/** Who is signed in, and what he can do here. */
export function UserMenu() {
  const styles = useStyles();
  const intl = useIntl();
  const user = useSelector(session.selectors.user);
  const [asked, setAsked] = useState<Asked>();
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
          <button
            {...opener}
            type="button"
            className={styles.opener}
            aria-label={title}
            onPointerEnter={() => beginLoading(UserMenuPanel)}
          >
            <span className={styles.initials} aria-hidden="true">
              {initialsOf(name)}
            </span>
            <UserName name={name} />
          </button>
        )}
      >
        {(close) => (
          <UserMenuPanel
            onClose={close}
            onMissing={close}
            onAsk={(what) => {
              close();
              setAsked(what);
            }}
          />
        )}
      </HeaderPopover>
      {asked === 'help' && <ShortcutHelp onClose={dismiss} onMissing={dismiss} />}
      {asked === 'signOut' && <SignOutDialog onClose={dismiss} onMissing={dismiss} />}
    </>
  );
}
