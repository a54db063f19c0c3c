import type { RecordWords } from '../../../parts/historyWords';
import { m } from './messages';

/** The history of a category. */
export const categoryJournal: RecordWords = {
  actions: { move: m.moved },
  fields: { parent: m.parent, position: m.position, image: m.image },
  written: ['parent'],
};
