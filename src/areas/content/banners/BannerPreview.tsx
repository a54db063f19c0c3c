import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import type { BannerDetail } from '../../../api/payment/banners';
import { Note } from '../../../parts/Note';
import { customerText } from '../../../parts/preview/customerText';
import { PhonePreview, type CustomerLanguage } from '../../../parts/preview/PhonePreview';
import { m as content } from '../messages';
import { lackedBy, shapeOf } from './bannerTerms';

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

/** A banner at its place on the customer's phone, in each language, cut as it is cut there. */
export function BannerPreview({ banner, onClose }: { banner: BannerDetail; onClose: () => void }) {
  const lacked = lackedBy(banner);
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
      {(language) => <Shown banner={banner} language={language} />}
    </PhonePreview>
  );
}

function Shown({ banner, language }: { banner: BannerDetail; language: CustomerLanguage }) {
  const styles = useStyles();
  const image = banner[`image_${language}`] ?? banner.image_ru;
  const title = customerText(banner, 'title', language);
  const { css } = shapeOf[banner.place];
  return (
    <div className={styles.root}>
      <div className={`${styles.hint} ${styles.short}`} />
      <figure className={styles.banner}>
        {image ? (
          <img
            className={styles.image}
            style={{ aspectRatio: css, objectPosition: `${image.focal_x * 100}% ${image.focal_y * 100}%` }}
            src={image.url}
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
