import { needTexts } from '../../i18n/catalogue';
import { act, renderHook, waitFor } from '@testing-library/react';
import { lazyPart, useLazyPart } from './lazyPart';

jest.mock('../../i18n/catalogue', () => ({
  ...jest.requireActual<object>('../../i18n/catalogue'),
  needTexts: jest.fn(() => Promise.resolve()),
}));
const fetching = jest.mocked(needTexts);

describe('lazyPart', () => {
  afterEach(() => jest.useRealTimers());

  it('fetches once, however many ask', async () => {
    const fetchPart = jest.fn(() => Promise.resolve('part'));
    const lazy = lazyPart(fetchPart);
    expect(lazy.loaded()).toBeUndefined();
    await Promise.all([lazy.load(), lazy.load()]);
    expect(fetchPart).toHaveBeenCalledTimes(1);
    expect(lazy.loaded()).toBe('part');
  });

  it('tries once more by itself', async () => {
    const fetchPart = jest
      .fn<Promise<string>, []>()
      .mockRejectedValueOnce(new Error('cut'))
      .mockResolvedValueOnce('part');
    await expect(lazyPart(fetchPart).load()).resolves.toBe('part');
  });

  it('gives up after the second failure and may be asked again', async () => {
    const fetchPart = jest
      .fn<Promise<string>, []>()
      .mockRejectedValueOnce(new Error('1'))
      .mockRejectedValueOnce(new Error('2'))
      .mockResolvedValue('part');
    const lazy = lazyPart(fetchPart);
    await expect(lazy.load()).rejects.toThrow('2');
    await expect(lazy.load()).resolves.toBe('part');
  });

  it('comes with the texts that it names, and asks for them again with it', async () => {
    fetching.mockClear().mockRejectedValueOnce(new Error('cut'));
    await expect(lazyPart(() => Promise.resolve('part'), 'kit.export').load()).resolves.toBe('part');
    expect(fetching.mock.calls).toEqual([['kit.export'], ['kit.export']]);
  });

  it('waits 120 seconds and no longer (ERR-10, CONST-06)', async () => {
    jest.useFakeTimers();
    const failed = expect(lazyPart(() => new Promise<string>(() => undefined)).load()).rejects.toMatchObject({
      name: 'ChunkLoadError',
    });
    await jest.advanceTimersByTimeAsync(120_000);
    await failed;
  });
});

describe('useLazyPart', () => {
  it('is there at once when it was fetched before', async () => {
    const lazy = lazyPart(() => Promise.resolve('part'));
    await lazy.load();
    expect(renderHook(() => useLazyPart(lazy)).result.current.part).toBe('part');
  });

  it('draws again when the part comes', async () => {
    const lazy = lazyPart(() => Promise.resolve('part'));
    const { result } = renderHook(() => useLazyPart(lazy));
    expect(result.current.part).toBeUndefined();
    await waitFor(() => expect(result.current.part).toBe('part'));
  });

  it('tells when it cannot be had', async () => {
    const lazy = lazyPart(() => Promise.reject(new Error('gone')));
    const { result } = renderHook(() => useLazyPart(lazy));
    await act(() => Promise.resolve());
    await waitFor(() => expect(result.current.failure).toBeInstanceOf(Error));
  });
});

describe('useLazyPart without a line', () => {
  it('fetches by itself what had not come, as soon as the line is back', async () => {
    let isCut = true;
    const lazy = lazyPart(() => (isCut ? Promise.reject(new Error('cut')) : Promise.resolve('part')));
    const { result } = renderHook(() => useLazyPart(lazy));
    await waitFor(() => expect(result.current.failure).toBeDefined());
    isCut = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(result.current).toEqual({ part: 'part', failure: undefined }));
  });
});
