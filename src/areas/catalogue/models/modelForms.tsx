import {
  useCreateModelMutation,
  useDeleteModelMutation,
  useUpdateModelMutation,
  type ModelChange,
  type ModelDetail,
  type ModelNew,
} from '../../../api/marketplace/models';
import { ConfirmDelete } from '../../../kit/actions/ConfirmAction';
import { AsyncField } from '../../../kit/fields/AsyncField';
import { LanguageFields } from '../../../kit/fields/LanguageFields';
import { SelectField } from '../../../kit/fields/SelectField';
import { TextField } from '../../../kit/fields/TextField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { t } from '../../../i18n/terms';
import { CopyRussian } from '../../../parts/texts/CopyRussian';
import { staleNotes } from '../../../parts/texts/TextColumns';
import { m as catalogue } from '../messages';
import { useBrandOptions, useCategoryOptions } from '../places';
import { m } from './messages';

const blank = { name: '', category_id: '', brand_id: '', description_ru: '', description_en: '', description_uz: '' };
type Values = typeof blank;
const valuesOf = (one: ModelDetail): Values => ({
  ...{ name: one.name, category_id: String(one.category.id), brand_id: String(one.brand.id) },
  ...{ description_ru: one.description_ru, description_en: one.description_en ?? '' },
  description_uz: one.description_uz ?? '',
});

/** An empty translation is none. */
function bodyOf({ category_id, brand_id, description_en, description_uz, ...rest }: Partial<Values>): ModelChange {
  return {
    ...rest,
    ...(category_id !== undefined && { category_id: Number(category_id) }),
    ...(brand_id !== undefined && { brand_id: Number(brand_id) }),
    ...(description_en !== undefined && { description_en: description_en === '' ? null : description_en }),
    ...(description_uz !== undefined && { description_uz: description_uz === '' ? null : description_uz }),
  };
}

/** `of` is the model that is changed. */
function ModelFields({ of }: { of?: ModelDetail }) {
  const categories = useCategoryOptions();
  const brands = useBrandOptions();
  return (
    <>
      <TextField name="name" label={m.name} maxLength={200} required />
      <AsyncField source={categories.source}>
        <SelectField name="category_id" label={m.category} options={categories.options} isLong required />
      </AsyncField>
      <AsyncField source={brands.source}>
        <SelectField name="brand_id" label={m.brand} options={brands.options} required />
      </AsyncField>
      <LanguageFields
        name="description"
        label={m.description}
        maxLength={5000}
        notes={of && staleNotes(of.stale)}
        multiline
        required
      />
      <CopyRussian names={['description']} />
    </>
  );
}

/** Makes a model; its attributes and pictures are added on its card, which opens then. */
export function NewModel({ onClose }: { onClose: (made?: ModelDetail) => void }) {
  const [create, { data: made }] = useCreateModelMutation();
  const form = usePanelForm({ id: 'newModel', values: blank });
  return (
    <FormDrawer
      title={m.new}
      form={form}
      submit={t.create}
      done={catalogue.saved}
      size="large"
      onClose={() => onClose(made)}
      // The fields ask for all that a new one needs.
      onSubmit={(values) => create({ body: bodyOf(values) as ModelNew }).unwrap()}
    >
      <ModelFields />
    </FormDrawer>
  );
}

interface Props {
  model: ModelDetail;
  onClose: () => void;
}

/** Changes where a model stands and what is said of it. */
export function EditModel({ model, onClose }: Props) {
  const [update] = useUpdateModelMutation();
  const form = usePanelForm({
    id: `editModel:${model.id}`,
    values: valuesOf(model),
    version: model.version,
    fromRecord: valuesOf,
  });
  return (
    <FormDrawer
      title={m.edit}
      form={form}
      done={catalogue.saved}
      size="large"
      onClose={onClose}
      onSubmit={async (_, { changed, version = model.version }) => {
        if (Object.keys(changed).length > 0)
          await update({ id: model.id, 'If-Match': version, body: bodyOf(changed) }).unwrap();
      }}
    >
      <ModelFields of={model} />
    </FormDrawer>
  );
}

/** Removes a model that nobody sells. */
export function RemoveModel({ model, onClose, onGone }: Props & { onGone: () => void }) {
  const [remove] = useDeleteModelMutation();
  return (
    <ConfirmDelete
      done={t.removed}
      run={async () => {
        await remove({ id: model.id, 'If-Match': model.version }).unwrap();
        onGone();
      }}
      onClose={onClose}
    >
      {model.name}
    </ConfirmDelete>
  );
}
