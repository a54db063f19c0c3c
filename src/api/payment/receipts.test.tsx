import { renderHook } from '@testing-library/react';
import { openApi } from '../../../tests/support/apiStore';
import { json } from '../../../tests/support/service';
import { useSendReceiptMutation } from './receipts';

it.each([
  [undefined, '/api/payment/v1/ofd/7/sale-check'],
  ['https://fiscal.example/ofd/', 'https://fiscal.example/ofd/7/sale-check'],
])('a receipt is sent, where the fiscal service is %s, to %s (GEN-04)', async (base, address) => {
  const { service, extra, wrapper } = await openApi();
  Object.assign(extra, { config: { API_FISCAL_URL: base } });
  service.answer = () => json({}, 409);
  const { result } = renderHook(() => useSendReceiptMutation(), { wrapper });
  await expect(result.current[0]({ id: 7 }).unwrap()).rejects.toMatchObject({ status: 409 });
  expect(service.received.map(({ url }) => url)).toEqual([address]);
});
