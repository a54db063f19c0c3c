import type { StoryDetail, StorySlide, StorySlideNew } from '../../../api/payment/stories';
import type { Shape } from '../../../kit/photos/cropBox';
import type { RecordWords } from '../../../parts/historyWords';
import { m as content } from '../messages';
import { m } from './messages';

export const coverShape: Shape = { id: 'cover', label: m.coverShape, ratio: 1 };
export const slideShape: Shape = { id: 'slide', label: m.slideShape, ratio: 9 / 16 };

/** The slides as they are sent when nothing of them changes: each by its number, in its order. */
export const keptSlides = (story: StoryDetail): StorySlideNew[] => story.slides.map(({ id }) => ({ id }));

type Language = 'ru' | 'en' | 'uz';
type Titles = Pick<StoryDetail, `title_${Language}`>;
type SlideTexts = Pick<StorySlide, `${'text' | 'button'}_${Language}`>;

/** A slide as the phone shows it: its picture by an address, or the file that is to be sent. */
export type ShownSlide = SlideTexts & { id: number | 'new'; image: string | File | null };
export interface ShownStory {
  titles: Titles;
  cover: string | File | null;
  slides: readonly ShownSlide[];
}

export const shownStory = (story: StoryDetail): ShownStory => ({
  ...{ titles: story, cover: story.preview_url },
  slides: story.slides.map(({ image_url: image, ...slide }) => ({ ...slide, image })),
});

/** The language of a slide's texts that a customer of another one reads: the Russian one where there is none. */
export const slideText = (slide: SlideTexts, name: 'text' | 'button', language: Language): string | null =>
  slide[`${name}_${language}`] ?? slide[`${name}_ru`];

/** Whether a customer of the language reads something that was written for others. */
export const lacksText = ({ titles, slides }: ShownStory, language: Language): boolean =>
  titles[`title_${language}`] === null ||
  slides.some(
    (slide) =>
      (slide.text_ru !== null && slide[`text_${language}`] === null) ||
      (slide.button_ru !== null && slide[`button_${language}`] === null),
  );

/** The history of a story. */
export const storyJournal: RecordWords = {
  fields: {
    ...{ preview: m.cover, slide: m.slide, start_date: content.start, end_date: content.end },
    ...{ sequence_number: content.order, is_active: content.shown },
  },
  written: ['preview', 'slide'],
};
