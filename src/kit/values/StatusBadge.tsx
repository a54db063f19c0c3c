import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { FluentIcon } from '@fluentui/react-icons';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { emptyValue } from '../../i18n/format';

export type Tone = 'neutral' | 'informative' | 'warning' | 'success' | 'danger' | 'brand';

/** How one status looks; a map of these over the statuses of the contract stands beside the screens. */
export interface StatusStyle {
  label: MessageDescriptor;
  tone: Tone;
  icon: FluentIcon;
}

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    maxWidth: '100%',
    boxSizing: 'border-box',
    height: '20px',
    padding: `0 ${tokens.spacingHorizontalS} 0 ${tokens.spacingHorizontalXS}`,
    borderRadius: tokens.borderRadiusCircular,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
  },
  bare: { paddingLeft: tokens.spacingHorizontalS },
  icon: { flexShrink: 0, width: '14px', height: '14px' },
  text: { overflow: 'hidden', textOverflow: 'ellipsis' },
  neutral: { backgroundColor: tokens.colorNeutralBackground6, color: tokens.colorNeutralForeground2 },
  informative: { backgroundColor: tokens.colorPaletteBlueBackground2, color: tokens.colorPaletteBlueForeground2 },
  warning: { backgroundColor: tokens.colorStatusWarningBackground1, color: tokens.colorStatusWarningForeground1 },
  success: { backgroundColor: tokens.colorStatusSuccessBackground1, color: tokens.colorStatusSuccessForeground1 },
  danger: { backgroundColor: tokens.colorStatusDangerBackground1, color: tokens.colorStatusDangerForeground1 },
  brand: { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorBrandForeground2 },
});

interface Props {
  /** The status as the service writes it. */
  code: string | null | undefined;
  /** Missing for a status that the contract does not know: the badge is then grey and shows the code. */
  look: StatusStyle | undefined;
}

/** A status: tint, icon, text. */
export function StatusBadge({ code, look }: Props) {
  const styles = useStyles();
  if (!look) {
    if (!code) return emptyValue;
    return (
      <span className={mergeClasses(styles.root, styles.bare, styles.neutral)} title={code}>
        <span className={styles.text}>{code}</span>
      </span>
    );
  }
  const Icon = look.icon;
  return (
    <span className={mergeClasses(styles.root, styles[look.tone])}>
      <Icon className={styles.icon} aria-hidden />
      <span className={styles.text}>
        <FormattedMessage {...look.label} />
      </span>
    </span>
  );
}
