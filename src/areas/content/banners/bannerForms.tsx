import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import {
  useCreateBannerMutation,
  useUpdateBannerMutation,
  useUploadContentPicture,
  type BannerChange,
  type BannerDetail,
  type BannerPlace,
} from '../../../api/payment/banners';
import { DateField } from '../../../kit/fields/DateField';
import { LanguageFields } from '../../../kit/fields/LanguageFields';
import { NumberField } from '../../../kit/fields/NumberField';
import { SelectField } from '../../../kit/fields/SelectField';
import { SwitchField } from '../../../kit/fields/SwitchField';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { useFormAround, usePanelForm } from '../../../kit/form/usePanelForm';
import { PreviewedFields } from '../../../parts/preview/PreviewedFields';
import { CopyRussian } from '../../../parts/texts/CopyRussian';
import { useSentPicture } from '../../../parts/useSentPicture';
import { CutImageField } from '../../../parts/CutImageField';
import { m as content } from '../messages';
import { sentTitles, titleValues } from '../titles';
import { bannerAction, bannerPlace, shapeOf } from './bannerTerms';
import { m } from './messages';
import { PressFields } from './PressFields';

const BannerFormPreview = lazyComponent(
  async () => (await import('./BannerPreview')).BannerFormPreview,
  'parts',
  'preview',
);

const picture = v.nullable(v.union([v.string(), v.instance(File)]));
const schema = v.object({
  ...{ title_ru: v.string(), title_en: v.string(), title_uz: v.string() },
  ...{ place: v.picklist(bannerPlace.values), action_type: v.picklist(bannerAction.values), action_value: v.string() },
  ...{ start_date: v.string(), end_date: v.string(), sequence_number: v.nullable(v.number()), is_active: v.boolean() },
  ...{ image_ru: picture, image_en: picture, image_uz: picture },
});
export type Values = v.InferOutput<typeof schema>;

const blank: Values = {
  ...{ title_ru: '', title_en: '', title_uz: '', place: 'main', action_type: 'none', action_value: '' },
  ...{ start_date: '', end_date: '', sequence_number: null, is_active: false },
  ...{ image_ru: null, image_en: null, image_uz: null },
};
const valuesOf = (one: BannerDetail): Values => ({
  ...titleValues(one),
  ...{ place: one.place, action_type: one.action_type, action_value: one.action_value ?? '' },
  ...{ start_date: one.start_date, end_date: one.end_date ?? '' },
  ...{ sequence_number: one.sequence_number, is_active: one.is_active },
  ...{ image_ru: one.image_ru?.url ?? null, image_en: one.image_en?.url ?? null, image_uz: one.image_uz?.url ?? null },
});

type Plain = Partial<Omit<Values, `image_${'ru' | 'en' | 'uz'}`>>;
const bodyOf = ({
  title_ru,
  title_en,
  title_uz,
  action_value,
  end_date,
  sequence_number,
  ...rest
}: Plain): BannerChange => ({
  ...rest,
  ...sentTitles({ title_ru, title_en, title_uz }),
  ...(action_value !== undefined && { action_value: action_value.trim() || null }),
  ...(end_date !== undefined && { end_date: end_date || null }),
  ...(typeof sequence_number === 'number' && { sequence_number }),
});

/** The pictures of a banner on their way; only those that were changed are sent. */
function usePictures() {
  const upload = useUploadContentPicture();
  const pictures = { ru: useSentPicture(upload), en: useSentPicture(upload), uz: useSentPicture(upload) };
  const send = async (values: Pick<Values, 'image_ru' | 'image_en' | 'image_uz'>): Promise<BannerChange> => {
    const body: BannerChange = {};
    // One after the other: each may have ten megabytes.
    for (const language of ['ru', 'en', 'uz'] as const) {
      const id = await pictures[language].send(values[`image_${language}`]);
      if (id !== undefined) body[`image_${language}`] = id === null ? null : { id };
    }
    return body;
  };
  return { send, progress: { ru: pictures.ru.progress, en: pictures.en.progress, uz: pictures.uz.progress } };
}

const pictureLabels = { ru: content.pictureRu, en: content.pictureEn, uz: content.pictureUz };

function Fields({ progress, own }: { progress: ReturnType<typeof usePictures>['progress']; own?: BannerDetail }) {
  const { control } = useFormAround();
  const place = useWatch({ control, name: 'place' }) as BannerPlace;
  return (
    <PreviewedFields preview={BannerFormPreview} of={own}>
      <LanguageFields name="title" label={content.title} maxLength={120} required />
      <CopyRussian names={['title']} />
      <SelectField name="place" label={m.place} options={bannerPlace.options} required />
      {(['ru', 'en', 'uz'] as const).map((language) => (
        <CutImageField
          key={language}
          name={`image_${language}`}
          label={pictureLabels[language]}
          help={language === 'ru' ? m.pictureHelp : undefined}
          shapes={[shapeOf[place]]}
          progress={progress[language]}
        />
      ))}
      <PressFields own={own?.target} />
      <DateField name="start_date" label={content.start} required />
      <DateField name="end_date" label={content.end} help={content.endHelp} />
      <NumberField
        name="sequence_number"
        label={content.order}
        help={own === undefined ? content.orderHelp : undefined}
        min={1}
        max={1000}
        required={own !== undefined}
      />
      <SwitchField name="is_active" label={content.shown} />
    </PreviewedFields>
  );
}

/** Makes a banner. */
export function NewBanner({ onClose }: { onClose: () => void }) {
  const [create] = useCreateBannerMutation();
  const pictures = usePictures();
  const form = usePanelForm({ id: 'newBanner', schema, values: blank });
  return (
    <FormDrawer
      title={m.add}
      form={form}
      submit={content.create}
      done={content.saved}
      size="wide"
      onClose={onClose}
      onSubmit={async ({ image_ru, image_en, image_uz, ...values }) => {
        const { title_ru, place, action_type, start_date } = values;
        const sent = await pictures.send({ image_ru, image_en, image_uz });
        const images = Object.fromEntries(Object.entries(sent).filter(([, image]) => image !== null));
        await create({ body: { ...bodyOf(values), ...images, title_ru, place, action_type, start_date } }).unwrap();
      }}
    >
      <Fields progress={pictures.progress} />
    </FormDrawer>
  );
}

/** Changes a banner. */
export function EditBanner({ banner, onClose }: { banner: BannerDetail; onClose: () => void }) {
  const [update] = useUpdateBannerMutation();
  const pictures = usePictures();
  const form = usePanelForm({
    id: `editBanner:${banner.id}`,
    schema,
    version: banner.version,
    values: valuesOf(banner),
    fromRecord: valuesOf,
  });
  return (
    <FormDrawer
      title={m.edit}
      form={form}
      done={content.saved}
      size="wide"
      onClose={onClose}
      onSubmit={async ({ image_ru, image_en, image_uz }, { changed, version = banner.version }) => {
        const { image_ru: ru, image_en: en, image_uz: uz, ...plain } = changed;
        const images = await pictures.send({
          // An address says that the one that is there stays.
          ...{ image_ru: ru === undefined ? '' : image_ru, image_en: en === undefined ? '' : image_en },
          image_uz: uz === undefined ? '' : image_uz,
        });
        const body = { ...bodyOf(plain), ...images };
        if (Object.keys(body).length > 0) await update({ id: banner.id, 'If-Match': version, body }).unwrap();
      }}
    >
      <Fields progress={pictures.progress} own={banner} />
    </FormDrawer>
  );
}
