import { renderHook } from '@testing-library/react';
import { useUnsavedChanges } from '../../kit/state/unsavedChanges';
import { newerVersion, reloadForNewerVersion } from './newerVersion';

const page = (version: string) =>
  new Response(
    `<script defer src="/assets/react.1.js"></script><script defer src="/assets/main.${version}.js"></script>`,
  );

let fetching: jest.SpyInstance;
const offer = (version: string) => fetching.mockImplementation(() => Promise.resolve(page(version)));

beforeEach(() => {
  const running = document.createElement('script');
  // Of a kind that is not run.
  running.type = 'application/json';
  running.setAttribute('src', '/assets/main.aaa.js');
  document.head.replaceChildren(running);
  window.history.replaceState(null, '');
  fetching = jest.spyOn(globalThis, 'fetch');
});
afterEach(() => fetching.mockRestore());

describe('a newer version of the panel', () => {
  it('is one with another main script', async () => {
    offer('aaa');
    await expect(newerVersion()).resolves.toBeUndefined();
    offer('bbb');
    await expect(newerVersion()).resolves.toBe('/assets/main.bbb.js');
    fetching.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(newerVersion()).resolves.toBeUndefined();
  });

  it('is loaded for a missing part once, and not again while the page stays broken', async () => {
    const reload = jest.fn();
    offer('aaa');
    await expect(reloadForNewerVersion(reload)).resolves.toBe(false);
    offer('bbb');
    await expect(reloadForNewerVersion(reload)).resolves.toBe(true);
    await expect(reloadForNewerVersion(reload)).resolves.toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    offer('ccc');
    await expect(reloadForNewerVersion(reload)).resolves.toBe(true);
  });

  it('is never loaded over something typed', async () => {
    const reload = jest.fn();
    offer('bbb');
    const form = renderHook(() => useUnsavedChanges('/back-office/investor/1', true));
    await expect(reloadForNewerVersion(reload)).resolves.toBe(false);
    expect(reload).not.toHaveBeenCalled();
    form.unmount();
    await expect(reloadForNewerVersion(reload)).resolves.toBe(true);
  });
});
