import { act, screen } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { renderPart } from '../../../tests/panel/renderPart';
import { day, oneOf, searchText, someOf } from './listParams';
import { pageSizePicked } from '../state/preferences';
import { useRecordParam } from './useRecordParam';
import { useListState, type ListState } from './useListState';
import type { ValuesOf } from '../../lib/query';

const params = {
  subject: oneOf(['individual', 'business'], 'individual'),
  status: someOf(['new', 'active']),
  search: searchText(),
  begin_date: day(),
  end_date: day(),
  order_by: oneOf(['name', '-name', '-created_at'], '-created_at'),
};

let list: ListState<ValuesOf<typeof params>>;
function Probe() {
  list = useListState(params);
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>back</button>;
}

describe('the state of a list', () => {
  it('is read from the address, with what is usual filled in', () => {
    renderPart(<Probe />, { at: '/list?status=new&status=active&begin_date=2026-03-01&page=3&limit=50' });
    expect(list.filters).toEqual({
      subject: 'individual',
      status: ['new', 'active'],
      search: undefined,
      begin_date: '2026-03-01',
      end_date: undefined,
      order_by: '-created_at',
    });
    expect([list.page, list.limit, list.isFiltered]).toEqual([3, 50, true]);
    expect(list.ignored).toEqual([]);
  });

  it('names what made no sense', () => {
    renderPart(<Probe />, { at: '/list?status=gone&begin_date=x&page=-1&limit=7&order_by=DROP' });
    expect(list.ignored).toEqual(['status', 'begin_date', 'order_by', 'page', 'limit']);
    expect([list.page, list.limit, list.isFiltered]).toEqual([1, 10, false]);
  });

  it('leaves out the end of a period that lies before its beginning', () => {
    renderPart(<Probe />, { at: '/list?begin_date=2026-03-05&end_date=2026-03-01' });
    expect(list.filters).toMatchObject({ begin_date: '2026-03-05', end_date: undefined });
    expect(list.ignored).toEqual(['end_date']);
  });

  it('changes the address, goes to the first page, and Back undoes it', async () => {
    const { whereabouts, user } = renderPart(<Probe />, { at: '/list?page=3&limit=20&tab=x' });
    act(() => list.set({ status: ['new'] }));
    expect(whereabouts().search).toBe('?tab=x&status=new&limit=20');
    expect([list.page, list.limit]).toEqual([1, 20]);
    await user.click(screen.getByText('back'));
    expect(whereabouts().search).toBe('?page=3&limit=20&tab=x');
  });

  it('keeps both of two changes made in one turn', () => {
    const { whereabouts } = renderPart(<Probe />);
    act(() => {
      list.set({ status: ['new'] });
      list.set({ order_by: 'name' });
    });
    expect(whereabouts().search).toBe('?status=new&order_by=name');
  });

  it('keeps what somebody else has written into the address in the same turn, and the other way round', () => {
    let record: ReturnType<typeof useRecordParam> | undefined;
    function Both() {
      record = useRecordParam('claim');
      return <Probe />;
    }
    const { whereabouts } = renderPart(<Both />);
    act(() => {
      record?.open(7);
      list.set({ search: 'gift' });
    });
    expect(new URLSearchParams(whereabouts().search).get('claim')).toBe('7');
    act(() => {
      list.set({ status: ['new'] });
      record?.close();
    });
    expect(whereabouts().search).toBe('?status=new&search=gift');
  });

  it('jumps to a page and keeps the filters', () => {
    const { whereabouts } = renderPart(<Probe />, { at: '/list?status=new' });
    act(() => list.jump(7));
    expect(whereabouts().search).toBe('?status=new&page=7');
    act(() => list.jump(1));
    expect(whereabouts().search).toBe('?status=new');
  });

  it('clears the filters, but neither the view nor the order', () => {
    const { whereabouts } = renderPart(<Probe />, {
      at: '/list?subject=business&status=new&search=ali&order_by=name&page=2',
    });
    act(() => list.clear());
    expect(whereabouts().search).toBe('?subject=business&order_by=name');
    expect(list.isFiltered).toBe(false);
  });

  it('takes the size of a page from the person, and remembers the one picked', () => {
    const { store, whereabouts } = renderPart(<Probe />);
    act(() => void store.dispatch(pageSizePicked(50)));
    expect(list.limit).toBe(50);
    act(() => list.setLimit(100));
    expect(whereabouts().search).toBe('?limit=100');
    expect(store.getState().preferences.pageSize).toBe(100);
  });

  it('keeps a phone, PINFL or passport beside the address, also when it came in a link', () => {
    const { whereabouts } = renderPart(<Probe />);
    act(() => list.set({ search: '90 123 45 67' }));
    expect(whereabouts()).toMatchObject({ search: '', state: { list: { search: ['90 123 45 67'] } } });
    expect(list.filters.search).toBe('90 123 45 67');
    act(() => list.set({ status: ['new'] }));
    expect(whereabouts()).toMatchObject({ search: '?status=new', state: { list: { search: ['90 123 45 67'] } } });
    act(() => list.set({ search: 'Али' }));
    expect(decodeURIComponent(whereabouts().search)).toBe('?status=new&search=Али');

    const linked = renderPart(<Probe />, { at: '/list?search=AA1234567&page=2' });
    expect(linked.whereabouts().search).toBe('?page=2');
    expect(list.filters.search).toBe('AA1234567');
  });

  it('is the same object while nothing changed', () => {
    const { rerender } = renderPart(<Probe />, { at: '/list?status=new' });
    const before = list;
    rerender(<Probe />);
    expect(list).toBe(before);
  });

  it('does not stumble over a spoilt history entry', () => {
    for (const state of [null, 'x', { list: null }, { list: { search: 5 } }, { list: { search: [5] } }, { list: [] }]) {
      const { unmount } = renderPart(<Probe />, { at: { pathname: '/list', search: '', state } });
      expect(list.filters.search).toBeUndefined();
      unmount();
    }
  });
});
