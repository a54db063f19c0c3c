import { makeStyles, tokens } from '@fluentui/react-components';
import * as v from 'valibot';
import { useCreateFomoMutation, useUpdateFomoMutation, type Fomo } from '../../api/payment/fomo';
import { t } from '../../i18n/terms';
import { DateField } from '../../kit/fields/DateField';
import { LanguageFields } from '../../kit/fields/LanguageFields';
import { NumberField } from '../../kit/fields/NumberField';
import { SelectField } from '../../kit/fields/SelectField';
import { SwitchField } from '../../kit/fields/SwitchField';
import { TextField } from '../../kit/fields/TextField';
import { FormDrawer } from '../../kit/form/FormDrawer';
import { usePanelForm } from '../../kit/form/usePanelForm';
import { lazyComponent } from '../../kit/foundation/lazyComponent';
import { CutImageField } from '../../parts/CutImageField';
import { PreviewedFields } from '../../parts/preview/PreviewedFields';
import { CopyRussian } from '../../parts/texts/CopyRussian';
import { useContentPicture } from '../../parts/useContentPicture';
import { fomoTrigger, pictureShape } from './fomoTerms';
import { m } from './messages';

const FomoFormPreview = lazyComponent(async () => (await import('./FomoPreview')).FomoFormPreview, 'parts', 'preview');

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalL, alignItems: 'flex-start' },
});

const schema = v.object({
  ...{ name: v.string(), title_ru: v.string(), title_en: v.string(), title_uz: v.string() },
  ...{ text_ru: v.string(), text_en: v.string(), text_uz: v.string() },
  image: v.nullable(v.union([v.string(), v.instance(File)])),
  trigger: v.picklist(fomoTrigger.values),
  ...{ duration_hours: v.number(), benefit_percent: v.number() },
  ...{ start: v.string(), end: v.string(), is_active: v.boolean() },
});
export type Values = v.InferOutput<typeof schema>;

const valuesOf = (one: Fomo): Values => ({
  ...{ name: one.name, title_ru: one.title_ru, title_en: one.title_en ?? '', title_uz: one.title_uz ?? '' },
  ...{ text_ru: one.text_ru, text_en: one.text_en ?? '', text_uz: one.text_uz ?? '', image: one.image?.url ?? null },
  ...{ trigger: one.trigger, duration_hours: one.duration_hours, benefit_percent: Number(one.benefit_percent) },
  ...{ start: one.start, end: one.end, is_active: one.is_active },
});

/** What was filled in as it is sent; a translation that is empty is none. */
function bodyOf<Some extends Partial<Values>>({ image: _, ...values }: Some) {
  const { benefit_percent: percent, title_en, title_uz, text_en, text_uz, ...rest } = values;
  return {
    ...rest,
    ...(title_en !== undefined && { title_en: title_en || null }),
    ...(title_uz !== undefined && { title_uz: title_uz || null }),
    ...(text_en !== undefined && { text_en: text_en || null }),
    ...(text_uz !== undefined && { text_uz: text_uz || null }),
    ...(percent !== undefined && { benefit_percent: String(percent) }),
  };
}

function Fields({ sent }: { sent: number | undefined }) {
  const styles = useStyles();
  return (
    <PreviewedFields preview={FomoFormPreview} of={null}>
      <TextField name="name" label={m.name} maxLength={120} required />
      <LanguageFields name="title" label={m.title} maxLength={65} required />
      <LanguageFields name="text" label={m.text} maxLength={240} multiline required />
      <CopyRussian names={['title', 'text']} />
      <CutImageField name="image" label={m.image} shapes={[pictureShape]} progress={sent} />
      <SelectField name="trigger" label={m.trigger} options={fomoTrigger.options} required />
      <div className={styles.row}>
        <NumberField name="duration_hours" label={m.hours} min={1} max={720} required />
        <NumberField name="benefit_percent" label={m.benefit} min={0.01} max={100} decimals={2} required />
      </div>
      <div className={styles.row}>
        <DateField name="start" label={m.start} required />
        <DateField name="end" label={m.end} required />
      </div>
      <SwitchField name="is_active" label={m.isActive} />
    </PreviewedFields>
  );
}

const empty = {
  ...{ name: '', title_ru: '', title_en: '', title_uz: '', text_ru: '', text_en: '', text_uz: '', image: null },
  ...{ trigger: 'registered', duration_hours: 24, benefit_percent: 5, start: '', end: '', is_active: false },
} satisfies Values;

/** Makes a campaign. */
export function NewFomo({ onClose }: { onClose: () => void }) {
  const [create] = useCreateFomoMutation();
  const picture = useContentPicture();
  const form = usePanelForm<Values, Values, object>({ id: 'newFomo', schema, values: empty });
  return (
    <FormDrawer
      title={m.add}
      form={form}
      submit={t.create}
      done={m.saved}
      size="wide"
      onClose={onClose}
      onSubmit={async (filled) => {
        const key = await picture.send(filled.image);
        const { name, title_ru, text_ru, trigger, duration_hours, start, end } = filled;
        const required = { name, title_ru, text_ru, trigger, duration_hours, start, end };
        const benefit_percent = String(filled.benefit_percent);
        const image = typeof key === 'string' && { image_key: key };
        await create({ body: { ...bodyOf(filled), ...required, benefit_percent, ...image } }).unwrap();
      }}
    >
      <Fields sent={picture.progress} />
    </FormDrawer>
  );
}

/** Changes a campaign. */
export function EditFomo({ fomo, onClose }: { fomo: Fomo; onClose: () => void }) {
  const [update] = useUpdateFomoMutation();
  const picture = useContentPicture();
  const form = usePanelForm({
    id: `editFomo:${fomo.id}`,
    schema,
    version: fomo.version,
    values: valuesOf(fomo),
    fromRecord: valuesOf,
  });
  return (
    <FormDrawer
      title={m.editTitle}
      form={form}
      done={m.saved}
      size="wide"
      onClose={onClose}
      onSubmit={async (values, { changed, version = fomo.version }) => {
        const key = changed.image === undefined ? undefined : await picture.send(values.image);
        const body = { ...bodyOf(changed), ...(key !== undefined && { image_key: key }) };
        if (Object.keys(body).length > 0) await update({ id: fomo.id, 'If-Match': version, body }).unwrap();
      }}
    >
      <Fields sent={picture.progress} />
    </FormDrawer>
  );
}
