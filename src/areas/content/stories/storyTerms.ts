import type { StoryDetail, StorySlide, StorySlideNew } from '../../../api/payment/stories';
import type { Shape } from '../../../kit/photos/cropBox';
import type { RecordWords } from '../../../parts/historyWords';
import { m as content } from '../messages';
import { m } from './messages';

export const coverShape: Shape = { id: 'cover', label: m.coverShape, ratio: 1 };
export const slideShape: Shape = { id: 'slide', label: m.slideShape, ratio: 9 / 16 };

/** The slides as they are sent when nothing of them changes: each by its number, in its order. */
export const keptSlides = (story: StoryDetail): StorySlideNew[] => story.slides.map(({ id }) => ({ id }));

/** The language of a slide's texts that a customer of another one reads: the Russian one where there is none. */
export const slideText = (slide: StorySlide, name: 'text' | 'button', language: 'ru' | 'en' | 'uz'): string | null =>
  slide[`${name}_${language}`] ?? slide[`${name}_ru`];

/** Whether a customer of the language reads something that was written for others. */
export const lacksText = (story: StoryDetail, language: 'ru' | 'en' | 'uz'): boolean =>
  story[`title_${language}`] === null ||
  story.slides.some(
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
