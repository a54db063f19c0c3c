import { screen } from '@testing-library/react';
import { renderPart } from '../../../tests/panel/renderPart';
import { t } from '../../i18n/terms';
import { rowsOf } from '../../lib/rows';
import { RecordTable } from './RecordTable';

const rows = rowsOf([{ id: 7 }]);
const columns = [{ id: 'id', title: t.claim, value: (row: { id: number }) => row.id, important: true }];

function Drawer({ id, onClose }: { id: number; onClose: () => void }) {
  return <button onClick={onClose}>Заявка {id}</button>;
}
const List = ({ permission }: { permission?: string }) => (
  <RecordTable rows={rows} columns={columns} empty={t.no} record="claim" permission={permission} Drawer={Drawer} />
);

it('shows the record of the address beside the filters of the list, until it is closed', async () => {
  const { user, whereabouts } = renderPart(<List />, { at: '/list?status=new&claim=5' });
  expect(screen.getByRole('link', { name: '7' })).toHaveAttribute('href', '/list?status=new&claim=7');
  await user.click(screen.getByRole('button', { name: 'Заявка 5' }));
  expect(screen.queryByRole('button', { name: /^Заявка/ })).not.toBeInTheDocument();
  expect(whereabouts().search).toBe('?status=new');
});

it('links to no record without the right to open one', () => {
  renderPart(<List permission="claims.get" />, { at: '/list?claim=0' });
  expect(screen.getByText('7')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Заявка/ })).not.toBeInTheDocument();
});
