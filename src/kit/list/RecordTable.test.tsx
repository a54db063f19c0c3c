import { screen } from '@testing-library/react';
import { renderPart } from '../../../tests/panel/renderPart';
import { useRecordParam } from '../url/useRecordParam';
import { RecordSlot } from './RecordSlot';

function Drawer({ id, onClose }: { id: number; onClose: () => void }) {
  return <button onClick={onClose}>Заявка {id}</button>;
}
function List({ permission }: { permission?: string }) {
  const record = useRecordParam('claim', permission);
  return (
    <>
      <a href={record.hrefOf?.({ id: 7 })}>ссылка</a>
      <RecordSlot record={record} Drawer={Drawer} />
    </>
  );
}

it('shows the record of the address beside the filters of the list, until it is closed', async () => {
  const { user, whereabouts } = renderPart(<List />, { at: '/list?status=new&claim=5' });
  expect(screen.getByText('ссылка')).toHaveAttribute('href', '/list?status=new&claim=7');
  await user.click(screen.getByRole('button', { name: 'Заявка 5' }));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(whereabouts().search).toBe('?status=new');
});

it('links to no record without the right to open one', () => {
  renderPart(<List permission="claims.get" />, { at: '/list?claim=0' });
  expect(screen.getByText('ссылка')).not.toHaveAttribute('href');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
