import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Warning16Regular } from '@fluentui/react-icons';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalXS,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorStatusWarningForeground1,
  },
  danger: { color: tokens.colorStatusDangerForeground1 },
  icon: { flexShrink: 0 },
});

interface Props {
  text: MessageDescriptor;
  /** What stands in the text. */
  values?: Record<string, string>;
  isDanger?: boolean;
}

/** What does not fit in a value, under the value: by an icon and words, never by colour alone. */
export function WithWarning({ text, values, isDanger = false }: Props) {
  const styles = useStyles();
  return (
    <span className={mergeClasses(styles.root, isDanger && styles.danger)}>
      <Warning16Regular className={styles.icon} aria-hidden />
      <span>
        <FormattedMessage {...text} values={values} />
      </span>
    </span>
  );
}
