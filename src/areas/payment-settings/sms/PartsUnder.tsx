import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import { useWatch } from 'react-hook-form';
import type { SmsVariable } from '../../../api/payment/sms';
import { useFormAround } from '../../../kit/form/usePanelForm';
import { hasUzbekMarks, smsParts, withPlainMarks } from '../../../lib/smsParts';
import { lacking, m, size, unknown } from './messages';
import { faultsOf, withSamples } from './templateText';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '32px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  several: { color: tokens.colorStatusWarningForeground1 },
  wrong: { color: tokens.colorStatusDangerForeground1 },
});

const encodings = { gsm7: 'GSM-7', ucs2: 'UCS-2' };
const braced = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

/** Under a text: what the network makes of it, what is wrong with its variables, and the press that makes it shorter. */
export function PartsUnder({ name, variables }: { name: string; variables: readonly SmsVariable[] }) {
  const styles = useStyles();
  const form = useFormAround();
  const text = String(useWatch({ control: form.control, name }) ?? '');
  const { encoding, ...counted } = smsParts(withSamples(text, variables));
  const faults = faultsOf(text, variables);
  return (
    <div className={styles.root} aria-live="polite">
      <span className={counted.parts > 1 ? styles.several : undefined}>
        <FormattedMessage {...size} values={{ encoding: encodings[encoding], ...counted }} />
      </span>
      {hasUzbekMarks(text) && (
        <Button
          size="small"
          onClick={() => form.setValue(name, withPlainMarks(text), { shouldDirty: true, shouldValidate: true })}
        >
          <FormattedMessage {...m.plainMarks} />
        </Button>
      )}
      {faults.unknown.length > 0 && (
        <span className={styles.wrong}>
          <FormattedMessage {...unknown} values={{ names: braced(faults.unknown) }} />
        </span>
      )}
      {text !== '' && faults.lacking.length > 0 && (
        <span className={styles.wrong}>
          <FormattedMessage {...lacking} values={{ names: braced(faults.lacking) }} />
        </span>
      )}
    </div>
  );
}
