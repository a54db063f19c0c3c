import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import { useFigureStyles } from '../../../kit/foundation/figureStyles';
import type { CategoryItem } from './categoryItems';
import { merchantCount, missing } from './messages';

const useStyles = makeStyles({
  picture: {
    flexShrink: 0,
    width: '28px',
    height: '28px',
    borderRadius: tokens.borderRadiusMedium,
    objectFit: 'cover',
  },
  name: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  hit: { fontWeight: tokens.fontWeightSemibold },
  quiet: { flexShrink: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  missing: { flexShrink: 0, color: tokens.colorStatusWarningForeground1, fontSize: tokens.fontSizeBase200 },
  count: { marginLeft: 'auto' },
  // A phone has room for the name.
  wide: { '@media (max-width: 639px)': { display: 'none' } },
});

/** A category in the tree: its picture, its name, the languages that it has none in, and the merchants of its branch. */
export function CategoryLine({ item: { name, row }, isHit }: { item: CategoryItem; isHit: boolean }) {
  const styles = useStyles();
  const figure = useFigureStyles();
  const lacks = [row.name_en === null && 'en', row.name_uz === null && 'uz'].filter(Boolean).join(', ');
  return (
    <>
      {row.image_url !== null && <img className={styles.picture} src={row.image_url} alt="" loading="lazy" />}
      <span className={mergeClasses(styles.name, isHit && styles.hit)} title={name}>
        {name}
      </span>
      {lacks !== '' && (
        <span className={mergeClasses(styles.missing, styles.wide)}>
          <FormattedMessage {...missing} values={{ languages: lacks }} />
        </span>
      )}
      {row.merchants_total > 0 && (
        <span className={mergeClasses(styles.quiet, styles.count, figure.root)}>
          <FormattedMessage {...merchantCount} values={{ count: row.merchants_total }} />
        </span>
      )}
    </>
  );
}
