import { Button } from '@fluentui/react-components';
import { useMemo, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import * as v from 'valibot';
import { useListModelsRows } from '../../../api/marketplace/models';
import {
  useCreateProductMutation,
  useDeleteProductMutation,
  useSetOldPriceMutation,
  useUpdateProductMutation,
  type Product,
  type ProductChange,
} from '../../../api/marketplace/products';
import { ConfirmDelete } from '../../../kit/actions/ConfirmAction';
import { useAsyncAction } from '../../../kit/actions/useAsyncAction';
import { FailureBar } from '../../../kit/feedback/FailureBar';
import { AsyncField } from '../../../kit/fields/AsyncField';
import { MoneyField } from '../../../kit/fields/MoneyField';
import { IkpuField } from '../../../kit/fields/identifierFields';
import { NumberField } from '../../../kit/fields/NumberField';
import { PickField } from '../../../kit/fields/PickField';
import { SwitchField } from '../../../kit/fields/SwitchField';
import { TextField } from '../../../kit/fields/TextField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { t } from '../../../i18n/terms';
import { toFailure } from '../../../lib/failure';
import { isLessMoney, isMoney } from '../../../lib/money';
import { MerchantField } from '../../../parts/MerchantField';
import { m as catalogue } from '../messages';
import { m } from './messages';

interface Values {
  name: string;
  price: string;
  sku: string;
  barcode: string;
  spic: string;
  package_code: string;
  stock: number | null;
  is_active: boolean;
}
const blank: Values = {
  ...{ name: '', price: '', sku: '', barcode: '', spic: '', package_code: '', stock: null, is_active: false },
};
const valuesOf = (one: Product) => ({
  ...{ name: one.name, price: one.price, sku: one.sku, barcode: one.barcode ?? '', spic: one.spic ?? '' },
  ...{ package_code: one.package_code ?? '', stock: one.stock as number | null, is_active: one.is_active },
  // Sent beside a typed stock: orders move the stock and leave the version alone.
  stock_before: one.stock,
});

type Changed = ReturnType<typeof valuesOf>;

/** Empty codes are none. */
function bodyOf({ barcode, spic, package_code, stock, stock_before, ...rest }: Partial<Changed>): ProductChange {
  const code = (text: string) => (text.trim() === '' ? null : text);
  return {
    ...rest,
    ...(barcode !== undefined && { barcode: code(barcode) }),
    ...(spic !== undefined && { spic: code(spic) }),
    ...(package_code !== undefined && { package_code: code(package_code) }),
    ...(typeof stock === 'number' && { stock, ...(stock_before !== undefined && { stock_before }) }),
  };
}

const texts = { oldPrice: m.oldPriceHelp };

/** A product that is there has a stock; a new one has none until it is typed. */
function ProductFields({ isNew = false }: { isNew?: boolean }) {
  return (
    <>
      <TextField name="name" label={m.name} maxLength={200} required />
      <MoneyField name="price" label={m.price} required />
      <TextField name="sku" label={m.sku} maxLength={60} required />
      <IkpuField name="spic" label={m.spic} help={m.spicHelp} />
      <TextField name="package_code" label={m.packageCode} maxLength={20} />
      <TextField name="barcode" label={m.barcode} help={m.barcodeHelp} maxLength={40} />
      <NumberField name="stock" label={m.stock} help={m.stockHelp} min={0} max={1_000_000} required={!isNew} />
      <SwitchField name="is_active" label={m.isOn} help={m.onHelp} />
    </>
  );
}

const found = (search: string) => ({ limit: 20, page: 1, filters: { search } });

/** The model that is offered, out of all of them. */
function ModelField() {
  const [text, setText] = useState('');
  const models = useListModelsRows(found(text));
  const options = useMemo(
    () => models.items.map(({ id, name, brand }) => ({ value: String(id), label: `${brand.name} ${name}` })),
    [models.items],
  );
  const isFinding = models.state === 'loading';
  return (
    <AsyncField source={models}>
      <PickField name="model_id" label={m.model} options={options} onFind={setText} isFinding={isFinding} required />
    </AsyncField>
  );
}

/** Makes a product of a merchant; of the one whose list it is made from, where that is one. */
export function NewProduct({ merchantId, onClose }: { merchantId?: number; onClose: () => void }) {
  const [create] = useCreateProductMutation();
  const form = usePanelForm({
    id: `newProduct:${merchantId ?? ''}`,
    values: { ...blank, old_price: '', model_id: '', merchant_id: merchantId === undefined ? '' : String(merchantId) },
  });
  return (
    <FormDrawer
      title={m.new}
      form={form}
      submit={t.create}
      done={catalogue.saved}
      onClose={onClose}
      onSubmit={({ model_id: model, merchant_id: merchant, old_price: old, ...values }) =>
        create({
          body: {
            ...(bodyOf(values) as ReturnType<typeof bodyOf> & Pick<Values, 'name' | 'price' | 'sku'>),
            model_id: Number(model),
            merchant_id: Number(merchant),
            ...(isMoney(old) && { old_price: old }),
          },
        }).unwrap()
      }
    >
      <ModelField />
      {merchantId === undefined && <MerchantField label={m.merchant} />}
      <ProductFields isNew />
      <MoneyField name="old_price" label={m.oldPrice} help={m.oldPriceHelp} />
    </FormDrawer>
  );
}

interface Props {
  product: Product;
  onClose: () => void;
}

/** Changes a product. A price that reaches the old one offers to take the old one away first. */
export function EditProduct({ product, onClose }: Props) {
  const [update] = useUpdateProductMutation();
  const [setOld] = useSetOldPriceMutation();
  const [mustClear, setMustClear] = useState(false);
  const form = usePanelForm({
    id: `editProduct:${product.id}`,
    values: valuesOf(product),
    version: product.version,
    fromRecord: valuesOf,
  });
  const { version: seen } = form;
  // On the version that the form was filled in from: what a colleague changed since is refused here, and not written over later.
  const clear = async () => {
    const version = seen.current ?? product.version;
    const body = { old_price: null };
    seen.current = (await setOld({ id: product.id, 'If-Match': version, body }).unwrap()).version;
    setMustClear(false);
  };
  // Whoever saves while the old price is still on its way out saves upon the version without it.
  const underWay = useRef<Promise<void>>(undefined);
  // Says which of both was saved: the form around it is not yet.
  const clearing = useAsyncAction(() => (underWay.current = clear()), m.oldPriceSaved);
  return (
    <FormDrawer
      title={m.edit}
      form={form}
      done={catalogue.saved}
      onClose={onClose}
      onSubmit={async ({ stock_before }, { changed }) => {
        const body = bodyOf({ ...changed, stock_before });
        if (Object.keys(body).length === 0) return;
        // That it stays is told where it was asked for; the price is then refused once more.
        await underWay.current?.catch(() => undefined);
        try {
          await update({ id: product.id, 'If-Match': seen.current ?? product.version, body }).unwrap();
        } catch (error) {
          if (toFailure(error).fields?.['price'] === 'old_price_not_above') setMustClear(true);
          throw error;
        }
      }}
    >
      {mustClear && product.old_price !== null && (
        <div role="alert">
          <p>
            <FormattedMessage {...m.clearText} />
          </p>
          <Button size="small" disabled={clearing.isBusy} onClick={clearing.start}>
            <FormattedMessage {...m.clearFirst} />
          </Button>
          {clearing.failure && <FailureBar failure={clearing.failure} />}
        </div>
      )}
      <ProductFields />
    </FormDrawer>
  );
}

/** Says what a product cost before, or that it cost no more. */
export function SetOldPrice({ product, onClose }: Props) {
  const { price } = product;
  const [setOld] = useSetOldPriceMutation();
  const above = useMemo(
    () =>
      v.pipe(
        v.custom<{ old_price: string }>(() => true),
        v.forward(
          v.check(({ old_price: old }) => old === '' || !isMoney(old) || isLessMoney(price, old), 'oldPrice'),
          ['old_price'],
        ),
      ),
    [price],
  );
  const form = usePanelForm({
    id: `oldPrice:${product.id}`,
    schema: above,
    texts,
    values: { old_price: product.old_price ?? '' },
    version: product.version,
    fromRecord: (one: Product) => ({ old_price: one.old_price ?? '' }),
  });
  return (
    <FormDrawer
      title={m.setOldPrice}
      form={form}
      done={catalogue.saved}
      onClose={onClose}
      onSubmit={({ old_price: old }, { version = product.version }) =>
        setOld({ id: product.id, 'If-Match': version, body: { old_price: old === '' ? null : old } }).unwrap()
      }
    >
      <MoneyField name="old_price" label={m.oldPrice} help={m.oldPriceHelp} />
    </FormDrawer>
  );
}

interface Removed extends Props {
  isOrdered: boolean;
  onGone: () => void;
}
/** Removes a product that nobody has ordered. One that is ordered while the question stands is said to be, beside the refusal. */
export function RemoveProduct({ product, isOrdered, onClose, onGone }: Removed) {
  const [remove] = useDeleteProductMutation();
  return (
    <ConfirmDelete
      done={t.removed}
      run={async () => {
        await remove({ id: product.id, 'If-Match': product.version }).unwrap();
        onGone();
      }}
      onClose={onClose}
    >
      {product.name}
      {isOrdered && (
        <p>
          <FormattedMessage {...m.isOrdered} />
        </p>
      )}
    </ConfirmDelete>
  );
}
