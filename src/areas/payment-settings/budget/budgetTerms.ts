import type { BudgetKind } from '../../../api/payment/budget';
import type { RecordWords } from '../../../parts/historyWords';
import { choices } from '../../../kit/table/choices';
import { iconOptions } from '../icons';
import { m as settings } from '../messages';
import { m } from './messages';

export const budgetKind = choices<BudgetKind>({ expense: m.expense, income: m.income });

/** The history of a category. */
export const budgetJournal: RecordWords = {
  fields: {
    ...{
      kind: m.kind,
      icon: m.icon,
      color: m.color,
      sequence_number: m.place,
      parent: m.parent,
      psp_categories: m.psp,
    },
    is_active: settings.switch,
  },
  written: ['color', 'sequence_number', 'parent', 'psp_categories'],
  values: (field, value) => {
    if (field === 'is_active') return value === 'true' ? settings.on : settings.off;
    if (field === 'kind') return budgetKind.labelOf(value);
    const label = field === 'icon' ? iconOptions.find((one) => one.value === value)?.label : undefined;
    return typeof label === 'string' ? undefined : label;
  },
};
