import { renderHook, waitFor } from '@testing-library/react';
import { openApi } from '../../../../tests/support/apiStore';
import { json } from '../../../../tests/support/service';
import { useWaitingClaims } from './useWaitingClaims';

it('reads on past a row that cannot be used', async () => {
  const { service, wrapper } = await openApi();
  const rows = Array.from({ length: 1005 }, (_, at) => (at === 10 ? null : { id: at + 1 }));
  service.answer = ({ url }) => {
    const asked = new URL(url, 'https://panel.test').searchParams;
    const start = Number(asked.get('offset'));
    return json({ exit_claims: rows.slice(start, start + Number(asked.get('limit'))), count: rows.length });
  };
  const { result } = renderHook(useWaitingClaims, { wrapper });
  await waitFor(() => expect(result.current.waiting).toHaveLength(1004));
  expect(new Set(result.current.waiting?.map(({ id }) => id)).size).toBe(1004);
  expect(service.received).toHaveLength(2);
});
