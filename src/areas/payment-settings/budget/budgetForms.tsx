import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import * as v from 'valibot';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import {
  useCreateBudgetCategoryMutation,
  useListBudgetCategoriesQuery,
  useUpdateBudgetCategoryMutation,
  type BudgetCategoryDetail,
} from '../../../api/payment/budget';
import { useListPspCategoriesQuery } from '../../../api/payment/psp';
import { t } from '../../../i18n/terms';
import { AsyncField } from '../../../kit/fields/AsyncField';
import { ColorField } from '../../../kit/fields/ColorField';
import { LanguageFields } from '../../../kit/fields/LanguageFields';
import { MultiSelectField } from '../../../kit/fields/MultiSelectField';
import { NumberField } from '../../../kit/fields/NumberField';
import { RadioField, SelectField } from '../../../kit/fields/SelectField';
import { SwitchField } from '../../../kit/fields/SwitchField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { useFormAround, usePanelForm } from '../../../kit/form/usePanelForm';
import { CopyRussian } from '../../../parts/texts/CopyRussian';
import { staleNotes } from '../../../parts/texts/TextColumns';
import { useTextOf } from '../../../parts/texts/useTextOf';
import { Can } from '../../../session/can';
import { iconOptions } from '../icons';
import { m as settings } from '../messages';
import { nameValues, sentNames } from '../names';
import { budgetKind } from './budgetTerms';
import { countsElsewhere, m } from './messages';

const schema = v.object({
  ...{ name_ru: v.string(), name_en: v.string(), name_uz: v.string(), parent_id: v.string(), icon: v.string() },
  kind: v.picklist(budgetKind.values),
  ...{ color: v.string(), sequence_number: v.nullable(v.number()), is_active: v.boolean() },
  psp_category_ids: v.array(v.string()),
});
type Values = v.InferOutput<typeof schema>;
// What a colleague has put into another category meanwhile.
const texts = { taken: m.taken };

const valuesOf = (one: BudgetCategoryDetail): Values => ({
  ...nameValues(one),
  ...{ parent_id: one.parent === null ? '' : String(one.parent.id), icon: one.icon, kind: one.kind, color: one.color },
  ...{ sequence_number: one.sequence_number, is_active: one.is_active },
  psp_category_ids: one.psp_categories.map(({ id }) => String(id)),
});

const bodyOf = ({
  name_ru,
  name_en,
  name_uz,
  parent_id: parent,
  psp_category_ids: psp,
  sequence_number: place,
  ...rest
}: Partial<Values>) => ({
  ...rest,
  ...(typeof place === 'number' && { sequence_number: place }),
  ...sentNames({ name_ru, name_en, name_uz }),
  ...(parent !== undefined && { parent_id: parent === '' ? null : Number(parent) }),
  ...(psp !== undefined && { psp_category_ids: psp.map(Number) }),
});

/** What a category may stand in: one of the first level and of its own kind. */
function ParentField({ own }: { own?: number }) {
  const form = useFormAround();
  const kind = useWatch({ control: form.control, name: 'kind' }) as Values['kind'];
  const source = useRecordQuery(useListBudgetCategoriesQuery({ kind, limit: 1000 }), kind);
  const textOf = useTextOf();
  const parents = source.item?.categories.filter(({ id, parent }) => parent === null && id !== own) ?? [];
  return (
    <AsyncField source={source}>
      <SelectField
        name="parent_id"
        label={m.parent}
        options={parents.map((one) => ({ value: String(one.id), label: textOf(one, 'name') }))}
      />
    </AsyncField>
  );
}

/** A payment counts once: what counts in another category is said so, and not chosen here. */
function PspField({ own }: { own?: number }) {
  const intl = useIntl();
  const budget = useListBudgetCategoriesQuery({ limit: 1000 });
  const source = useRecordQuery(useListPspCategoriesQuery({ limit: 1000 }), 'all');
  const textOf = useTextOf();
  const options = source.item?.categories.map((one) => {
    const value = String(one.id);
    const name = textOf(one, 'name');
    const holder = budget.data?.categories.find(
      ({ id, psp_categories: counted }) => id !== own && counted.some((psp) => psp.id === one.id),
    );
    if (holder === undefined) return { value, label: name };
    const label = intl.formatMessage(countsElsewhere, { name, category: textOf(holder, 'name') });
    return { value, label, isHeld: true };
  });
  return (
    <AsyncField source={source}>
      <MultiSelectField name="psp_category_ids" label={m.psp} options={options ?? []} />
    </AsyncField>
  );
}

/** `of` is the category that is changed. */
function Fields({ of }: { of?: BudgetCategoryDetail }) {
  const own = of?.id;
  return (
    <>
      <LanguageFields name="name" label={m.name} notes={of && staleNotes(of.stale)} maxLength={80} required />
      <CopyRussian names={['name']} />
      <RadioField name="kind" label={m.kind} options={budgetKind.options} required />
      <ParentField own={own} />
      <SelectField name="icon" label={m.icon} options={iconOptions} required />
      <ColorField name="color" label={m.color} required />
      <NumberField
        name="sequence_number"
        label={m.place}
        help={own === undefined ? m.placeHelp : undefined}
        min={1}
        max={1000}
        required={own !== undefined}
      />
      <Can do="psp.query">
        <PspField own={own} />
      </Can>
      <SwitchField name="is_active" label={settings.switch} />
    </>
  );
}

/** Makes a category. */
export function NewBudgetCategory({ onClose }: { onClose: () => void }) {
  const [create] = useCreateBudgetCategoryMutation();
  const values: Values = {
    ...{ name_ru: '', name_en: '', name_uz: '', parent_id: '', icon: 'shop', kind: 'expense' as const, color: '' },
    ...{ sequence_number: null, is_active: true, psp_category_ids: [] },
  };
  const form = usePanelForm({ id: 'newBudgetCategory', schema, texts, values });
  return (
    <FormDrawer
      title={m.add}
      form={form}
      submit={t.create}
      done={settings.saved}
      size="large"
      onClose={onClose}
      onSubmit={(filled) => {
        const { kind, name_ru, icon, color } = filled;
        return create({ body: { ...bodyOf(filled), kind, name_ru, icon, color } }).unwrap();
      }}
    >
      <Fields />
    </FormDrawer>
  );
}

/** Changes a category. */
export function EditBudgetCategory({ category, onClose }: { category: BudgetCategoryDetail; onClose: () => void }) {
  const [update] = useUpdateBudgetCategoryMutation();
  const form = usePanelForm({
    id: `editBudgetCategory:${category.id}`,
    schema,
    texts,
    version: category.version,
    values: valuesOf(category),
    fromRecord: valuesOf,
  });
  return (
    <FormDrawer
      title={m.edit}
      form={form}
      done={settings.saved}
      size="large"
      onClose={onClose}
      onSubmit={async (_, { changed, version = category.version }) => {
        if (Object.keys(changed).length > 0)
          await update({ id: category.id, 'If-Match': version, body: bodyOf(changed) }).unwrap();
      }}
    >
      <Fields of={category} />
    </FormDrawer>
  );
}
