import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useWatch } from 'react-hook-form';
import { emptyValue } from '../../../i18n/format';
import { useFormAround } from '../../../kit/form/usePanelForm';
import { change, m } from './messages';

const useStyles = makeStyles({
  root: {
    margin: 0,
    padding: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  title: { margin: 0, fontWeight: tokens.fontWeightSemibold, fontSize: tokens.fontSizeBase300 },
  list: { margin: `${tokens.spacingVerticalXS} 0 0`, padding: 0, listStyleType: 'none' },
});

interface Props {
  /** Every field, its name and how its value is written. */
  fields: Readonly<Record<string, { label: MessageDescriptor; text: (value: unknown) => string }>>;
}

/** What a form would change, old and new beside each other, before it is saved. */
export function WillChange({ fields }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const form = useFormAround();
  const now = useWatch({ control: form.control }) as Record<string, unknown>;
  const was = form.formState.defaultValues as Record<string, unknown>;
  const changed = Object.entries(fields).filter(
    ([name]) => JSON.stringify(now[name] ?? '') !== JSON.stringify(was[name] ?? ''),
  );
  return (
    <section className={styles.root} aria-live="polite">
      <h3 className={styles.title}>
        <FormattedMessage {...m.willChange} />
      </h3>
      {changed.length === 0 && <FormattedMessage {...m.nothingChanges} />}
      <ul className={styles.list}>
        {changed.map(([name, { label, text }]) => (
          <li key={name}>
            <FormattedMessage
              {...change}
              values={{
                field: intl.formatMessage(label),
                old: text(was[name]) || emptyValue,
                now: text(now[name]) || emptyValue,
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
