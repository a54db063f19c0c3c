import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import type { SmsTemplate } from '../../../api/payment/sms';
import { Phone } from '../../../parts/preview/Phone';
import { m, size } from './messages';
import { withSamples } from './templateText';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  screen: { padding: tokens.spacingHorizontalM },
  bubble: {
    margin: 0,
    marginRight: tokens.spacingHorizontalXXL,
    padding: tokens.spacingHorizontalM,
    borderRadius: `${tokens.borderRadiusXLarge} ${tokens.borderRadiusXLarge} ${tokens.borderRadiusXLarge} 2px`,
    backgroundColor: tokens.colorNeutralBackground3,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
  sizes: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
    gap: tokens.spacingHorizontalM,
    margin: 0,
    fontSize: tokens.fontSizeBase200,
  },
  size: { margin: 0, color: tokens.colorNeutralForeground3 },
});
const encodings = { gsm7: 'GSM-7', ucs2: 'UCS-2' };
const languages = [
  { language: 'ru', label: m.textRu },
  { language: 'en', label: m.textEn },
  { language: 'uz', label: m.textUz },
] as const;

/** A template always has its three texts. */
const lacksNone = () => false;

/** A template as it arrives on a phone, with the longest that stands for its variables, and what the network makes of each language. */
export function SmsPreview({ template }: { template: SmsTemplate }) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <Phone isLow lacks={lacksNone}>
        {(language) => (
          <div className={styles.screen}>
            <p className={styles.bubble}>{withSamples(template[`text_${language}`], template.variables)}</p>
          </div>
        )}
      </Phone>
      <dl className={styles.sizes}>
        {languages.map(({ language, label }) => {
          const { encoding, length, parts } = template[`size_${language}`];
          return (
            <div key={language}>
              <dt>
                <FormattedMessage {...label} />
              </dt>
              <dd className={styles.size}>
                <FormattedMessage {...size} values={{ encoding: encodings[encoding], length, parts }} />
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
