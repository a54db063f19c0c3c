import { inn } from '../../../lib/identifiers';
import { Field, makeStyles, mergeClasses, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Certificate } from '../../../api/eimzo/certificate';
import type { Organisation } from '../../../api/investment/signing';
import { emptyValue, useFormat } from '../../../i18n/format';
import { isOurs, isUsable, keyStateAt, nowInTashkent, type KeyState } from './keyState';
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
  /** Who pays by the documents. */
  organisation: Organisation;
  value: string;
  onChange: (serial: string) => void;
}

/** The keys of this computer; those that are not valid now, or not of the organisation, are shown and cannot be chosen. */
export function KeyChoice({ certificates, organisation, value, onChange }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const format = useFormat();
  const now = nowInTashkent();
  const withState = certificates.map((certificate) => {
    const [state, isOwn] = [keyStateAt(certificate, now), isOurs(certificate, organisation)];
    return { certificate, state, isOwn, mayBeChosen: isUsable(state) && isOwn };
  });
  // What can be chosen stands first.
  const inOrder = [...withState].sort((one, next) => Number(next.mayBeChosen) - Number(one.mayBeChosen));
  const note = (state: KeyState) =>
    state !== 'valid' && (
      <span className={isUsable(state) ? styles.warning : styles.bad}>
        <FormattedMessage {...words[state]} />
      </span>
    );
  const numbers = ({ inn: own, pinfl }: Certificate): string =>
    [own && `${intl.formatMessage(m.inn)} ${inn.show(own)}`, pinfl && `${intl.formatMessage(t.pinfl)} ${pinfl}`]
      .filter(Boolean)
      .join(', ');
  const day = (moment: string | undefined) => (moment === undefined ? emptyValue : format.day(moment.slice(0, 10)));
  return (
    <Field label={intl.formatMessage(m.keys)} required>
      <RadioGroup className={styles.root} value={value} onChange={(_, { value: serial }) => onChange(serial)}>
        {inOrder.map(({ certificate, state, isOwn, mayBeChosen }) => (
          <Radio
            key={`${certificate.path}/${certificate.name}`}
            value={certificate.serial}
            disabled={!mayBeChosen}
            label={
              <span className={styles.label}>
                <span className={mergeClasses(styles.holder, mayBeChosen && styles.usable)}>{certificate.holder}</span>
                <span className={styles.fact}>{certificate.organisation}</span>
                <span className={styles.fact}>{numbers(certificate)}</span>
                <span className={styles.fact}>
                  <FormattedMessage {...validity} values={{ from: day(certificate.from), to: day(certificate.to) }} />
                </span>
                {note(state)}
                {!isOwn && (
                  <span className={styles.bad}>
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
