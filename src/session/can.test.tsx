import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { Can, can } from './can';
import { session, signedOutState } from './slice';

const held = { investors: ['query', 'get', 'edit'], bonds: ['update'], reports: [] as string[] };

it.each([
  ['investors', true],
  ['investors.query', true],
  ['investors.list', true],
  ['investors.get', true],
  ['investors.open', true],
  ['investors.edit', true],
  ['investors.update', true],
  ['investors.delete', false],
  ['bonds.edit', true],
  ['bonds.update', true],
  ['bonds.get', false],
  ['reports', false],
  ['reports.get', false],
  ['claims', false],
  ['claims.query', false],
  ['', false],
  ['.query', false],
  ['constructor', false],
  ['__proto__', false],
  ['toString.length', false],
  ['investors.constructor', false],
  ['Investors.query', false],
])('%p is allowed: %p (RBAC-01)', (permission, allowed) => {
  expect(can(held, permission)).toBe(allowed);
});

it('hides what is not permitted', () => {
  const store = configureStore({
    reducer: { session: session.reducer },
    preloadedState: { session: { ...signedOutState, permissions: held } },
  });
  render(
    <Provider store={store}>
      <Can do="investors.query">may</Can>
      <Can do="investors.delete">may not</Can>
      <Can>everyone</Can>
    </Provider>,
  );
  expect(screen.getByText(/may/)).toHaveTextContent(/^mayeveryone$/);
});
