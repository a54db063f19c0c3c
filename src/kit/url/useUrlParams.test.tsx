import { act, screen } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { renderPart } from '../../../tests/panel/renderPart';
import { integer, oneOf } from './listParams';
import { useUrlParams, type UrlParams } from './useUrlParams';

const params = { investment: integer(1, 999), list: oneOf(['money', 'cards']) };

function Part() {
  const { values, hrefOf, set } = useUrlParams(params);
  const navigate = useNavigate();
  return (
    <>
      <output>{`${values.investment ?? '-'} ${values.list ?? '-'}`}</output>
      <a href={hrefOf({ investment: 5 })}>link</a>
      <button onClick={() => set({ list: 'cards' })}>push</button>
      <button onClick={() => set({ list: 'cards' }, 'replace')}>replace</button>
      <button onClick={() => set({ investment: 8, list: 'money' })}>both</button>
      <button onClick={() => set({ investment: undefined })}>none</button>
      <button onClick={() => set({ list: 'cards' }, 'push', { from: 'here' })}>beside</button>
      <button onClick={() => void navigate(-1)}>back</button>
    </>
  );
}

function opened(at: Parameters<typeof renderPart>[1]) {
  const shown = renderPart(<Part />, at);
  return { ...shown, press: (name: string) => shown.user.click(screen.getByText(name)) };
}
const values = () => screen.getByRole('status').textContent;

it('reads typed values, and nothing from what makes no sense', () => {
  const { unmount } = opened({ at: '/list?investment=7&list=cards' });
  expect(values()).toBe('7 cards');
  unmount();
  opened({ at: '/list?investment=seven&list=other' });
  expect(values()).toBe('- -');
});

it('goes on to the changed address, from which Back leads to the one before', async () => {
  const { press, whereabouts } = opened({ at: '/list?investment=7' });
  await press('push');
  expect(values()).toBe('7 cards');
  expect(whereabouts()).toMatchObject({ pathname: '/list', search: '?investment=7&list=cards' });
  await press('back');
  expect(values()).toBe('7 -');
});

it('replaces the address, so that Back skips the one before', async () => {
  const { press, whereabouts } = opened({ at: '/list?investment=7' });
  await press('both');
  await press('replace');
  expect(values()).toBe('8 cards');
  await press('back');
  expect(whereabouts().search).toBe('?investment=7');
});

it('changes several at once, in one step', async () => {
  const { press, whereabouts } = opened({ at: '/list' });
  await press('both');
  expect(whereabouts().search).toBe('?investment=8&list=money');
  await press('back');
  expect(whereabouts().search).toBe('');
});

it('keeps what it is not asked about as it is written: other parameters, senseless values, the fragment', async () => {
  const { press, whereabouts } = opened({ at: { pathname: '/list', search: '?a=1&a=2&investment=seven', hash: '#x' } });
  await press('push');
  expect(whereabouts().search).toBe('?a=1&a=2&investment=seven&list=cards');
  expect(screen.getByText('link')).toHaveAttribute('href', '/list?a=1&a=2&list=cards&investment=5#x');
});

it('takes a value away without leaving an empty parameter or question mark', async () => {
  const { press, whereabouts } = opened({ at: '/list?investment=7' });
  await press('none');
  expect(whereabouts().search).toBe('');
  expect(values()).toBe('- -');
});

it('keeps what travels beside the address, and adds to it', async () => {
  const { press, whereabouts } = opened({ at: { pathname: '/list', state: { row: 3 } } });
  await press('both');
  expect(whereabouts().state).toEqual({ row: 3 });
  await press('beside');
  expect(whereabouts().state).toEqual({ row: 3, from: 'here' });
});

it('builds on where the person is by then, and brings nobody back who has left', () => {
  let first: UrlParams<typeof params> | undefined;
  let leave: (() => void) | undefined;
  function Early() {
    const address = useUrlParams(params);
    const navigate = useNavigate();
    first ??= address;
    leave = () => void navigate('/other');
    return null;
  }
  const { whereabouts } = renderPart(<Early />, { at: '/list' });
  act(() => {
    first?.set({ investment: 8 });
    first?.set({ list: 'cards' });
  });
  expect(whereabouts().search).toBe('?investment=8&list=cards');
  act(() => {
    leave?.();
    first?.set({ list: 'money' });
  });
  expect(whereabouts()).toMatchObject({ pathname: '/other', search: '' });
});
