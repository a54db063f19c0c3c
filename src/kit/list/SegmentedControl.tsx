import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalL,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  choice: {
    minHeight: '36px',
    padding: `0 ${tokens.spacingHorizontalXS}`,
    border: 'none',
    borderBottom: `2px solid transparent`,
    background: 'none',
    color: tokens.colorNeutralForeground2,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  chosen: {
    borderBottomColor: tokens.colorCompoundBrandStroke,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
});

interface Props<Value extends string> {
  /** Read out before the choices. */
  label: MessageDescriptor;
  value: Value;
  options: readonly { value: Value; label: MessageDescriptor }[];
  onChange: (value: Value) => void;
}

/** The views of a list, one of which always holds; they stand in a row above it. */
export function SegmentedControl<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  const styles = useStyles();
  const intl = useIntl();
  return (
    <div role="group" aria-label={intl.formatMessage(label)} className={styles.root}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          className={mergeClasses(styles.choice, option.value === value && styles.chosen)}
          onClick={() => onChange(option.value)}
        >
          <FormattedMessage {...option.label} />
        </button>
      ))}
    </div>
  );
}
