import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import type { Fomo } from '../../api/payment/fomo';
import { useFormat } from '../../i18n/format';
import { customerText, isLacking, typedText } from '../../parts/preview/customerText';
import { Phone, type CustomerLanguage } from '../../parts/preview/Phone';
import { PhonePreview } from '../../parts/preview/PhonePreview';
import type { PreviewOfForm } from '../../parts/preview/PreviewedFields';
import { usePictureAddress } from '../../kit/foundation/usePictureAddress';
import type { Values } from './fomoForms';
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

type Offer = Pick<Fomo, 'title_ru' | 'title_en' | 'title_uz' | 'text_ru' | 'text_en' | 'text_uz'> & {
  /** Its address, or the file that is to be sent. */
  image: string | File | null;
  /** None where the form has none. */
  benefit: number | null;
  hours: number | null;
};

/** An offer as the customer's phone shows it, with what is left of its time. */
export function FomoPreview({ fomo, onClose }: { fomo: Fomo; onClose: () => void }) {
  const offer = {
    ...fomo,
    ...{ image: fomo.image?.url ?? null, benefit: Number(fomo.benefit_percent), hours: fomo.duration_hours },
  };
  return (
    <PhonePreview lacks={(language) => isLacking(fomo, 'title', language)} onClose={onClose}>
      {(language) => <Shown offer={offer} language={language} />}
    </PhonePreview>
  );
}

/** The same of what stands in the form. */
export function FomoFormPreview({ values }: PreviewOfForm<Values, null>) {
  const offer: Offer = {
    ...{ title_ru: values.title_ru, title_en: typedText(values.title_en), title_uz: typedText(values.title_uz) },
    ...{ text_ru: values.text_ru, text_en: typedText(values.text_en), text_uz: typedText(values.text_uz) },
    ...{ image: values.image, benefit: values.benefit_percent, hours: values.duration_hours },
  };
  return (
    <Phone isLow lacks={(language) => isLacking(offer, 'title', language) || isLacking(offer, 'text', language)}>
      {(language) => <Shown offer={offer} language={language} />}
    </Phone>
  );
}

function Shown({ offer, language }: { offer: Offer; language: CustomerLanguage }) {
  const styles = useStyles();
  const format = useFormat();
  const image = usePictureAddress(offer.image);
  const { benefit, hours } = offer;
  return (
    <div className={styles.card}>
      {image !== undefined && <img className={styles.image} src={image} alt="" />}
      <div className={styles.line}>
        {benefit !== null && (
          <span>
            <FormattedMessage {...shown.benefit} values={{ percent: format.number(benefit) }} />
          </span>
        )}
        {hours !== null && (
          <span>
            <FormattedMessage {...shown.ends} values={{ hours }} />
          </span>
        )}
      </div>
      <h3 className={styles.title}>{customerText(offer, 'title', language)}</h3>
      <p className={styles.text}>{customerText(offer, 'text', language)}</p>
      <div className={styles.take}>
        <FormattedMessage {...shown.take} />
      </div>
    </div>
  );
}
