import { useState } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useListCategoriesQuery, type Category } from '../../api/marketplace/categories';
import { useListProductsRows } from '../../api/marketplace/products';
import { useListStoriesRows } from '../../api/payment/stories';
import { useListBondsRows } from '../../api/system-user/bonds';
import { AsyncField } from '../../kit/fields/AsyncField';
import { PickField } from '../../kit/fields/PickField';
import { SelectField } from '../../kit/fields/SelectField';
import { TextField } from '../../kit/fields/TextField';
import { useCan } from '../../session/can';
import { useTextOf } from '../texts/useTextOf';
import { useStrategyChoices } from '../useStrategyChoices';

interface Named {
  id: number;
  name: string;
}
interface OfRecord {
  /** What the record is called in the form. */
  label: MessageDescriptor;
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

function CategoryField({ label, own }: OfRecord) {
  const source = useRecordQuery(useListCategoriesQuery());
  const options = optionsOf(flat(source.item?.categories ?? []), own);
  return (
    <AsyncField source={source}>
      <SelectField name="action_value" label={label} options={options} isLong required />
    </AsyncField>
  );
}

function ProductField({ label, own }: OfRecord) {
  const [search, setSearch] = useState('');
  const products = useListProductsRows({ limit: 20, page: 1, filters: { search, is_on_sale: true } });
  return (
    <AsyncField source={products}>
      <PickField
        name="action_value"
        label={label}
        options={optionsOf(products.items, own)}
        onFind={setSearch}
        isFinding={products.state === 'loading'}
        required
      />
    </AsyncField>
  );
}

function BondField({ label, own }: OfRecord) {
  const textOf = useTextOf();
  const bonds = useListBondsRows({ limit: 1000, page: 1, filters: { status: ['active'] } });
  const options = optionsOf(
    bonds.items.map((bond) => ({ id: bond.id, name: `${bond.code}, ${textOf(bond, 'name')}` })),
    own,
  );
  return (
    <AsyncField source={bonds}>
      <SelectField name="action_value" label={label} options={options} isLong required />
    </AsyncField>
  );
}

function StrategyField({ label, own }: OfRecord) {
  const { source, options } = useStrategyChoices({ own });
  return (
    <AsyncField source={source}>
      <SelectField name="action_value" label={label} options={options} required />
    </AsyncField>
  );
}

function StoryField({ label, own }: OfRecord) {
  const stories = useListStoriesRows({ limit: 1000, page: 1, filters: { state: ['live', 'planned'] } });
  const textOf = useTextOf();
  const options = optionsOf(
    stories.items.map((one) => ({ id: one.id, name: textOf(one, 'title') })),
    own,
  );
  return (
    <AsyncField source={stories}>
      <SelectField name="action_value" label={label} options={options} isLong required />
    </AsyncField>
  );
}

const records = {
  category: { right: 'catalog.query', Field: CategoryField },
  product: { right: 'catalog.query', Field: ProductField },
  bond: { right: 'bonds.query', Field: BondField },
  strategy: { right: 'strategies.query', Field: StrategyField },
  story: { right: 'stories.query', Field: StoryField },
} as const;
type RecordKind = keyof typeof records;

/** Whether what a press opens is a record that can be chosen from a list. */
export const isRecordKind = (kind: string): kind is RecordKind => Object.hasOwn(records, kind);

interface Props extends OfRecord {
  kind: RecordKind;
  /** What the number is called, for whoever may not list records of the kind. */
  numberLabel: MessageDescriptor;
}

/** The record that a press opens, `action_value` of the form: chosen from those that customers can see, or named by its number. */
export function PressRecordField({ kind, label, numberLabel, own }: Props) {
  const holds = useCan();
  const { right, Field } = records[kind];
  if (!holds(right)) return <TextField name="action_value" label={numberLabel} maxLength={9} required />;
  return <Field label={label} own={own} />;
}
