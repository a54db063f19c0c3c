import { Field, makeStyles, mergeClasses, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Certificate } from '../../../api/eimzo/certificate';
import { emptyValue, useFormat } from '../../../i18n/format';
import { isUsable, keyStateAt, nowInTashkent, type KeyState } from './keyState';
import { m, validity } from './messages';
import { t } from '../../../i18n/terms';

const useStyles = makeStyles({
  // Between the keys the list scrolls, not the question.
  root: { maxHeight: '40vh', overflowY: 'auto' },
  label: { display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' },
  holder: { fontWeight: tokens.fontWeightSemibold },
  // Before one is chosen, the name still stands out before its facts; of a key that cannot be, it does not.
  usable: { color: tokens.colorNeutralForeground1 },
  fact: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  bad: { color: tokens.colorStatusDangerForeground1, fontSize: tokens.fontSizeBase200 },
  warning: { color: tokens.colorStatusWarningForeground1, fontSize: tokens.fontSizeBase200 },
});

const words = { expired: m.expired, early: m.early, expiring: m.expiring } as const;

interface Props {
  certificates: readonly Certificate[];
  /** The INN of who pays by the documents. */
  inn: string;
  value: string;
  onChange: (serial: string) => void;
}

/** The keys of this computer; those that are not valid now are shown and cannot be chosen. */
export function KeyChoice({ certificates, inn, value, onChange }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const format = useFormat();
  const now = nowInTashkent();
  const withState = certificates.map((certificate) => ({ certificate, state: keyStateAt(certificate, now) }));
  // What can be chosen stands first.
  const inOrder = [...withState].sort((one, next) => Number(isUsable(next.state)) - Number(isUsable(one.state)));
  const note = (state: KeyState) =>
    state !== 'valid' && (
      <span className={isUsable(state) ? styles.warning : styles.bad}>
        <FormattedMessage {...words[state]} />
      </span>
    );
  const numbers = ({ inn: own, pinfl }: Certificate): string =>
    [own && `${intl.formatMessage(m.inn)} ${own}`, pinfl && `${intl.formatMessage(t.pinfl)} ${pinfl}`]
      .filter(Boolean)
      .join(', ');
  const day = (moment: string | undefined) => (moment === undefined ? emptyValue : format.day(moment.slice(0, 10)));
  return (
    <Field label={intl.formatMessage(m.keys)} required>
      <RadioGroup className={styles.root} value={value} onChange={(_, { value: serial }) => onChange(serial)}>
        {inOrder.map(({ certificate, state }) => (
          <Radio
            key={`${certificate.path}/${certificate.name}`}
            value={certificate.serial}
            disabled={!isUsable(state)}
            label={
              <span className={styles.label}>
                <span className={mergeClasses(styles.holder, isUsable(state) && styles.usable)}>
                  {certificate.holder}
                </span>
                <span className={styles.fact}>{certificate.organisation}</span>
                <span className={styles.fact}>{numbers(certificate)}</span>
                <span className={styles.fact}>
                  <FormattedMessage {...validity} values={{ from: day(certificate.from), to: day(certificate.to) }} />
                </span>
                {note(state)}
                {certificate.inn !== undefined && certificate.inn !== inn && (
                  <span className={styles.warning}>
                    <FormattedMessage {...m.otherOrganisation} />
                  </span>
                )}
              </span>
            }
          />
        ))}
      </RadioGroup>
    </Field>
  );
}
