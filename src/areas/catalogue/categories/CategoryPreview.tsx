import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import type { CategoryDetail } from '../../../api/marketplace/categories';
import { useListProductsRows, type Product } from '../../../api/marketplace/products';
import { useFormat } from '../../../i18n/format';
import { FailureNote } from '../../../kit/feedback/FailureNote';
import { SectionSkeleton } from '../../../kit/feedback/skeletons';
import type { Rows } from '../../../lib/rows';
import { Note } from '../../../parts/Note';
import { customerText, isLacking } from '../../../parts/preview/customerText';
import type { CustomerLanguage } from '../../../parts/preview/Phone';
import { PhonePreview } from '../../../parts/preview/PhonePreview';
import { customer, customerSum } from '../customerWords';
import { m } from './messages';

const useStyles = makeStyles({
  banner: {
    display: 'block',
    width: '100%',
    aspectRatio: '3 / 1',
    objectFit: 'cover',
    backgroundColor: tokens.colorNeutralBackground3,
  },
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalL,
    overflowWrap: 'anywhere',
  },
  name: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  heading: { margin: 0, fontSize: tokens.fontSizeBase300 },
  grid: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: tokens.spacingHorizontalM,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  tile: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    minWidth: 0,
    padding: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  image: {
    display: 'block',
    width: '100%',
    aspectRatio: '1 / 1',
    borderRadius: tokens.borderRadiusMedium,
    objectFit: 'cover',
    backgroundColor: tokens.colorNeutralBackground4,
  },
  price: { fontWeight: tokens.fontWeightSemibold },
  quiet: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** A category as the customer's phone shows it: what is on right under it, and some of what is on sale there. */
export function CategoryPreview({ category, onClose }: { category: CategoryDetail; onClose: () => void }) {
  const shown = category.children.filter((child) => child.is_active);
  const isSeen = category.is_active && category.hidden_by === null;
  return (
    <PhonePreview
      lacks={(language) => [category, ...shown].some((one) => isLacking(one, 'name', language))}
      note={
        !isSeen && (
          <Note isWarning>
            <FormattedMessage {...m.unseen} />
          </Note>
        )
      }
      onClose={onClose}
    >
      {(language) => <Shown category={category} language={language} />}
    </PhonePreview>
  );
}

const mostGoods = 6;

function Shown({ category, language }: { category: CategoryDetail; language: CustomerLanguage }) {
  const styles = useStyles();
  const goods = useListProductsRows({
    ...{ limit: mostGoods, page: 1 },
    filters: { category_id: category.id, is_on_sale: true },
  });
  const children = category.children.filter((child) => child.is_active);
  return (
    <>
      {category.image && <img className={styles.banner} src={category.image.url} alt="" />}
      <div className={styles.body}>
        <h3 className={styles.name}>{customerText(category, 'name', language)}</h3>
        {children.length > 0 && (
          <ul className={styles.grid}>
            {children.map((child) => (
              <li key={child.id} className={styles.tile}>
                <Picture url={child.image_url} />
                {customerText(child, 'name', language)}
              </li>
            ))}
          </ul>
        )}
        <h4 className={styles.heading}>
          <FormattedMessage {...customer.goods} />
        </h4>
        <Goods of={goods} />
      </div>
    </>
  );
}

/** Names stand under one another whether there is a picture or not. */
function Picture({ url }: { url: string | null }) {
  const styles = useStyles();
  return url === null ? (
    <span className={styles.image} />
  ) : (
    <img className={styles.image} src={url} alt="" loading="lazy" />
  );
}

function Goods({ of: { state, items, failure, retry } }: { of: Rows<Product> }) {
  const styles = useStyles();
  if (state === 'failed' && failure) return <FailureNote failure={failure} retry={retry} />;
  if (state === 'loading') return <SectionSkeleton />;
  if (items.length === 0)
    return (
      <p className={styles.quiet}>
        <FormattedMessage {...customer.noGoods} />
      </p>
    );
  return (
    <ul className={styles.grid}>
      {items.map((one) => (
        <Offer key={one.id} product={one} />
      ))}
    </ul>
  );
}

function Offer({ product: { image_url: image, name, price, old_price: old } }: { product: Product }) {
  const styles = useStyles();
  const format = useFormat();
  return (
    <li className={styles.tile}>
      <Picture url={image} />
      {name}
      <span className={styles.price}>
        <FormattedMessage {...customerSum} values={{ amount: format.money(price) }} />
      </span>
      {old !== null && <s className={styles.quiet}>{format.money(old)}</s>}
    </li>
  );
}
