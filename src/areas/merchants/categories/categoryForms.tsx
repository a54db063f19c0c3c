import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import * as v from 'valibot';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import {
  useCreateMerchantCategoryMutation,
  useDeleteMerchantCategoryMutation,
  useListMerchantCategoriesQuery,
  useUpdateMerchantCategoryMutation,
  type MerchantCategoryChange,
  type MerchantCategoryDetail,
} from '../../../api/payment/merchantCategories';
import { t } from '../../../i18n/terms';
import { ConfirmDelete } from '../../../kit/actions/ConfirmAction';
import { AsyncField } from '../../../kit/fields/AsyncField';
import { LanguageFields } from '../../../kit/fields/LanguageFields';
import { NumberField } from '../../../kit/fields/NumberField';
import { SelectField } from '../../../kit/fields/SelectField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { treeOf } from '../../../kit/tree/tree';
import { square } from '../../../kit/photos/shapes';
import { CutImageField } from '../../../parts/CutImageField';
import { itemsOf, nameIn, parentOptions } from './categoryItems';
import { m } from './messages';
import { useCategoryPicture } from './useCategoryPicture';

const valuesOf = (one: MerchantCategoryDetail) => ({
  ...{ name_ru: one.name_ru, name_en: one.name_en ?? '', name_uz: one.name_uz ?? '' },
  ...{ parent_guid: one.parent_guid ?? '', position: one.position as number | null },
  image: (one.image?.url ?? null) as string | File | null,
});
type Values = ReturnType<typeof valuesOf>;

const schema = v.custom<Values>(() => true);
const texts = {};

/** Names that are empty are none; a place that is not said is the last. */
function bodyOf({ name_ru, name_en, name_uz, parent_guid, position }: Partial<Values>) {
  const blank = (text: string): string | null => (text === '' ? null : text);
  return {
    ...(name_ru !== undefined && { name_ru }),
    ...(name_en !== undefined && { name_en: blank(name_en) }),
    ...(name_uz !== undefined && { name_uz: blank(name_uz) }),
    ...(parent_guid !== undefined && { parent_guid: blank(parent_guid) }),
    ...(typeof position === 'number' && { position }),
  } satisfies Omit<MerchantCategoryChange, 'guid'>;
}

function Fields({ guid, sent }: { guid?: string; sent: number | undefined }) {
  const { locale } = useIntl();
  const source = useRecordQuery(useListMerchantCategoriesQuery({ language: 'ru' }));
  const options = useMemo(
    () => parentOptions(treeOf(itemsOf(source.item?.list ?? [], locale)), guid),
    [source.item, locale, guid],
  );
  return (
    <>
      <LanguageFields name="name" label={t.name} maxLength={120} required />
      <AsyncField source={source}>
        <SelectField name="parent_guid" label={m.parent} help={m.parentHelp} options={options} />
      </AsyncField>
      <NumberField name="position" label={m.position} help={m.positionHelp} min={1} max={5000} />
      <CutImageField name="image" label={m.image} shapes={[square]} progress={sent} />
    </>
  );
}

/** Makes a category, under another one where it was asked for there. */
export function NewCategory({ parent = '', onClose }: { parent?: string; onClose: () => void }) {
  const [create] = useCreateMerchantCategoryMutation();
  const picture = useCategoryPicture();
  const values: Values = { name_ru: '', name_en: '', name_uz: '', parent_guid: parent, position: null, image: null };
  const form = usePanelForm({ id: 'newMerchantCategory', schema, texts, values });
  return (
    <FormDrawer
      title={m.add}
      form={form}
      submit={t.create}
      done={m.created}
      size="large"
      onClose={onClose}
      onSubmit={async (filled) => {
        const image = await picture.send(filled.image);
        const body = { ...bodyOf(filled), name_ru: filled.name_ru };
        const sent = { ...body, ...(typeof image === 'string' && { image_id: image }) };
        await create({ language: 'ru', body: sent }).unwrap();
      }}
    >
      <Fields sent={picture.progress} />
    </FormDrawer>
  );
}

interface Props {
  category: MerchantCategoryDetail;
  onClose: () => void;
}

/** Changes what a category says, and where it stands. */
export function EditCategory({ category, onClose }: Props) {
  const [update] = useUpdateMerchantCategoryMutation();
  const picture = useCategoryPicture();
  const form = usePanelForm({
    id: `editMerchantCategory:${category.guid}`,
    schema,
    texts,
    values: valuesOf(category),
    version: category.version,
    fromRecord: valuesOf,
  });
  return (
    <FormDrawer
      title={m.edit}
      form={form}
      done={m.saved}
      size="large"
      onClose={onClose}
      onSubmit={async (values, { changed, version = category.version }) => {
        if (Object.keys(changed).length === 0) return;
        const image = 'image' in changed ? await picture.send(values.image) : undefined;
        const body = { guid: category.guid, ...bodyOf(changed), ...(image !== undefined && { image_id: image }) };
        await update({ language: 'ru', 'If-Match': version, body }).unwrap();
      }}
    >
      <Fields guid={category.guid} sent={picture.progress} />
    </FormDrawer>
  );
}

/** Removes a category that is empty. */
export function RemoveCategory({ category, onClose, onGone }: Props & { onGone: () => void }) {
  const { locale } = useIntl();
  const [remove] = useDeleteMerchantCategoryMutation();
  return (
    <ConfirmDelete
      done={t.removed}
      run={async () => {
        await remove({ id: category.guid, language: 'ru', 'If-Match': category.version }).unwrap();
        onGone();
      }}
      onClose={onClose}
    >
      {nameIn(locale, category)}
    </ConfirmDelete>
  );
}
