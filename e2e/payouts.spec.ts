/**
 * A day of an accountant: 45 approved payouts get their documents and are signed, by the keyboard alone. Every press is
 * counted; what is typed (the password of the key, in the window of the signing program) is not.
 */
import { isAbsolute, join, resolve } from 'node:path';
import { createSigner, type Signer } from '../signer/sockets';
import { dialog } from './support/card';
import { heading, signIn } from './support/panel';
import { serviceOf } from './support/service';
import { expect, test } from './support/test';

const payouts = 45;
/** Of the requirements: fewer than this. */
const pressesAtMost = 14;

test.describe.configure({ mode: 'serial', timeout: 240_000 });

let signer: Signer;
test.beforeAll(async () => {
  const folder = process.env.DATA_DIR || '.data';
  signer = await createSigner({ folder: join(isAbsolute(folder) ? folder : resolve(folder), 'signer') });
});
test.beforeEach(async ({ backEnd, complaints }) => {
  // A browser tells of every socket that nobody answers.
  complaints.allow(/WebSocket connection to 'ws:/);
  await backEnd.tell({ do: 'drafts', count: 0 });
  await backEnd.tell({ do: 'approved', count: payouts });
  if (!signer.isRunning()) await signer.start();
});
test.afterAll(() => signer.stop());

interface Counted {
  count: number;
}

test('45 payouts go from approved to signed in under 15 presses', async ({ page, baseURL }, info) => {
  await signIn(page, 'accountant', '/dashboard/index');
  await expect(heading(page, /./).first()).toBeVisible();
  let presses = 0;
  /** Each key counts, also those held for another. */
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      presses += key.split('+').length;
      await page.keyboard.press(key);
    }
  };

  // To the queue of payouts, which opens on what waits for a decision, and to its second step.
  await press('g', 'o');
  await expect(page.getByRole('button', { name: 'Ждут решения', pressed: true })).toBeVisible();
  await press('2');
  // The window is filled: rows that came between the two presses would make the second one pick them.
  await expect(page.getByText(`Загружено 20 из ${payouts}`)).toBeVisible();
  // All of them, also those that are not loaded.
  await press('j');
  await expect(
    page
      .getByRole('row', { name: /EX-A00001/ })
      .getByRole('gridcell')
      .first(),
  ).toBeVisible();
  // Ctrl is held down for both.
  presses += 1;
  await page.keyboard.down('Control');
  await press('a', 'a');
  await page.keyboard.up('Control');
  await expect(page.getByText(`Выбраны все по фильтру: ${payouts}`)).toBeVisible();
  // The one letter of the step onward, and its question, which begins on the yes.
  await press('a');
  const question = dialog(page, 'Подготовить платёжные документы?');
  await expect(question.getByText(`Будет изменено: ${payouts} из ${payouts}`)).toBeVisible();
  await expect(question.getByRole('button', { name: 'Подготовить' })).toBeFocused();
  await press('Enter');
  const preparing = dialog(page, 'Подготовка документов');
  await expect(preparing.getByText(`Готово: ${payouts}`)).toBeVisible({ timeout: 60_000 });
  await expect(preparing.getByRole('button', { name: 'Перейти к подписи' })).toBeFocused();
  // The result leads to the next queue.
  await press('Enter');
  await expect(heading(page, /^Подпись выплат/)).toBeVisible();
  // The queue of before is kept under it, and says the same.
  await expect(page.getByText(`из ${payouts}`).filter({ visible: true }).first()).toBeVisible();
  await press('Shift+a');
  const signing = dialog(page, 'Подпись E-IMZO');
  // The keys are there and the focus is on the first: the person chooses it.
  await expect(signing.getByRole('radio').first()).toBeFocused();
  await press('Space');
  await press('Enter');
  await expect(dialog(page, 'Подписание документов').getByText(`Готово: ${payouts}`)).toBeVisible({ timeout: 120_000 });

  const service = await serviceOf(baseURL!, 'accountant');
  const paid = await service.read<Counted>('/investment/investments/requests/cash-out?status=paid&search=EX-A&limit=1');
  expect(paid.count).toBe(payouts);
  info.annotations.push({ type: 'presses', description: String(presses) });
  expect(presses).toBeLessThanOrEqual(pressesAtMost);
});
