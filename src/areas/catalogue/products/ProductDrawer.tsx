import { makeStyles, tokens } from '@fluentui/react-components';
import { Delete20Regular, Edit20Regular, Phone20Regular, Tag20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useListProductsQuery, type Instalment, type Product } from '../../../api/marketplace/products';
import { t } from '../../../i18n/terms';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { Section } from '../../../kit/detail/Section';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { Fact } from '../../../kit/values/Facts';
import type { Loaded } from '../../../lib/rows';
import { rowsOf } from '../../../lib/rows';
import { About } from '../../../parts/About';
import type { HistoryRow } from '../../../parts/RecordHistory';
import { RecordDrawer } from '../../../parts/RecordDrawer';
import { RecordLink } from '../../../parts/RecordLink';
import { noSuchRecord } from '../../../parts/record/useRecordId';
import { addressOf, href } from '../../../routes/href';
import { Can, useCan } from '../../../session/can';
import { m as catalogue } from '../messages';
import { productJournal } from './journalWords';
import { m, titleOf } from './messages';
import { Discount, productLack, Sale } from './productTerms';

const EditProduct = lazyComponent(async () => (await import('./productForms')).EditProduct);
const SetOldPrice = lazyComponent(async () => (await import('./productForms')).SetOldPrice);
const RemoveProduct = lazyComponent(async () => (await import('./productForms')).RemoveProduct);

const ProductPreview = lazyComponent(async () => (await import('./ProductPreview')).ProductPreview, 'parts', 'preview');

const dialogs = ['edit', 'oldPrice', 'remove', 'preview'] as const;

const useStyles = makeStyles({
  picture: {
    display: 'block',
    width: '120px',
    height: '120px',
    borderRadius: tokens.borderRadiusLarge,
    objectFit: 'cover',
    backgroundColor: tokens.colorNeutralBackground3,
  },
});

type Shown = Product & { history: readonly HistoryRow[]; instalments: readonly Instalment[]; is_ordered: boolean };

/** One product, by the list that is asked for it alone; one that is not there is said to be gone. */
function useProduct(id: number): Loaded<Shown> {
  const { item: page, ...result } = useRecordQuery(useListProductsQuery({ id, offset: 0, limit: 1 }), id);
  const product = page?.products[0];
  if (page !== undefined && product === undefined) return { ...result, item: undefined, failure: noSuchRecord };
  return {
    ...result,
    item: product && {
      ...product,
      history: page?.history ?? [],
      instalments: page?.instalments ?? [],
      is_ordered: page?.is_ordered ?? false,
    },
  };
}

/** One product: what it is, whether it is on sale, what it costs by instalments, and who did what with it. */
export function ProductDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const intl = useIntl();
  const holds = useCan();
  const { dialog, open, close, closeFor } = useDialogParam(dialogs);
  const result = useProduct(id);
  const { item } = result;
  return (
    <>
      <RecordDrawer
        id={id}
        title={item?.name ?? intl.formatMessage(titleOf, { id })}
        words={productJournal}
        result={result}
        onClose={onClose}
        badges={(one) => <Sale product={one} />}
        actions={(one) => (
          <>
            <Can do="catalog.update">
              <Action label={t.edit} verb="edit" icon={Edit20Regular} onSelect={() => open('edit')} />
              <Action label={m.setOldPrice} icon={Tag20Regular} onSelect={() => open('oldPrice')} />
            </Can>
            <Action label={catalogue.preview} icon={Phone20Regular} onSelect={() => open('preview')} />
            <ActionMenu label={t.actions}>
              <Can do="catalog.delete">
                <Action
                  label={t.remove}
                  icon={Delete20Regular}
                  tone="danger"
                  disabledReason={one.is_ordered && m.isOrdered}
                  onSelect={() => open('remove')}
                />
              </Can>
            </ActionMenu>
            {/* Within the drawer: what stands beside it is not to be pressed while it is open. */}
            <Suspense>
              {dialog?.name === 'remove' && holds('catalog.delete') && (
                <RemoveProduct
                  product={one}
                  isOrdered={one.is_ordered}
                  onClose={close}
                  onGone={() => closeFor(onClose)}
                />
              )}
            </Suspense>
          </>
        )}
      >
        {(one) => <ProductFacts product={one} />}
      </RecordDrawer>
      {item && dialog && (
        <Suspense>
          {dialog.name === 'preview' && <ProductPreview product={item} onClose={close} />}
          {dialog.name === 'edit' && holds('catalog.update') && <EditProduct product={item} onClose={close} />}
          {dialog.name === 'oldPrice' && holds('catalog.update') && <SetOldPrice product={item} onClose={close} />}
        </Suspense>
      )}
    </>
  );
}

const columns: Column<Instalment & { id: number }>[] = [
  fieldColumn('month_count', m.months, { as: 'number', important: true, width: 80 }),
  fieldColumn('percent', m.markup, { as: 'number', width: 80 }),
  fieldColumn('monthly', m.monthly, { as: 'money', important: true, width: 128 }),
  fieldColumn('last', m.lastPayment, { as: 'money', width: 136 }),
  fieldColumn('total', m.total, { as: 'money', important: true, width: 128 }),
];

function ProductFacts({ product }: { product: Shown }) {
  const styles = useStyles();
  const { image_url: image } = product;
  return (
    <>
      {image !== null && <img className={styles.picture} src={image} alt={product.model.name} />}
      <About>
        <Fact label={m.price} value={product.price} as="money" />
        <Fact label={m.oldPrice} value={product.old_price} as="money" optional />
        <Fact
          label={m.discount}
          value={product.discount_percent === null ? null : <Discount percent={product.discount_percent} />}
          optional
        />
        <Fact label={m.stock} value={product.stock} as="number" />
        <Fact label={m.merchant}>
          <RecordLink to={href('merchants.one', { id: String(product.merchant.id) })} permission="merchants.get">
            {product.merchant.name}
          </RecordLink>
        </Fact>
        <Fact label={m.model}>
          <RecordLink
            to={addressOf('catalogue.models', {}, { model: String(product.model.id) })}
            permission="catalog.get"
          >
            {product.model.name}
          </RecordLink>
        </Fact>
        <Fact label={m.category} value={product.category.name} />
        <Fact label={m.brand} value={product.brand.name} />
        <Fact label={m.sku} value={product.sku} />
        <Fact label={m.barcode} value={product.barcode} optional />
        <Fact label={m.spic} value={product.spic} as="ikpu" />
        <Fact label={m.packageCode} value={product.package_code} optional />
        {product.lacks.length > 0 && (
          <Fact label={m.lacks}>
            {product.lacks.map((lack) => (
              <div key={lack}>{productLack.text(lack)}</div>
            ))}
          </Fact>
        )}
        <Fact label={m.priceChanged} value={product.price_changed_at} as="dateTime" />
        <Fact label={m.madeAt} value={product.created_at} as="dateTime" />
      </About>
      <Section id="instalments" title={m.instalments}>
        {product.instalments.length === 0 ? (
          <FormattedMessage {...m.noInstalments} />
        ) : (
          <DataTable
            rows={rowsOf(product.instalments.map((one, at) => ({ ...one, id: at + 1 })))}
            columns={columns}
            empty={m.noInstalments}
            label={m.instalments}
          />
        )}
      </Section>
    </>
  );
}
