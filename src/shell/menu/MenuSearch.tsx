import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons';
import type { KeyboardEvent, RefObject } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { menuTokens } from './menuTokens';

const m = defineMessages({
  label: { id: 'menu.search.label', defaultMessage: 'Найти раздел' },
});

const useStyles = makeStyles({
  box: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    margin: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalS} 0`,
    color: menuTokens.menuForegroundQuiet,
  },
  icon: { position: 'absolute', insetInlineStart: tokens.spacingHorizontalM, pointerEvents: 'none' },
  field: {
    width: '100%',
    height: '32px',
    boxSizing: 'border-box',
    padding: `0 ${tokens.spacingHorizontalM} 0 44px`,
    border: `1px solid ${menuTokens.menuStroke}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: menuTokens.menuBackgroundHover,
    color: menuTokens.menuForegroundStrong,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    outlineStyle: 'none',
    '::placeholder': { color: menuTokens.menuForegroundQuiet, opacity: 1 },
    ':focus-visible': { outline: `2px solid ${menuTokens.menuAccent}`, outlineOffset: '-1px' },
    '@media (max-width: 639px)': { height: '44px', fontSize: tokens.fontSizeBase400 },
  },
  button: { width: '40px', color: menuTokens.menuForeground, ':hover': { color: menuTokens.menuForegroundStrong } },
});

interface Props {
  field: RefObject<HTMLInputElement | null>;
  query: string;
  onQuery: (query: string) => void;
  /** Down from the field, to what was found. */
  onDown: () => void;
  onEnter: () => void;
  /** Given where there is no room for the field: a button stands for it. */
  onWiden?: () => void;
}

/** Finds a screen in the menu. A plain text field: the search box of a page is its list's own. */
export function MenuSearch({ field, query, onQuery, onDown, onEnter, onWiden }: Props) {
  const styles = useStyles();
  const label = useIntl().formatMessage(m.label);
  if (onWiden) {
    return (
      <div className={styles.box}>
        <Button
          className={styles.button}
          appearance="transparent"
          icon={<Search20Regular />}
          aria-label={label}
          title={label}
          onClick={onWiden}
        />
      </div>
    );
  }
  const keys = (event: KeyboardEvent) => {
    // Escape empties the field first, and only then closes the drawer that it may stand in.
    const known = { ArrowDown: onDown, Enter: onEnter, Escape: query === '' ? undefined : () => onQuery('') };
    const act = (known as Partial<Record<string, () => void>>)[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <div className={styles.box}>
      <Search20Regular className={styles.icon} aria-hidden="true" />
      <input
        ref={field}
        type="text"
        className={styles.field}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={({ target }) => onQuery(target.value)}
        onKeyDown={keys}
      />
    </div>
  );
}
