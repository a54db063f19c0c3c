import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Image16Regular } from '@fluentui/react-icons';

const useStyles = makeStyles({
  place: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground3,
  },
  round: { borderRadius: tokens.borderRadiusCircular },
  image: { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  named: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minWidth: 0,
    maxWidth: '100%',
    verticalAlign: 'middle',
  },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  name: { overflow: 'hidden', textOverflow: 'ellipsis' },
  under: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});

interface ThumbnailProps {
  /** Null where there is no picture: an icon stands in its place, so that names stay under one another. */
  url: string | null;
  /** In pixels. */
  width: number;
  height: number;
  isRound?: boolean;
  /** The point that stays in sight, in shares of width and height from 0 to 1; the middle without it. */
  focal?: readonly [x: number, y: number];
}

/** A small picture of a list; what it shows is said beside it. */
export function Thumbnail({ url, width, height, isRound = false, focal }: ThumbnailProps) {
  const styles = useStyles();
  const position = focal && { objectPosition: focal.map((share) => `${share * 100}%`).join(' ') };
  return (
    <span className={mergeClasses(styles.place, isRound && styles.round)} style={{ width, height }}>
      {url === null ? (
        <Image16Regular aria-hidden />
      ) : (
        <img className={styles.image} style={position} src={url} alt="" loading="lazy" width={width} height={height} />
      )}
    </span>
  );
}

/** A name behind its picture, and what else stands under the name. */
export function PicturedName({ name, under, ...picture }: ThumbnailProps & { name: string; under?: string }) {
  const styles = useStyles();
  return (
    <span className={styles.named}>
      <Thumbnail {...picture} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {under !== undefined && <span className={styles.under}>{under}</span>}
      </span>
    </span>
  );
}
