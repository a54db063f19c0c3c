import { renderHook } from '@testing-library/react';
import { usePictureAddress } from './usePictureAddress';

const made = jest.fn((file: File) => `blob:${file.name}`);
const given = jest.fn();
beforeAll(() => Object.assign(URL, { createObjectURL: made, revokeObjectURL: given }));
beforeEach(() => [made, given].forEach((mock) => mock.mockClear()));

test('a file that was chosen has an address for as long as it is shown, one that is there keeps its own', () => {
  const [first, second] = [new File(['1'], 'first.png'), new File(['2'], 'second.png')];
  const { result, rerender, unmount } = renderHook(({ of }) => usePictureAddress(of), {
    initialProps: { of: '/api/content/old.png' as string | File | null },
  });
  expect(result.current).toBe('/api/content/old.png');
  expect(made).not.toHaveBeenCalled();
  rerender({ of: first });
  expect(result.current).toBe('blob:first.png');
  rerender({ of: first });
  expect(made).toHaveBeenCalledTimes(1);
  rerender({ of: second });
  expect(result.current).toBe('blob:second.png');
  expect(given.mock.calls).toEqual([['blob:first.png']]);
  rerender({ of: null });
  expect(result.current).toBeUndefined();
  rerender({ of: first });
  unmount();
  expect(given.mock.calls).toEqual([['blob:first.png'], ['blob:second.png'], ['blob:first.png']]);
});
