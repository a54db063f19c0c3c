import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useTabStyles } from '../foundation/tabStyles';
import { useChosenInSight } from '../foundation/useChosenInSight';

const useStyles = makeStyles({
  root: { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  choice: { minHeight: '36px', padding: `0 ${tokens.spacingHorizontalXS}` },
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
  const tab = useTabStyles();
  const intl = useIntl();
  const row = useChosenInSight(value);
  return (
    <div ref={row} role="group" aria-label={intl.formatMessage(label)} className={mergeClasses(tab.list, styles.root)}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          className={mergeClasses(tab.tab, styles.choice, option.value === value && tab.chosen)}
          onClick={() => onChange(option.value)}
        >
          <FormattedMessage {...option.label} />
        </button>
      ))}
    </div>
  );
}
