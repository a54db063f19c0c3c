import { screen } from '@testing-library/react';
import { useState } from 'react';
import { defineMessages } from 'react-intl';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { renderPart } from '../../../tests/panel/renderPart';
import { rowsOf } from '../../lib/rows';
import { DataTable, type Column } from './DataTable';
import { oneOf } from '../url/listParams';
import { useListState } from '../url/useListState';

const m = defineMessages({
  name: { id: 'test.name', defaultMessage: 'Имя' },
  empty: { id: 'test.empty', defaultMessage: 'Пусто' },
});
interface Person {
  id: number;
  name: string;
}
const columns: Column<Person>[] = [{ id: 'name', title: m.name, value: (row) => row.name, sort: 'name' }];
const items = Array.from({ length: 40 }, (_, index) => ({ id: index + 1, name: `Person ${index + 1}` }));
const rows = rowsOf<Person>(items);
const parameters = { order_by: oneOf(['name', '-name'], 'name') };

function List() {
  const list = useListState(parameters);
  return <DataTable list={list} rows={rows} columns={columns} empty={m.empty} rowHref={({ id }) => `/people/${id}`} />;
}
function Card() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Назад</button>;
}
/** A search that is there before the rows, as in the bar over them or in the menu. */
function Searched() {
  const [isThere, setThere] = useState(false);
  const list = useListState(parameters);
  return (
    <>
      <input aria-label="Поиск" onChange={() => setThere(true)} />
      <button onClick={() => setThere(true)}>1 ноября</button>
      <DataTable
        list={list}
        rows={isThere ? rows : { ...rows, items: [], state: 'loading' }}
        columns={columns}
        empty={m.empty}
        rowHref={({ id }) => `/people/${id}`}
      />
    </>
  );
}
/** Rows of before first, as while fresh ones come. */
function Late() {
  const [isThere, setThere] = useState(false);
  const list = useListState(parameters);
  return (
    <>
      <button onClick={() => setThere(true)}>Пришли</button>
      <DataTable list={list} rows={{ ...rows, refreshing: !isThere }} columns={columns} empty={m.empty} />
    </>
  );
}
const panel = (
  <Routes>
    <Route path="/list" element={<List />} />
    <Route path="/late" element={<Late />} />
    <Route path="/searched" element={<Searched />} />
    <Route path="/people/:id" element={<Card />} />
  </Routes>
);
const area = () => screen.getByRole('grid').parentElement as HTMLElement;
const scrollTo = (top: number): void => {
  area().scrollTop = top;
  area().dispatchEvent(new Event('scroll'));
};

describe('the place in a list', () => {
  it('is the same on coming back from a card, with the focus where it was', async () => {
    const { user } = renderPart(panel);
    scrollTo(640);
    await user.click(screen.getByRole('link', { name: 'Person 20' }));
    await user.click(screen.getByRole('button', { name: 'Назад' }));
    expect(area().scrollTop).toBe(640);
    expect(document.activeElement).toHaveTextContent('Person 20');
  });

  it('is not given the focus while somebody types, who would lose what he types', async () => {
    const { user } = renderPart(panel, { at: '/searched' });
    await user.type(screen.getByRole('textbox', { name: 'Поиск' }), 'а');
    await user.click(screen.getByRole('link', { name: 'Person 3' }));
    await user.click(screen.getByRole('button', { name: 'Назад' }));
    await user.type(screen.getByRole('textbox', { name: 'Поиск' }), 'каримов');
    expect(screen.getByRole('grid')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Поиск' })).toHaveValue('каримов');
  });

  it('does not take the focus from whoever has gone to another part of the page meanwhile', async () => {
    const { user } = renderPart(panel, { at: '/searched' });
    await user.click(screen.getByRole('button', { name: '1 ноября' }));
    await user.click(screen.getByRole('link', { name: 'Person 3' }));
    await user.click(screen.getByRole('button', { name: 'Назад' }));
    await user.click(screen.getByRole('button', { name: '1 ноября' }));
    expect(screen.getByRole('grid')).toBeVisible();
    expect(screen.getByRole('button', { name: '1 ноября' })).toHaveFocus();
  });

  it('is the top for rows in another order, and the old one again on going back', async () => {
    const { user } = renderPart(panel);
    scrollTo(300);
    await user.click(screen.getByRole('button', { name: 'Имя' }));
    expect(area().scrollTop).toBe(0);
  });

  it('waits until the fresh rows are there', async () => {
    const { user } = renderPart(panel, { at: '/late' });
    area().scrollTop = 200;
    await user.click(screen.getByRole('button', { name: 'Пришли' }));
    expect(area().scrollTop).toBe(0);
  });
});
