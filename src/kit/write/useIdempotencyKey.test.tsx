import { renderHook } from '@testing-library/react';
import { useIdempotencyKey } from './useIdempotencyKey';

test('a form sends the same values under one key, and other values under another', () => {
  const { result, rerender } = renderHook(useIdempotencyKey);
  const first = result.current({ comment: 'Ошибка' }, 1);
  expect(first).toMatch(/^[\w-]{16,}$/);
  rerender();
  expect(result.current({ comment: 'Ошибка' }, 1)).toBe(first);
  expect(result.current({ comment: 'Другое' }, 1)).not.toBe(first);
  expect(result.current({ comment: 'Другое' }, 2)).not.toBe(result.current({ comment: 'Другое' }, 3));
});
