import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OffReason, Product, ProductLack } from '../../../api/marketplace/products';
import { useFormat } from '../../../i18n/format';
import { choices } from '../../../kit/table/choices';
import { switchStates } from '../../../parts/switchState';
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

export const saleState = switchStates(m.onSale, m.notOnSale);
export const stateOfSale = ({ off_reasons: reasons }: Pick<Product, 'off_reasons'>) =>
  reasons.length === 0 ? 'on' : 'off';

const useStyles = makeStyles({
  price: { display: 'flex', flexDirection: 'column', alignItems: 'flex-end' },
  sale: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', minWidth: 0 },
  small: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  // The card of a row on a phone has a line for each figure; the rest is in the drawer.
  aside: { '@media (max-width: 639px)': { display: 'none' } },
  line: { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

/** What it costs less than before. */
export function Discount({ percent }: { percent: number | null }) {
  const format = useFormat();
  if (percent === null) return null;
  return <FormattedMessage {...discountText} values={{ percent: format.number(percent) }} />;
}

/** What it costs; where it cost more before, that, struck through, and by how much less. */
export function Price({ product }: { product: Pick<Product, 'price' | 'old_price' | 'discount_percent'> }) {
  const styles = useStyles();
  const format = useFormat();
  return (
    <span className={styles.price}>
      {format.money(product.price)}
      {product.old_price !== null && (
        <span className={mergeClasses(styles.small, styles.aside)}>
          <s>{format.money(product.old_price)}</s> <Discount percent={product.discount_percent} />
        </span>
      )}
    </span>
  );
}

/** Whether it is on sale, and everything that keeps it from being. */
export function Sale({ product }: { product: Pick<Product, 'off_reasons'> }) {
  const styles = useStyles();
  const intl = useIntl();
  const { off_reasons: reasons } = product;
  const labels = reasons.flatMap((reason) => offReason.labelOf(reason) ?? []);
  const all = labels.map((label) => intl.formatMessage(label)).join(', ');
  return (
    <span className={styles.sale}>
      {saleState.badge(stateOfSale(product))}
      {reasons.length > 0 && (
        <span className={mergeClasses(styles.small, styles.aside, styles.line)} title={all}>
          {all}
        </span>
      )}
    </span>
  );
}
