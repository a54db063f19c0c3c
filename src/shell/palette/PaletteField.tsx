import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowLeft20Regular, Dismiss20Regular, Search20Regular } from '@fluentui/react-icons';
import type { KeyboardEvent, RefObject } from 'react';
import { useIntl } from 'react-intl';
import { m } from './messages';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    flexShrink: 0,
    minHeight: '52px',
    paddingInline: tokens.spacingHorizontalM,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground3,
    ':focus-within': { boxShadow: `inset 0 -2px 0 ${tokens.colorCompoundBrandStroke}` },
  },
  icon: { flexShrink: 0 },
  level: {
    flexShrink: 0,
    maxWidth: '40%',
    padding: `2px ${tokens.spacingHorizontalS}`,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground1,
  },
  field: {
    flexGrow: 1,
    minWidth: 0,
    height: '48px',
    padding: 0,
    border: 'none',
    outlineStyle: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase400,
    '::placeholder': { color: tokens.colorNeutralForeground3, opacity: 1 },
  },
});

interface Props {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  level: string | undefined;
  /** Rows to choose from stand below; else the help does. */
  hasList: boolean;
  /** The list of the rows, and the highlighted one. */
  list: string | undefined;
  row: string | undefined;
  onText: (text: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onBack: () => void;
  onClose: () => void;
}

/** Where one types. Which row of the list is meant is said by the list, on this same element. */
export function PaletteField({ field, text, level, hasList, list, row, onText, onKeyDown, onBack, onClose }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const words = intl.formatMessage(m.field);
  return (
    <div className={styles.root}>
      {level === undefined ? (
        <Search20Regular aria-hidden className={styles.icon} />
      ) : (
        <>
          <Button
            appearance="subtle"
            icon={<ArrowLeft20Regular />}
            aria-label={intl.formatMessage(m.back)}
            onClick={onBack}
          />
          <span className={styles.level}>{level}</span>
        </>
      )}
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-expanded={hasList}
        aria-controls={list}
        aria-activedescendant={row}
        aria-autocomplete="list"
        aria-label={level ?? intl.formatMessage(m.label)}
        className={styles.field}
        placeholder={level === undefined ? words : undefined}
        maxLength={200}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        value={text}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={onKeyDown}
      />
      <Button
        appearance="subtle"
        icon={<Dismiss20Regular />}
        aria-label={intl.formatMessage(m.close)}
        title="Esc"
        onClick={onClose}
      />
    </div>
  );
}
