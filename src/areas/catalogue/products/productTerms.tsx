import { makeStyles, tokens } from '@fluentui/react-components';
import { Image20Regular } from '@fluentui/react-icons';
import { FormattedMessage } from 'react-intl';
import type { OffReason, Product, ProductLack } from '../../../api/marketplace/products';
import { useFormat } from '../../../i18n/format';
import { choices } from '../../../kit/table/choices';
import { discountText, m } from './messages';

export const offReason = choices<OffReason>({
  product_off: m.productOff,
  category_off: m.categoryOff,
  parent_off: m.parentOff,
  brand_off: m.brandOff,
  out_of_stock: m.outOfStock,
  merchant_blocked: m.merchantBlocked,
});

export const productLack = choices<ProductLack>({
  uz: m.noUz,
  image: m.noImage,
  spic: m.noSpic,
  attributes: m.noAttributes,
});

export const saleState = choices<'on' | 'off'>({
  on: { label: m.onSale, tone: 'success' },
  off: { label: m.notOnSale, tone: 'neutral' },
});
export const stateOfSale = ({ off_reasons: reasons }: Pick<Product, 'off_reasons'>) =>
  reasons.length === 0 ? 'on' : 'off';

const useStyles = makeStyles({
  thumb: {
    display: 'block',
    width: '36px',
    height: '36px',
    borderRadius: tokens.borderRadiusMedium,
    objectFit: 'cover',
    backgroundColor: tokens.colorNeutralBackground3,
  },
  empty: { display: 'grid', placeItems: 'center', color: tokens.colorNeutralForeground3 },
  price: { display: 'flex', flexDirection: 'column', alignItems: 'flex-end' },
  old: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  struck: { textDecorationLine: 'line-through' },
  sale: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  reasons: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** A small picture of a list, whose name stands beside it. */
export function Thumb({ url }: { url: string | null }) {
  const styles = useStyles();
  if (url === null)
    return (
      <span className={`${styles.thumb} ${styles.empty}`}>
        <Image20Regular aria-hidden />
      </span>
    );
  return <img className={styles.thumb} src={url} alt="" loading="lazy" width={36} height={36} />;
}

/** What it costs less than before. */
export function Discount({ percent }: { percent: number | null }) {
  const format = useFormat();
  if (percent === null) return null;
  return <FormattedMessage {...discountText} values={{ percent: format.number(percent) }} />;
}

/** What it cost before, struck through, and by how much less it costs now. */
export function OldPrice({ product }: { product: Pick<Product, 'old_price' | 'discount_percent'> }) {
  const styles = useStyles();
  const format = useFormat();
  if (product.old_price === null) return null;
  return (
    <span className={styles.price}>
      <s className={styles.struck}>{format.money(product.old_price)}</s>
      <span className={styles.old}>
        <Discount percent={product.discount_percent} />
      </span>
    </span>
  );
}

/** Whether it is on sale, and everything that keeps it from being. */
export function Sale({ product }: { product: Pick<Product, 'off_reasons'> }) {
  const styles = useStyles();
  const { off_reasons: reasons } = product;
  return (
    <span className={styles.sale}>
      {saleState.badge(stateOfSale(product))}
      {reasons.map((reason) => (
        <span key={reason} className={styles.reasons}>
          {offReason.text(reason)}
        </span>
      ))}
    </span>
  );
}
