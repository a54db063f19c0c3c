import type { RecordWords } from '../../../parts/historyWords';
import { m as catalogue } from '../messages';
import { attributeTypes } from './attributeTerms';
import { m } from './messages';

/** The history of an attribute. */
export const attributeJournal: RecordWords = {
  actions: { add_value: m.addValue, remove_value: m.removeValue },
  fields: { type: catalogue.type, unit: m.unit, value: m.value, value_order: m.order },
  written: ['unit', 'value', 'value_order'],
  values: attributeTypes.wordsOf('type'),
};
