import { render } from '@testing-library/react';
import { useUnsavedChanges } from '../../kit/state/unsavedChanges';
import { reloadForNewerVersion } from './newerVersion';

function Form({ isDirty }: { isDirty: boolean }) {
  useUnsavedChanges('/back-office/investor/1', isDirty);
  return null;
}

const reload = jest.fn();
const main = (version: string) => `<script src="/assets/main.${version}.js"></script>`;

beforeEach(() => {
  document.head.innerHTML = main('old');
  window.history.replaceState(null, '');
  reload.mockClear();
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(main('new'))));
});
afterEach(() => jest.restoreAllMocks());

it('loads the page again for a newer version, and no second time for the same one', async () => {
  expect(await reloadForNewerVersion(reload)).toBe(true);
  expect(await reloadForNewerVersion(reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('leaves alone a page with something unsaved in any of its tabs', async () => {
  const { rerender } = render(<Form isDirty />);
  expect(await reloadForNewerVersion(reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  rerender(<Form isDirty={false} />);
  expect(await reloadForNewerVersion(reload)).toBe(true);
});
