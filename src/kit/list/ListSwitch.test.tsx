import { act, screen } from '@testing-library/react';
import { defineMessages } from 'react-intl';
import { renderPart } from '../../../tests/panel/renderPart';
import { rolesLoaded } from '../../session/slice';
import { ListSwitch, useListView } from './ListSwitch';

const m = defineMessages({
  lists: { id: 'test.lists', defaultMessage: 'Списки' },
  months: { id: 'test.months', defaultMessage: 'По месяцам' },
  moves: { id: 'test.moves', defaultMessage: 'Движения' },
  invoices: { id: 'test.invoices', defaultMessage: 'Счета' },
});
const views = [
  { value: 'months', label: m.months },
  { value: 'moves', label: m.moves },
  { value: 'invoices', label: m.invoices, permission: 'invoices.query' },
] as const;

function Lists() {
  return (
    <>
      <ListSwitch label={m.lists} views={views} keeps={['search']} />
      <p>shown: {useListView(views)}</p>
    </>
  );
}

it('leads to another list with what both understand, and to the first without naming it', async () => {
  const { user, whereabouts } = renderPart(<Lists />, { at: '/debts?month=2026-03&search=artel&order_by=-sales' });
  expect(screen.getByText('shown: months')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Движения' }));
  expect(whereabouts().search).toBe('?list=moves&search=artel');
  expect(screen.getByRole('button', { name: 'Движения', pressed: true })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'По месяцам' }));
  expect(whereabouts().search).toBe('?search=artel');
});

it('neither offers nor shows a list that the person may not see', () => {
  const { store } = renderPart(<Lists />, { at: '/debts?list=invoices' });
  expect(screen.queryByRole('button', { name: 'Счета' })).toBeNull();
  expect(screen.getByText('shown: months')).toBeVisible();
  act(() => void store.dispatch(rolesLoaded({ invoices: ['query'] })));
  expect(screen.getByRole('button', { name: 'Счета', pressed: true })).toBeVisible();
  expect(screen.getByText('shown: invoices')).toBeVisible();
});
