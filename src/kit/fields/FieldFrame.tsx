import { Field as FluentField, makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { fieldErrorText } from '../form/fieldErrorText';
import { labelText } from '../form/labelText';
import { useFormAround } from '../form/usePanelForm';
import type { Field, FieldProps } from '../form/useField';

const useStyles = makeStyles({
  // A long choice is cut by the edge of the form, and does not widen it.
  root: { boxSizing: 'border-box', width: '100%', maxWidth: '100%', gridTemplateColumns: 'minmax(0, 1fr)' },
  /** As wide as what is written in them; on a narrow screen all take the whole line. */
  short: { maxWidth: '14ch' },
  day: { maxWidth: '19ch' },
  medium: { maxWidth: '24ch' },
  long: { maxWidth: '34ch' },
  full: { maxWidth: '640px' },
  /** Rows of several texts, which have the whole line. */
  whole: { maxWidth: '100%' },
  control: {
    '& > span, & > div': { width: '100%', minWidth: 0 },
    '@media (max-width: 480px)': { maxWidth: '100%', '& > span': { minHeight: '44px' } },
  },
});

interface Props extends Pick<FieldProps, 'label' | 'required' | 'help'> {
  field: Field;
  width?: 'short' | 'day' | 'medium' | 'long' | 'full' | 'whole';
  children: ReactNode;
}

/** What stands around every input: its name above, help under it, and in the same place what is wrong. */
export function FieldFrame({ field, label, required, help, width = 'full', children }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const { texts } = useFormAround();
  const { problem } = field;
  const text = problem && fieldErrorText(problem.code, texts);
  return (
    <FluentField
      className={styles.root}
      label={{ children: labelText(intl, label), htmlFor: field.id }}
      required={required}
      hint={help && intl.formatMessage(help)}
      validationState={problem ? (problem.isWarning ? 'warning' : 'error') : 'none'}
      validationMessage={text && intl.formatMessage(text.message, text.values)}
    >
      {/* Fluent hands the descriptions to what stands inside by context. */}
      <div className={mergeClasses(styles.control, styles[width])}>{children}</div>
    </FluentField>
  );
}
