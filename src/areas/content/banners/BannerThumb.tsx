import { makeStyles, tokens } from '@fluentui/react-components';
import type { BannerImage } from '../../../api/payment/banners';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM, minWidth: 0 },
  place: {
    flexShrink: 0,
    width: '64px',
    height: '32px',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralBackground4,
  },
  image: {
    display: 'block',
    width: '100%',
    height: '100%',
    borderRadius: tokens.borderRadiusSmall,
    objectFit: 'cover',
  },
  title: { overflow: 'hidden', textOverflow: 'ellipsis' },
});

/** A title behind its picture; titles stand under one another whether there is one or not. */
export function BannerThumb({ title, image }: { title: string; image: BannerImage }) {
  const styles = useStyles();
  return (
    <span className={styles.root}>
      <span className={styles.place}>
        {image && (
          <img
            className={styles.image}
            style={{ objectPosition: `${image.focal_x * 100}% ${image.focal_y * 100}%` }}
            src={image.url}
            alt=""
            loading="lazy"
          />
        )}
      </span>
      <span className={styles.title}>{title}</span>
    </span>
  );
}
