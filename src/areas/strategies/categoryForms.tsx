import * as v from 'valibot';
import {
  useCreateStrategyCategoryMutation,
  useDeleteStrategyCategoryMutation,
  useUpdateStrategyCategoryMutation,
  type StrategyCategory,
  type StrategyCategoryChange,
  type StrategyCategoryDetail,
  type StrategyCategoryNew,
} from '../../api/system-user/strategyCategories';
import { t } from '../../i18n/terms';
import { ConfirmDelete } from '../../kit/actions/ConfirmAction';
import { LanguageFields } from '../../kit/fields/LanguageFields';
import { MoneyField } from '../../kit/fields/MoneyField';
import { NumberField } from '../../kit/fields/NumberField';
import { RowsField, type FormRow } from '../../kit/fields/RowsField';
import { FormDrawer } from '../../kit/form/FormDrawer';
import { usePanelForm } from '../../kit/form/usePanelForm';
import { isLessMoney, isMoney } from '../../lib/money';
import { m } from './messages';
import { nextPeriod, periodColumns } from './periodRows';
import { periodsFault, wholePeriods } from './steps';

const valuesOf = (one: StrategyCategory) => ({
  ...{ name_ru: one.name_ru, name_en: one.name_en ?? '', name_uz: one.name_uz ?? '' },
  ...{ min_investment_amount: one.min_investment_amount, max_investment_amount: one.max_investment_amount },
  ...{ percents: one.percents as readonly FormRow[], order: one.order as number | null },
});
type Values = ReturnType<typeof valuesOf>;

const noValues: Values = {
  ...{ name_ru: '', name_en: '', name_uz: '', min_investment_amount: '', max_investment_amount: '' },
  ...{ percents: [], order: null },
};

const schema = v.pipe(
  v.custom<Values>(() => true),
  v.forward(
    v.check(
      ({ min_investment_amount: least, max_investment_amount: most }) =>
        !isMoney(least) || !isMoney(most) || !isLessMoney(most, least),
      'min_above_max',
    ),
    ['min_investment_amount'],
  ),
);
const texts = { notRising: m.notRising, pastEnd: m.pastEnd };
/** In months, the longest term that a strategy may have. */
const longest = 120;
const check = (rows: readonly FormRow[]) => periodsFault(rows, longest);

/** Names that are empty are none, and a place that is not said is the service's to give. */
function bodyOf({ name_en, name_uz, percents, order, ...rest }: Partial<Values>): StrategyCategoryChange {
  return {
    ...rest,
    ...(name_en !== undefined && { name_en: name_en === '' ? null : name_en }),
    ...(name_uz !== undefined && { name_uz: name_uz === '' ? null : name_uz }),
    ...(percents !== undefined && { percents: wholePeriods(percents) }),
    ...(typeof order === 'number' && { order }),
  };
}

function CategoryFields() {
  return (
    <>
      <LanguageFields name="name" label={t.name} maxLength={120} required />
      <MoneyField name="min_investment_amount" label={m.least} min="0.00" required />
      <MoneyField name="max_investment_amount" label={m.most} required />
      <RowsField
        name="percents"
        label={m.percents}
        columns={periodColumns}
        newRow={nextPeriod}
        check={check}
        most={120}
      />
      <NumberField name="order" label={m.order} min={1} max={1000} />
    </>
  );
}

/** Makes a category. */
export function NewCategory({ onClose }: { onClose: () => void }) {
  const [create] = useCreateStrategyCategoryMutation();
  const form = usePanelForm({ id: 'newStrategyCategory', schema, texts, values: noValues });
  return (
    <FormDrawer
      title={m.newCategory}
      form={form}
      submit={t.create}
      done={m.categoryCreated}
      size="large"
      onClose={onClose}
      // The fields ask for all that a new one needs.
      onSubmit={(values) => create({ body: bodyOf(values) as StrategyCategoryNew }).unwrap()}
    >
      <CategoryFields />
    </FormDrawer>
  );
}

interface Props {
  category: StrategyCategoryDetail;
  onClose: () => void;
}

/** Changes what a category says. */
export function EditCategory({ category, onClose }: Props) {
  const [update] = useUpdateStrategyCategoryMutation();
  const form = usePanelForm({
    id: `editStrategyCategory:${category.id}`,
    schema,
    texts,
    values: valuesOf(category),
    version: category.version,
    fromRecord: valuesOf,
  });
  return (
    <FormDrawer
      title={m.editCategory}
      form={form}
      done={m.categorySaved}
      size="large"
      onClose={onClose}
      onSubmit={async (_, { changed, version = category.version }) => {
        if (Object.keys(changed).length > 0)
          await update({ id: category.id, 'If-Match': version, body: bodyOf(changed) }).unwrap();
      }}
    >
      <CategoryFields />
    </FormDrawer>
  );
}

/** Removes a category that no strategy is in. */
export function RemoveCategory({ category, onClose, onGone }: Props & { onGone: () => void }) {
  const [remove] = useDeleteStrategyCategoryMutation();
  return (
    <ConfirmDelete
      done={t.removed}
      run={async () => {
        await remove({ id: category.id, 'If-Match': category.version }).unwrap();
        onGone();
      }}
      onClose={onClose}
    >
      {category.name}
    </ConfirmDelete>
  );
}
