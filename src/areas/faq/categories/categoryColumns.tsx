import type { FaqCategory } from '../../../api/payment/faq';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { textShown, useTextOf } from '../../../parts/texts/useTextOf';
import { stateOf } from '../../../parts/switchState';
import { shownState, translationColumns } from '../languages';
import { m as faq } from '../messages';
import { NameWithIcon } from '../NameWithIcon';
import { m } from './messages';

function Name({ row }: { row: FaqCategory }) {
  return <NameWithIcon icon={row.icon}>{useTextOf()(row, 'name')}</NameWithIcon>;
}

export const columns: Column<FaqCategory>[] = [
  {
    id: 'name',
    title: faq.name,
    value: (row) => textShown(row, 'name'),
    cell: (row) => <Name row={row} />,
    sort: 'name',
    important: true,
  },
  fieldColumn('order', faq.order, { as: 'number', sort: true, width: 120 }),
  fieldColumn('chapters_count', m.chapters, { as: 'number', important: true, width: 112 }),
  fieldColumn('articles_count', m.articles, { as: 'number', width: 112 }),
  ...translationColumns(),
  shownState.column('is_active', faq.shown, stateOf, { important: true, width: 136 }),
  fieldColumn('updated_at', faq.changedAt, { as: 'dateTime', sort: true, width: 176, hidden: true }),
];
