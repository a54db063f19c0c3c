import { makeStyles, tokens } from '@fluentui/react-components';
import { Dismiss12Regular } from '@fluentui/react-icons';
import { createContext, use } from 'react';
import { createPortal } from 'react-dom';
import { defineMessage, useIntl } from 'react-intl';
import { focusRing } from '../foundation/styles';

const remove = defineMessage<{ text: string }>({ id: 'kit.chip.remove', defaultMessage: 'Убрать фильтр «{text}»' });

/** Where the toolbar gathers the chips of its filters; each filter draws its own there. */
export const ChipPlace = createContext<HTMLElement | null>(null);

const button = {
  minHeight: '24px',
  border: 'none',
  borderRadius: tokens.borderRadiusMedium,
  fontFamily: 'inherit',
  fontSize: tokens.fontSizeBase200,
  cursor: 'pointer',
  ...focusRing,
} as const;

export const useChipStyles = makeStyles({
  chip: {
    ...button,
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    maxWidth: '280px',
    padding: `0 ${tokens.spacingHorizontalS}`,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover, color: tokens.colorBrandForeground2Hover },
  },
  text: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  clear: {
    ...button,
    padding: `0 ${tokens.spacingHorizontalXS}`,
    backgroundColor: 'transparent',
    color: tokens.colorBrandForegroundLink,
    ':hover': { textDecorationLine: 'underline' },
  },
});

/** A chosen value of a filter; a click takes it away. */
export function FilterChip({ text, onRemove }: { text: string; onRemove: () => void }) {
  const styles = useChipStyles();
  const intl = useIntl();
  const place = use(ChipPlace);
  if (!place) return null;
  return createPortal(
    <li>
      <button
        type="button"
        className={styles.chip}
        aria-label={intl.formatMessage(remove, { text })}
        onClick={onRemove}
      >
        <span className={styles.text}>{text}</span>
        <Dismiss12Regular aria-hidden />
      </button>
    </li>,
    place,
  );
}
