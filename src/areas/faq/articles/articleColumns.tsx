import type { FaqArticle } from '../../../api/payment/faq';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { textShown, useTextOf } from '../../../parts/texts/useTextOf';
import { stateOf } from '../../../parts/switchState';
import { shownState, translationColumns } from '../languages';
import { m as faq } from '../messages';
import { m } from './messages';

function Question({ row }: { row: FaqArticle }) {
  return useTextOf()(row, 'question');
}

export const columns: Column<FaqArticle>[] = [
  {
    id: 'question',
    title: faq.question,
    value: (row) => textShown(row, 'question'),
    cell: (row) => <Question row={row} />,
    sort: 'name',
    important: true,
    width: 240,
  },
  { id: 'chapter', title: faq.chapter, value: (row) => row.chapter.name, important: true, width: 152 },
  { id: 'category', title: faq.category, value: (row) => row.category.name, width: 184, hidden: true },
  fieldColumn('views', m.views, { as: 'number', sort: true, width: 96 }),
  ...translationColumns(),
  shownState.column('is_active', faq.shown, stateOf, { important: true, width: 136 }),
  fieldColumn('order', faq.order, { as: 'number', sort: true, width: 88 }),
  fieldColumn('updated_at', faq.changedAt, { as: 'dateTime', sort: true, width: 176, hidden: true }),
];
