import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { usePictureAddress } from '../../../kit/foundation/usePictureAddress';

const useStyles = makeStyles({
  // Among the others, which are only hinted at.
  covers: { display: 'flex', gap: tokens.spacingHorizontalM, padding: tokens.spacingHorizontalM, overflow: 'hidden' },
  entry: { flexShrink: 0, width: '72px', margin: 0, fontSize: tokens.fontSizeBase200, textAlign: 'center' },
  cover: {
    display: 'block',
    boxSizing: 'border-box',
    width: '64px',
    height: '64px',
    margin: '0 auto',
    border: `2px solid ${tokens.colorBrandStroke1}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground4,
    objectFit: 'cover',
  },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  hint: { border: 'none' },
});

/** The row in which the customer finds a story: its cover and title among the others. */
export function StoryCovers({ title, cover }: { title: string; cover: string | File | null }) {
  const styles = useStyles();
  const address = usePictureAddress(cover);
  return (
    <div className={styles.covers}>
      <figure className={styles.entry}>
        {address === undefined ? (
          <span className={styles.cover} />
        ) : (
          <img className={styles.cover} src={address} alt="" />
        )}
        <figcaption className={styles.name}>{title}</figcaption>
      </figure>
      {[1, 2, 3].map((other) => (
        <span key={other} className={styles.entry}>
          <span className={mergeClasses(styles.cover, styles.hint)} />
        </span>
      ))}
    </div>
  );
}
