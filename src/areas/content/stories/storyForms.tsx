import { useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import {
  useUpdateStoryMutation,
  type StoryChange,
  type StoryDetail,
  type StorySlide,
  type StorySlideNew,
} from '../../../api/payment/stories';
import { useUploadStoryPicture } from '../../../api/system-user/storyPictures';
import { DateField } from '../../../kit/fields/DateField';
import { LanguageFields } from '../../../kit/fields/LanguageFields';
import { NumberField } from '../../../kit/fields/NumberField';
import { TextField } from '../../../kit/fields/TextField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { toFailure, type Failure } from '../../../lib/failure';
import { conflict } from '../../../lib/httpStatus';
import { CopyRussian } from '../../../parts/texts/CopyRussian';
import { PreviewedFields } from '../../../parts/preview/PreviewedFields';
import { useSentPicture } from '../../../parts/useSentPicture';
import { CutImageField } from '../../../parts/CutImageField';
import { m as content } from '../messages';
import { sentTitles, titleValues } from '../titles';
import { m } from './messages';
import { coverShape, keptSlides, slideShape } from './storyTerms';

const StoryFormPreview = lazyComponent(
  async () => (await import('./StoryPreview')).StoryFormPreview,
  'parts',
  'preview',
);
const SlideFormPreview = lazyComponent(
  async () => (await import('./StoryPreview')).SlideFormPreview,
  'parts',
  'preview',
);

const picture = v.nullable(v.union([v.string(), v.instance(File)]));
const schema = v.object({
  ...{ title_ru: v.string(), title_en: v.string(), title_uz: v.string(), preview_id: picture },
  ...{ start_date: v.string(), end_date: v.string(), sequence_number: v.nullable(v.number()) },
});
export type Values = v.InferOutput<typeof schema>;

const valuesOf = (one: StoryDetail): Values => ({
  ...titleValues(one),
  ...{ preview_id: one.preview_url, start_date: one.start_date, end_date: one.end_date ?? '' },
  sequence_number: one.sequence_number,
});

const bodyOf = ({
  title_ru,
  title_en,
  title_uz,
  end_date,
  sequence_number,
  start_date,
}: Partial<Values>): StoryChange => ({
  ...sentTitles({ title_ru, title_en, title_uz }),
  ...(start_date !== undefined && { start_date }),
  ...(end_date !== undefined && { end_date: end_date || null }),
  ...(typeof sequence_number === 'number' && { sequence_number }),
});

interface Props {
  story: StoryDetail;
  onClose: () => void;
}

/** Changes a story; only what was touched is sent. */
export function EditStory({ story, onClose }: Props) {
  const [update] = useUpdateStoryMutation();
  const cover = useSentPicture(useUploadStoryPicture());
  const form = usePanelForm({
    id: `editStory:${story.guid}`,
    schema,
    version: story.version,
    values: valuesOf(story),
    fromRecord: valuesOf,
  });
  return (
    <FormDrawer
      title={m.edit}
      form={form}
      done={content.saved}
      size="wide"
      onClose={onClose}
      onSubmit={async (values, { changed, version = story.version }) => {
        const id = changed.preview_id === undefined ? undefined : await cover.send(values.preview_id);
        const body = { ...bodyOf(changed), ...(id !== undefined && { preview_id: id }) };
        if (Object.keys(body).length > 0) await update({ guid: story.guid, 'If-Match': version, body }).unwrap();
      }}
    >
      <PreviewedFields preview={StoryFormPreview} of={story}>
        <LanguageFields name="title" label={content.title} maxLength={120} required />
        <CopyRussian names={['title']} />
        <CutImageField name="preview_id" label={m.cover} shapes={[coverShape]} progress={cover.progress} />
        <DateField name="start_date" label={content.start} required />
        <DateField name="end_date" label={content.end} help={content.endHelp} />
        <NumberField name="sequence_number" label={content.order} min={1} max={1000} required />
      </PreviewedFields>
    </FormDrawer>
  );
}

// A slide is a picture or a video, and what the form shows is what is kept of the two.
const slideSchema = v.pipe(
  v.object({
    ...{ text_ru: v.string(), text_en: v.string(), text_uz: v.string() },
    ...{ button_ru: v.string(), button_en: v.string(), button_uz: v.string() },
    ...{ link: v.string(), video_url: v.string(), image: picture },
  }),
  v.forward(
    v.check(({ image, video_url: video }) => image !== null || video.trim() !== '', 'required'),
    ['image'],
  ),
  v.forward(
    v.check(({ image, video_url: video }) => image === null || video.trim() === '', 'picture_and_video'),
    ['video_url'],
  ),
);

export type SlideValues = v.InferOutput<typeof slideSchema>;

/** A colleague took the slide away: there is nothing to settle with him. */
const slideGone: Failure = {
  kind: 'status',
  status: conflict,
  codes: ['changed_meanwhile'],
  fields: { root: 'slide_gone' },
};

/** Changes one slide, or adds one behind the others; the rest of the story is sent as it stands. */
export function SlideForm({ story, slide, onClose }: Props & { slide?: StorySlide }) {
  const [update] = useUpdateStoryMutation();
  const image = useSentPicture(useUploadStoryPicture());
  const placeIn = ({ slides }: StoryDetail) =>
    slide === undefined ? slides.length : slides.findIndex(({ id }) => id === slide.id);
  const place = placeIn(story);
  const shownAt = useMemo(() => ({ story, place }), [story, place]);
  // The other slides are sent as they were in the version that the form is of: that of the story on the screen may be another.
  const [opened] = useState(story);
  const fresh = useRef<StoryDetail>(undefined);
  const valuesOfSlide = (one: StorySlide | undefined) => ({
    ...{ text_ru: one?.text_ru ?? '', text_en: one?.text_en ?? '', text_uz: one?.text_uz ?? '' },
    ...{ button_ru: one?.button_ru ?? '', button_en: one?.button_en ?? '', button_uz: one?.button_uz ?? '' },
    ...{ link: one?.link ?? '', video_url: one?.video_url ?? '' },
    image: (one?.image_url ?? null) as string | File | null,
  });
  const form = usePanelForm({
    id: `storySlide:${story.guid}:${slide?.id ?? 'new'}`,
    schema: slideSchema,
    texts: { picture_and_video: m.pictureAndVideo, slide_gone: m.slideGone, video_not_https: m.videoNotHttps },
    version: opened.version,
    values: valuesOfSlide(slide),
    fromRecord: (one: StoryDetail) => valuesOfSlide(one.slides.find(({ id }) => id === slide?.id)),
  });
  return (
    <FormDrawer
      title={slide === undefined ? m.newSlide : m.editSlide}
      form={form}
      submit={slide === undefined ? m.addSlide : undefined}
      done={content.saved}
      size="wide"
      onClose={onClose}
      onSubmit={async ({ image: chosen, ...values }, { version = opened.version }) => {
        const base = fresh.current?.version === version ? fresh.current : opened;
        const at = placeIn(base);
        if (at < 0) throw slideGone;
        const imageId = await image.send(chosen);
        const texts = Object.fromEntries(Object.entries(values).map(([name, text]) => [name, text.trim() || null]));
        const sent: StorySlideNew = {
          ...(slide && { id: slide.id }),
          ...texts,
          ...(typeof imageId === 'string' && { image_id: imageId }),
        };
        const slides = keptSlides(base).toSpliced(at, slide === undefined ? 0 : 1, sent);
        try {
          await update({ guid: story.guid, 'If-Match': version, body: { slides } }).unwrap();
        } catch (error) {
          const failure = toFailure(error);
          // What is answered of a story that was changed meanwhile is that story.
          const current = failure.current as StoryDetail | undefined;
          if (current && placeIn(current) < 0) throw slideGone;
          if (current) fresh.current = current;
          throw besideField(failure, at);
        }
      }}
    >
      <PreviewedFields preview={SlideFormPreview} of={shownAt}>
        <CutImageField name="image" label={m.image} shapes={[slideShape]} progress={image.progress} />
        <TextField name="video_url" label={m.video} help={m.videoHelp} maxLength={500} />
        <LanguageFields name="text" label={m.text} maxLength={300} multiline />
        <CopyRussian names={['text']} />
        <LanguageFields name="button" label={m.button} maxLength={40} />
        <TextField name="link" label={m.link} maxLength={500} />
      </PreviewedFields>
    </FormDrawer>
  );
}

/** A refusal names fields by the place of the slide; this form has the fields of one. */
function besideField(failure: Failure, place: number): Failure {
  const { fields } = failure;
  if (fields === undefined) return failure;
  const start = `slides.${place}.`;
  const own = Object.entries(fields).map(([name, code]) => [
    name.startsWith(start) ? name.slice(start.length) : name,
    code,
  ]);
  const beside = Object.fromEntries(own) as Record<string, string>;
  // A press leads to more than a video can come from.
  if (beside['video_url'] === 'link_not_allowed') beside['video_url'] = 'video_not_https';
  return { ...failure, fields: beside };
}
