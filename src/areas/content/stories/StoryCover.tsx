import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM, minWidth: 0 },
  place: {
    flexShrink: 0,
    width: '32px',
    height: '32px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground4,
    objectFit: 'cover',
  },
  title: { overflow: 'hidden', textOverflow: 'ellipsis' },
});

/** A title behind its round cover; titles stand under one another whether there is one or not. */
export function StoryCover({ title, url }: { title: string; url: string | null }) {
  const styles = useStyles();
  return (
    <span className={styles.root}>
      {url === null ? (
        <span className={styles.place} />
      ) : (
        <img className={styles.place} src={url} alt="" loading="lazy" />
      )}
      <span className={styles.title}>{title}</span>
    </span>
  );
}
