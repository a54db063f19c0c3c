import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minWidth: 0 },
  logo: {
    flexShrink: 0,
    width: '24px',
    height: '24px',
    borderRadius: tokens.borderRadiusSmall,
    objectFit: 'contain',
    // A logo brings its own ground, mostly a white one.
    backgroundColor: tokens.colorNeutralBackground1,
  },
  // Names stand under one another whether there is a logo or not.
  none: { flexShrink: 0, width: '24px' },
  name: { overflow: 'hidden', textOverflow: 'ellipsis' },
});

/** The name of a brand behind its logo. */
export function BrandLogo({ name, url }: { name: string; url: string | null }) {
  const styles = useStyles();
  return (
    <span className={styles.root}>
      {url === null ? (
        <span className={styles.none} />
      ) : (
        <img className={styles.logo} src={url} alt="" loading="lazy" />
      )}
      <span className={styles.name}>{name}</span>
    </span>
  );
}
