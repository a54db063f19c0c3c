import type { AttributeType } from '../../../api/marketplace/attributes';
import { choices } from '../../../kit/table/choices';
import { m } from './messages';

export const attributeTypes = choices<AttributeType>({
  select: m.select,
  multi: m.multi,
  color: m.colour,
  number: m.number,
  text: m.text,
  bool: m.bool,
});

/** Of these a model chooses among values. */
export const hasValues = (type: string): boolean => type === 'select' || type === 'multi' || type === 'color';
