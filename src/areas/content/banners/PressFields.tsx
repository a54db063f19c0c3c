import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useListCategoriesQuery, type Category } from '../../../api/marketplace/categories';
import { useListProductsRows } from '../../../api/marketplace/products';
import { useListBondsRows } from '../../../api/system-user/bonds';
import type { BannerAction } from '../../../api/payment/banners';
import { AsyncField } from '../../../kit/fields/AsyncField';
import { PickField } from '../../../kit/fields/PickField';
import { SelectField } from '../../../kit/fields/SelectField';
import { TextField } from '../../../kit/fields/TextField';
import { useFormAround } from '../../../kit/form/usePanelForm';
import { useStrategyChoices } from '../../../parts/useStrategyChoices';
import { useCan } from '../../../session/can';
import { bannerAction } from './bannerTerms';
import { m } from './messages';

interface Named {
  id: number;
  name: string;
}
interface OfRecord {
  /** The record that stands, which may be off or gone. */
  own: Named | null;
}

const optionsOf = (records: readonly Named[], own: Named | null) => {
  const names = new Map([...(own ? [own] : []), ...records].map(({ id, name }) => [String(id), name]));
  return [...names].map(([value, label]) => ({ value, label }));
};

/** Each with the names above it, in the order of the tree; what is off is left out with all that is below it. */
const flat = (categories: readonly Category[], above: readonly string[] = []): Named[] =>
  categories
    .filter((one) => one.is_active)
    .flatMap(({ id, name, sub_categories: below }) => {
      const path = [...above, name];
      return [{ id, name: path.join(' → ') }, ...flat(below, path)];
    });

function CategoryField({ own }: OfRecord) {
  const source = useRecordQuery(useListCategoriesQuery());
  const options = optionsOf(flat(source.item?.categories ?? []), own);
  return (
    <AsyncField source={source}>
      <SelectField name="action_value" label={m.value} options={options} isLong required />
    </AsyncField>
  );
}

function ProductField({ own }: OfRecord) {
  const [search, setSearch] = useState('');
  const products = useListProductsRows({ limit: 20, page: 1, filters: { search, is_on_sale: true } });
  return (
    <PickField
      name="action_value"
      label={m.value}
      options={optionsOf(products.items, own)}
      onFind={setSearch}
      isFinding={products.state === 'loading'}
      required
    />
  );
}

function BondField({ own }: OfRecord) {
  const bonds = useListBondsRows({ limit: 1000, page: 1, filters: { status: ['active'] } });
  const options = optionsOf(
    bonds.items.map(({ id, code, name_ru: name }) => ({ id, name: `${code}, ${name}` })),
    own,
  );
  return (
    <AsyncField source={bonds}>
      <SelectField name="action_value" label={m.value} options={options} isLong required />
    </AsyncField>
  );
}

function StrategyField({ own }: OfRecord) {
  const { source, options } = useStrategyChoices({ own });
  return (
    <AsyncField source={source}>
      <SelectField name="action_value" label={m.value} options={options} required />
    </AsyncField>
  );
}

const records = {
  category: { right: 'catalog.query', Field: CategoryField },
  product: { right: 'catalog.query', Field: ProductField },
  bond: { right: 'bonds.query', Field: BondField },
  strategy: { right: 'strategies.query', Field: StrategyField },
} as const;

/** Where a press leads: to nothing, to an address, or to a record, which whoever may not list its kind names by its number. */
export function PressFields({ own = null }: { own?: Named | null }) {
  const { control, setValue } = useFormAround();
  const kind = useWatch({ control, name: 'action_type' }) as BannerAction;
  const holds = useCan();
  const before = useRef(kind);
  useEffect(() => {
    // What was chosen of one kind is nothing of another.
    if (before.current !== kind) setValue('action_value', '', { shouldDirty: true });
    before.current = kind;
  }, [kind, setValue]);
  return (
    <>
      <SelectField name="action_type" label={m.press} options={bannerAction.options} required />
      {kind !== 'none' && (
        <PressValue key={kind} kind={kind} own={kind === before.current ? own : null} holds={holds} />
      )}
    </>
  );
}

function PressValue({
  kind,
  own,
  holds,
}: OfRecord & { kind: Exclude<BannerAction, 'none'>; holds: (right: string) => boolean }) {
  if (kind === 'link')
    return <TextField name="action_value" label={m.value} help={m.valueHelp} maxLength={500} required />;
  const { right, Field } = records[kind];
  if (!holds(right)) return <TextField name="action_value" label={m.recordNumber} maxLength={9} required />;
  return <Field own={own} />;
}
