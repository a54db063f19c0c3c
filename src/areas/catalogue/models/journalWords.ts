import { focal } from '../../../parts/focalMessages';
import type { RecordWords } from '../../../parts/historyWords';
import { m } from './messages';

/** The history of a model. */
export const modelJournal: RecordWords = {
  fields: {
    name: m.name,
    category: m.category,
    brand: m.brand,
    description_ru: m.inRussian,
    description_en: m.inEnglish,
    description_uz: m.inUzbek,
    attribute: m.attribute,
    image: m.images,
    image_order: m.imageOrder,
    focal_point: focal.focus,
  },
  actions: { attach: m.attached, detach: m.detached },
  written: ['description_ru', 'description_en', 'description_uz', 'attribute'],
};
