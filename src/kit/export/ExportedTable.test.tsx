import { act, screen } from '@testing-library/react';
import { defineMessages } from 'react-intl';
import { renderPart } from '../../../tests/panel/renderPart';
import { rolesLoaded } from '../../session/slice';
import { rowsOf } from '../../lib/rows';
import type { Column } from '../table/DataTable';
import { ExportedTable } from './ExportedTable';

const m = defineMessages({
  name: { id: 'test.name', defaultMessage: 'Имя' },
  empty: { id: 'test.empty', defaultMessage: 'Выплат пока нет' },
  label: { id: 'test.label', defaultMessage: 'Выплаты' },
});
const columns: Column<{ id: number; name: string }>[] = [
  { id: 'name', title: m.name, value: (row) => row.name, important: true },
];
const items = [{ id: 1, name: 'Первая' }];

it('shows a list that hangs on a record, and its export to whoever may export', () => {
  const { store } = renderPart(
    <ExportedTable
      file="payments"
      permission="investments.export"
      columns={columns}
      empty={m.empty}
      label={m.label}
      rows={{ ...rowsOf(items), readAll: async () => ({ items, total: 1 }) }}
    />,
  );
  expect(screen.getByRole('grid', { name: 'Выплаты' })).toHaveTextContent('Первая');
  expect(screen.queryByRole('button', { name: 'Экспорт' })).not.toBeInTheDocument();
  act(() => void store.dispatch(rolesLoaded({ investments: ['export'] })));
  expect(screen.getByRole('button', { name: 'Экспорт' })).toBeVisible();
});
