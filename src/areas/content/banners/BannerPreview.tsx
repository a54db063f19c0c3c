import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import type { BannerDetail, BannerPlace } from '../../../api/payment/banners';
import { Note } from '../../../parts/Note';
import { customerText, typedText } from '../../../parts/preview/customerText';
import { Phone, type CustomerLanguage } from '../../../parts/preview/Phone';
import { PhonePreview } from '../../../parts/preview/PhonePreview';
import type { PreviewOfForm } from '../../../parts/preview/PreviewedFields';
import { usePictureAddress } from '../../../kit/foundation/usePictureAddress';
import { m as content } from '../messages';
import type { Values } from './bannerForms';
import { lackedBy, languages, shapeOf } from './bannerTerms';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    padding: tokens.spacingHorizontalL,
  },
  // What stands around it on the phone is only hinted at.
  hint: { height: '20px', borderRadius: tokens.borderRadiusMedium, backgroundColor: tokens.colorNeutralBackground3 },
  short: { width: '45%' },
  tiles: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: tokens.spacingHorizontalM },
  tile: { height: '96px', borderRadius: tokens.borderRadiusLarge, backgroundColor: tokens.colorNeutralBackground3 },
  banner: { margin: 0 },
  image: {
    display: 'block',
    width: '100%',
    borderRadius: tokens.borderRadiusXLarge,
    objectFit: 'cover',
    backgroundColor: tokens.colorNeutralBackground4,
  },
  title: {
    marginTop: tokens.spacingVerticalS,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
});

interface Picture {
  /** Its address, or the file that is to be sent. */
  source: string | File;
  focal_x: number;
  focal_y: number;
}
interface ShownBanner {
  place: BannerPlace;
  titles: { title_ru: string; title_en: string | null; title_uz: string | null };
  pictures: Partial<Record<CustomerLanguage, Picture>>;
}

/** A banner at its place on the customer's phone, in each language, cut as it is cut there. */
export function BannerPreview({ banner, onClose }: { banner: BannerDetail; onClose: () => void }) {
  const lacked = lackedBy(banner);
  const pictures = Object.fromEntries(
    languages.flatMap((language) => {
      const image = banner[`image_${language}`];
      return image ? [[language, { ...image, source: image.url }]] : [];
    }),
  );
  return (
    <PhonePreview
      lacks={(language) => language !== 'ru' && lacked.includes(language)}
      note={
        banner.state !== 'live' && (
          <Note isWarning>
            <FormattedMessage {...content.notSeen} />
          </Note>
        )
      }
      onClose={onClose}
    >
      {(language) => <Shown banner={{ place: banner.place, titles: banner, pictures }} language={language} />}
    </PhonePreview>
  );
}

/** The same of what stands in the form; a picture that the banner has keeps its focus, a new one begins in the middle. */
export function BannerFormPreview({ values, of: own }: PreviewOfForm<Values, BannerDetail | undefined>) {
  const { title_ru, title_en, title_uz } = values;
  const titles = { title_ru, title_en: typedText(title_en), title_uz: typedText(title_uz) };
  const pictures = Object.fromEntries(
    languages.flatMap((language) => {
      const source = values[`image_${language}`];
      const kept = own?.[`image_${language}`];
      const { focal_x, focal_y } = kept && kept.url === source ? kept : { focal_x: 0.5, focal_y: 0.5 };
      return source ? [[language, { source, focal_x, focal_y }]] : [];
    }),
  ) as ShownBanner['pictures'];
  const lacks = (language: CustomerLanguage) =>
    language !== 'ru' && (titles[`title_${language}`] === null || pictures[language] === undefined);
  return (
    <Phone isLow lacks={lacks}>
      {(language) => <Shown banner={{ place: values.place, titles, pictures }} language={language} />}
    </Phone>
  );
}

function Shown({ banner, language }: { banner: ShownBanner; language: CustomerLanguage }) {
  const styles = useStyles();
  const image = banner.pictures[language] ?? banner.pictures.ru;
  const address = usePictureAddress(image?.source ?? null);
  const title = customerText(banner.titles, 'title', language);
  const { css } = shapeOf[banner.place];
  return (
    <div className={styles.root}>
      <div className={`${styles.hint} ${styles.short}`} />
      <figure className={styles.banner}>
        {image && address !== undefined ? (
          <img
            className={styles.image}
            style={{ aspectRatio: css, objectPosition: `${image.focal_x * 100}% ${image.focal_y * 100}%` }}
            src={address}
            alt={title}
          />
        ) : (
          <span className={styles.image} style={{ aspectRatio: css }} />
        )}
        <figcaption className={styles.title}>{title}</figcaption>
      </figure>
      <div className={styles.hint} />
      <div className={styles.tiles}>
        {[1, 2, 3, 4].map((tile) => (
          <div key={tile} className={styles.tile} />
        ))}
      </div>
    </div>
  );
}
