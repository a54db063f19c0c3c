import type { FaqChapter } from '../../../api/payment/faq';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { textShown, useTextOf } from '../../../parts/texts/useTextOf';
import { translationColumns } from '../languages';
import { m as faq } from '../messages';
import { m } from './messages';

function Name({ row }: { row: FaqChapter }) {
  return useTextOf()(row, 'name');
}

export const columns: Column<FaqChapter>[] = [
  {
    id: 'name',
    title: faq.name,
    value: (row) => textShown(row, 'name'),
    cell: (row) => <Name row={row} />,
    sort: 'name',
    important: true,
  },
  { id: 'category', title: faq.category, value: (row) => row.category.name, important: true, width: 220 },
  fieldColumn('order', faq.order, { as: 'number', sort: true, width: 120 }),
  fieldColumn('articles_count', m.articles, { as: 'number', important: true, width: 112 }),
  ...translationColumns(),
  fieldColumn('updated_at', faq.changedAt, { as: 'dateTime', sort: true, width: 176, hidden: true }),
];
