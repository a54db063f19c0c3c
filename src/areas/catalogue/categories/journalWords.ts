import type { RecordWords } from '../../../parts/historyWords';
import { m as catalogue } from '../messages';
import { m } from './messages';

/** The history of a category. */
export const categoryJournal: RecordWords = {
  actions: { move: m.moved },
  fields: { parent: m.parent, position: m.position, image: m.image, is_active: catalogue.shown },
  written: ['parent'],
  values: (field, value) => (field === 'is_active' ? (value === 'true' ? catalogue.on : catalogue.off) : undefined),
};
