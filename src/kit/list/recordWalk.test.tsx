import { screen } from '@testing-library/react';
import { useState } from 'react';
import { openDialogs } from '../../../tests/panel/formParts';
import { renderPart } from '../../../tests/panel/renderPart';
import { t } from '../../i18n/terms';
import { rowsOf } from '../../lib/rows';
import { Action } from '../actions/Action';
import { ConfirmAction } from '../actions/ConfirmAction';
import { Drawer } from '../overlay/Drawer';
import { RecordTable } from './RecordTable';
import { RecordWalkButtons } from './RecordWalkButtons';
import { useDecision } from './recordWalk';

beforeAll(openDialogs);

const columns = [{ id: 'id', title: t.claim, value: (row: { id: number }) => row.id, important: true }];
const decide = jest.fn<Promise<unknown>, [number]>();
const more = jest.fn();
beforeEach(() => {
  decide.mockReset().mockResolvedValue({});
  more.mockReset();
});

function Decide({ id }: { id: number }) {
  const [isAsked, ask] = useState(false);
  const { taken, leave } = useDecision((then) => {
    ask(false);
    then();
  });
  return (
    <>
      <Action label={t.apply} verb="approve" onSelect={() => ask(true)} />
      {isAsked && (
        <ConfirmAction
          title={t.claim}
          isDecision
          run={() => taken(decide(id))}
          done={t.done}
          about={{ record: `№ ${id}` }}
          onClose={() => leave()}
        />
      )}
    </>
  );
}
const Claim = ({ id, onClose }: { id: number; onClose: () => void }) => (
  <Drawer title={`Заявка ${id}`} onClose={onClose}>
    <Decide key={id} id={id} />
    <RecordWalkButtons />
  </Drawer>
);
const List = ({ ids, hasMore = false }: { ids: number[]; hasMore?: boolean }) => (
  <RecordTable
    rows={rowsOf(
      ids.map((id) => ({ id })),
      { hasMore, more },
    )}
    columns={columns}
    empty={t.no}
    record="claim"
    Drawer={Claim}
  />
);
const isOpen = (id: number) => screen.findByRole('dialog', { name: `Заявка ${id}` });

it('walks from the open record to its neighbours by N and P, J and K, and no further than the ends', async () => {
  const { user } = renderPart(<List ids={[3, 5, 8]} />, { at: '/list?claim=5' });
  await isOpen(5);
  await user.keyboard('n');
  await isOpen(8);
  expect(screen.getByRole('button', { name: 'Следующая запись' })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('n');
  await isOpen(8);
  await user.keyboard('pk');
  await isOpen(3);
  await user.keyboard('j');
  await isOpen(5);
});

it('fetches further rows before the last loaded one is reached', () => {
  renderPart(<List ids={[3, 5, 8]} hasMore />, { at: '/list?claim=5' });
  expect(more).toHaveBeenCalled();
});

it('opens the next one after a decision that the service took, and stays after one that it refused', async () => {
  const { user } = renderPart(<List ids={[3, 5, 8]} />, { at: '/list?claim=3' });
  decide.mockRejectedValueOnce({ kind: 'status', status: 409, codes: ['transition_not_allowed'] });
  await user.keyboard('a');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await isOpen(3);
  await user.keyboard('a');
  await user.keyboard('{Enter}');
  await isOpen(5);
  expect(decide).toHaveBeenCalledTimes(2);
});

it('opens the first one after a decision about the last, of which the list does not know yet', async () => {
  const { user } = renderPart(<List ids={[3, 5, 8]} />, { at: '/list?claim=8' });
  await isOpen(8);
  await user.keyboard('a');
  await user.keyboard('{Enter}');
  await isOpen(3);
});

it('goes on to whoever took the place of a record that has left the list', async () => {
  const { user, rerender } = renderPart(<List ids={[3, 5, 8]} />, { at: '/list?claim=5' });
  await isOpen(5);
  rerender(<List ids={[3, 8]} />);
  await isOpen(5);
  await user.keyboard('n');
  await isOpen(8);
});
