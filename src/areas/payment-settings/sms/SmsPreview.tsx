import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import type { SmsTemplate } from '../../../api/payment/sms';
import { m, size } from './messages';
import { withSamples } from './templateText';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
    gap: tokens.spacingHorizontalM,
  },
  phone: { margin: 0, minWidth: 0 },
  bubble: {
    margin: `${tokens.spacingVerticalXS} 0`,
    padding: tokens.spacingHorizontalM,
    borderRadius: `${tokens.borderRadiusXLarge} ${tokens.borderRadiusXLarge} ${tokens.borderRadiusXLarge} 2px`,
    backgroundColor: tokens.colorNeutralBackground3,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
  size: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});
const encodings = { gsm7: 'GSM-7', ucs2: 'UCS-2' };
const languages = [
  { language: 'ru', label: m.textRu },
  { language: 'en', label: m.textEn },
  { language: 'uz', label: m.textUz },
] as const;

/** A template as it arrives on a phone, in each language, with the longest that stands for its variables. */
export function SmsPreview({ template }: { template: SmsTemplate }) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      {languages.map(({ language, label }) => {
        const { encoding, length, parts } = template[`size_${language}`];
        return (
          <figure key={language} className={styles.phone}>
            <figcaption>
              <FormattedMessage {...label} />
            </figcaption>
            <p lang={language} className={styles.bubble}>
              {withSamples(template[`text_${language}`], template.variables)}
            </p>
            <span className={styles.size}>
              <FormattedMessage {...size} values={{ encoding: encodings[encoding], length, parts }} />
            </span>
          </figure>
        );
      })}
    </div>
  );
}
