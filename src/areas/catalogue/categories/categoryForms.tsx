import { useMemo } from 'react';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import {
  useCreateCategoryMutation,
  useListCategoriesQuery,
  useUpdateCategoryMutation,
  type CategoryChange,
  type CategoryDetail,
} from '../../../api/marketplace/categories';
import { t } from '../../../i18n/terms';
import { AsyncField } from '../../../kit/fields/AsyncField';
import { LanguageFields } from '../../../kit/fields/LanguageFields';
import { SelectField } from '../../../kit/fields/SelectField';
import { SwitchField } from '../../../kit/fields/SwitchField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { homesOf } from '../../../kit/tree/homes';
import { treeOf } from '../../../kit/tree/tree';
import { square } from '../../../kit/photos/shapes';
import { CutImageField } from '../../../parts/CutImageField';
import { CopyRussian } from '../../../parts/texts/CopyRussian';
import { staleNotes } from '../../../parts/texts/TextColumns';
import { m as catalogue } from '../messages';
import { nameValues, sentNames } from '../names';
import { useCataloguePicture } from '../useCataloguePicture';
import { itemsOf, mostLevels } from './categoryItems';
import { m } from './messages';

const valuesOf = (one: CategoryDetail) => ({
  ...nameValues(one),
  image: (one.image?.url ?? null) as string | File | null,
});

/** Makes a category, under another one where it was asked for there. */
export function NewCategory({ parent = '', onClose }: { parent?: string; onClose: () => void }) {
  const [create] = useCreateCategoryMutation();
  const picture = useCataloguePicture();
  const source = useRecordQuery(useListCategoriesQuery());
  const options = useMemo(() => {
    const homes = homesOf(treeOf(itemsOf(source.item?.categories ?? [])), undefined, mostLevels);
    return homes.map(({ id, way }) => ({ value: id, label: way.join(' / ') }));
  }, [source.item]);
  const form = usePanelForm({
    id: 'newMarketCategory',
    values: {
      name_ru: '',
      name_en: '',
      name_uz: '',
      parent_id: parent,
      is_active: true,
      image: null as string | File | null,
    },
  });
  return (
    <FormDrawer
      title={m.add}
      form={form}
      submit={t.create}
      done={catalogue.saved}
      size="large"
      onClose={onClose}
      onSubmit={async ({ name_ru, name_en, name_uz, parent_id: under, is_active, image }) => {
        const key = await picture.send(image);
        const more = {
          ...(under !== '' && { parent_id: Number(under) }),
          ...(typeof key === 'string' && { image_key: key }),
        };
        await create({ body: { ...sentNames({ name_en, name_uz }), name_ru, is_active, ...more } }).unwrap();
      }}
    >
      <LanguageFields name="name" label={catalogue.name} maxLength={120} required />
      <CopyRussian names={['name']} />
      <AsyncField source={source}>
        <SelectField name="parent_id" label={m.parent} help={m.parentHelp} options={options} isLong />
      </AsyncField>
      <SwitchField name="is_active" label={catalogue.shown} />
      <CutImageField name="image" label={m.image} shapes={[square]} progress={picture.progress} />
    </FormDrawer>
  );
}

/** Changes what a category is called; where it stands is a move. */
export function EditCategory({ category, onClose }: { category: CategoryDetail; onClose: () => void }) {
  const [update] = useUpdateCategoryMutation();
  const picture = useCataloguePicture();
  const form = usePanelForm({
    id: `editMarketCategory:${category.id}`,
    version: category.version,
    values: valuesOf(category),
    fromRecord: valuesOf,
  });
  return (
    <FormDrawer
      title={m.edit}
      form={form}
      done={catalogue.saved}
      size="large"
      onClose={onClose}
      onSubmit={async (values, { changed: { image, ...names }, version = category.version }) => {
        const key = image === undefined ? undefined : await picture.send(values.image);
        const body: CategoryChange = { ...sentNames(names), ...(key !== undefined && { image_key: key }) };
        if (Object.keys(body).length > 0) await update({ id: category.id, 'If-Match': version, body }).unwrap();
      }}
    >
      <LanguageFields name="name" label={catalogue.name} notes={staleNotes(category.stale)} maxLength={120} required />
      <CopyRussian names={['name']} />
      <CutImageField name="image" label={m.image} shapes={[square]} progress={picture.progress} />
    </FormDrawer>
  );
}
