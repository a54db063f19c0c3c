import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Checkmark16Regular, ChevronRight16Regular } from '@fluentui/react-icons';
import { memo } from 'react';
import type { Line } from './paletteItem';

const useStyles = makeStyles({
  line: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    boxSizing: 'border-box',
    minHeight: '36px',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    cursor: 'pointer',
    scrollMarginBlock: tokens.spacingVerticalS,
    '&[aria-selected="true"]': {
      backgroundColor: tokens.colorNeutralBackground1Selected,
      boxShadow: `inset 3px 0 0 ${tokens.colorBrandStroke1}, inset 0 0 0 1px ${tokens.colorNeutralStroke2}`,
    },
    '@media (max-width: 639px)': { minHeight: '44px' },
    '@media (forced-colors: active)': {
      '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
    },
  },
  still: { color: tokens.colorNeutralForeground3, cursor: 'default' },
  danger: { color: tokens.colorStatusDangerForeground1 },
  icon: { display: 'inline-flex', flexShrink: 0, color: tokens.colorNeutralForeground2 },
  words: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: tokens.spacingHorizontalS,
    flexGrow: 1,
    minWidth: 0,
  },
  title: { overflowWrap: 'anywhere' },
  quiet: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  // At the end where there is room, else a line of its own under the title.
  note: {
    marginInlineStart: 'auto',
    overflowWrap: 'anywhere',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    '@media (max-width: 639px)': { flexBasis: '100%' },
  },
  end: { display: 'inline-flex', flexShrink: 0, color: tokens.colorNeutralForeground3 },
});

export const useKeyStyles = makeStyles({
  key: {
    flexShrink: 0,
    padding: `0 ${tokens.spacingHorizontalSNudge}`,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground2,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    whiteSpace: 'nowrap',
  },
});

interface Props {
  id: string;
  line: Line;
  /** The highlighted one, which the field names as its own. */
  isActive: boolean;
}

/** One row of the palette; the list hears what is done with it. */
export const PaletteItem = memo(function PaletteItem({ id, line, isActive }: Props) {
  const styles = useStyles();
  const keys = useKeyStyles();
  const { title, detail, note, icon: Icon, end, shortcut, tone, isPicked, reason, hasLevel } = line;
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      aria-disabled={reason !== undefined}
      className={mergeClasses(styles.line, tone && styles.danger, reason !== undefined && styles.still)}
    >
      {Icon && (
        <span className={styles.icon}>
          <Icon aria-hidden />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {detail !== undefined && <span className={styles.quiet}>{detail}</span>}
        {reason !== undefined && <span className={styles.quiet}>{reason}</span>}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
      {end}
      {shortcut !== undefined && <kbd className={keys.key}>{shortcut}</kbd>}
      {isPicked && (
        <span className={styles.end}>
          <Checkmark16Regular aria-hidden />
        </span>
      )}
      {hasLevel && (
        <span className={styles.end}>
          <ChevronRight16Regular aria-hidden />
        </span>
      )}
    </div>
  );
});
