import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import type { Fomo } from '../../api/payment/fomo';
import { useFormat } from '../../i18n/format';
import { customerText, isLacking } from '../../parts/preview/customerText';
import { PhonePreview } from '../../parts/preview/PhonePreview';
import { shown } from './shownWords';

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    margin: tokens.spacingHorizontalM,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorBrandBackground2,
    overflowWrap: 'anywhere',
  },
  image: {
    display: 'block',
    width: '100%',
    aspectRatio: '16 / 9',
    borderRadius: tokens.borderRadiusLarge,
    objectFit: 'cover',
  },
  line: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    fontSize: tokens.fontSizeBase200,
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  text: { margin: 0 },
  take: {
    padding: tokens.spacingVerticalS,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    textAlign: 'center',
  },
});

/** An offer as the customer's phone shows it, with what is left of its time. */
export function FomoPreview({ fomo, onClose }: { fomo: Fomo; onClose: () => void }) {
  const styles = useStyles();
  const format = useFormat();
  return (
    <PhonePreview lacks={(language) => isLacking(fomo, 'title', language)} onClose={onClose}>
      {(language) => (
        <div className={styles.card}>
          {fomo.image && <img className={styles.image} src={fomo.image.url} alt="" />}
          <div className={styles.line}>
            <FormattedMessage {...shown.benefit} values={{ percent: format.number(Number(fomo.benefit_percent)) }} />
            <FormattedMessage {...shown.ends} values={{ hours: fomo.duration_hours }} />
          </div>
          <h3 className={styles.title}>{customerText(fomo, 'title', language)}</h3>
          <p className={styles.text}>{customerText(fomo, 'text', language)}</p>
          <div className={styles.take}>
            <FormattedMessage {...shown.take} />
          </div>
        </div>
      )}
    </PhonePreview>
  );
}
