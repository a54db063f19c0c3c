import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { EyeOff16Regular } from '@fluentui/react-icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../../i18n/format';
import { useFigureStyles } from '../../../kit/foundation/figureStyles';
import { Thumbnail } from '../../../kit/photos/Thumbnail';
import { m as catalogue } from '../messages';
import { lackingOf } from '../names';
import type { CategoryItem } from './categoryItems';
import { lineShare, shareOf } from './Completeness';
import { hiddenBy, lineModels, lineProducts } from './messages';

const useStyles = makeStyles({
  name: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  hit: { fontWeight: tokens.fontWeightSemibold },
  unseen: { color: tokens.colorNeutralForeground3 },
  off: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXXS, flexShrink: 0 },
  quiet: { flexShrink: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  missing: {
    display: 'inline-flex',
    gap: tokens.spacingHorizontalS,
    flexShrink: 0,
    color: tokens.colorStatusWarningForeground1,
    fontSize: tokens.fontSizeBase200,
  },
  counts: { display: 'flex', gap: tokens.spacingHorizontalM, marginLeft: 'auto' },
  count: { minWidth: '88px', textAlign: 'right' },
  share: { minWidth: '48px', textAlign: 'right' },
  poor: { color: tokens.colorStatusWarningForeground1 },
  // A phone has room for the name.
  wide: { '@media (max-width: 639px)': { display: 'none' } },
});

/** A branch of which fewer products are complete is marked. */
const half = 50;

/** A category in the tree: its picture and name, the languages it lacks, why it is not seen, what its branch holds and how complete that is. */
export function CategoryLine({ item: { name, row, hiddenBy: parent }, isHit }: { item: CategoryItem; isHit: boolean }) {
  const styles = useStyles();
  const figure = useFigureStyles();
  const intl = useIntl();
  const format = useFormat();
  const lacks = lackingOf(row);
  const share = shareOf(row);
  const isSeen = row.is_active && parent === undefined;
  return (
    <>
      <Thumbnail url={row.image_url} width={28} height={28} />
      <span className={mergeClasses(styles.name, isHit && styles.hit, !isSeen && styles.unseen)} title={name}>
        {name}
      </span>
      {!isSeen && (
        <span className={mergeClasses(styles.quiet, styles.off)}>
          <EyeOff16Regular aria-hidden />
          <span className={styles.wide}>
            {row.is_active && parent !== undefined ? (
              <FormattedMessage {...hiddenBy} values={{ name: parent }} />
            ) : (
              <FormattedMessage {...catalogue.off} />
            )}
          </span>
        </span>
      )}
      {lacks.length > 0 && (
        <span className={mergeClasses(styles.missing, styles.wide)}>
          {lacks.map((language) => (
            <FormattedMessage key={language} {...(language === 'en' ? catalogue.lacksEn : catalogue.lacksUz)} />
          ))}
        </span>
      )}
      {row.models_total > 0 && (
        <span className={mergeClasses(styles.quiet, styles.counts, styles.wide, figure.root)}>
          <span className={styles.count}>
            <FormattedMessage {...lineModels} values={{ count: row.models_total }} />
          </span>
          <span className={styles.count}>
            <FormattedMessage {...lineProducts} values={{ count: row.products_total }} />
          </span>
          <span
            className={mergeClasses(styles.share, share !== undefined && share < half && styles.poor)}
            title={share === undefined ? undefined : intl.formatMessage(lineShare, { share: format.number(share) })}
          >
            {share === undefined ? null : format.percent(share)}
          </span>
        </span>
      )}
    </>
  );
}
