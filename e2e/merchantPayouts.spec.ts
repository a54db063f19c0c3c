/** Journey of two accountants: one asks for a transfer to a merchant, only the other may approve it, and the debt is paid. */
import { dialog, notice } from './support/card';
import { signIn } from './support/panel';
import { serviceOf } from './support/service';
import { expect, test } from './support/test';

interface Debt {
  merchant: { id: number; name: string };
  payable: string;
  payout_refusal: string | null;
}
interface Transfer {
  id: number;
  status: string;
  debt: string;
}

test('a transfer is made by one accountant and approved by another', async ({ page, backEnd, complaints }) => {
  complaints.allow(/409/);
  const maker = await serviceOf(backEnd.url, 'accountant');
  const { debts } = await maker.read<{ debts: Debt[] }>('/payment/v1/merchant-debts?limit=100&debt=owed');
  const { merchant, payable } = debts.find((one) => one.payout_refusal === null)!; // most are owed something
  const made = await maker.done<Transfer>('POST /payment/v1/transfer-payment', {
    body: { merchant_id: merchant.id, amount: payable, purpose: 'Оплата по договору', document_number: '990001' },
  });
  const own = await maker.call<{ code: string }>(`PUT /payment/v1/transfer-payment/${made.id}/decision`, {
    body: { accepted: true },
  });
  expect([own.status, own.body.code]).toEqual([409, 'same_person']);

  await signIn(page, 'accountant2', `/merchants/transfers?transfer=${made.id}`);
  const side = dialog(page, `Платёж мерчанту № ${made.id}`);
  await side.getByRole('button', { name: /^Одобрить/ }).click();
  const question = dialog(page, 'Одобрение платежа');
  await expect(question).toBeVisible();
  const again = question.getByRole('textbox');
  if ((await again.count()) > 0) await again.fill(payable);
  await question.getByRole('button', { name: /^Одобрить/ }).click();
  await expect(notice(page, /Платёж одобрен/)).toBeVisible();
  const approved = await maker.read<Transfer>(`/payment/v1/transfer-payment/${made.id}`);
  expect(approved.status).toBe('approved');
  const more = await maker.call<{ code: string }>('POST /payment/v1/transfer-payment', {
    body: { merchant_id: merchant.id, amount: '1.00', purpose: 'Оплата по договору', document_number: '990002' },
  });
  expect(more.body.code).toBe('nothing_to_pay');
});
