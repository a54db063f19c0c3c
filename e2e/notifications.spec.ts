/** Journeys 7 and 8: a push is written, tried, planned, taken back, sent once, and sent again to those who did not get it; numbers by hand. */
import type { Page } from '@playwright/test';
import { expectAccessibleInBoth } from './support/axe';
import { dialog, notice, section } from './support/card';
import { followSystem, signIn } from './support/panel';
import { serviceOf, type Service } from './support/service';
import { expect, test } from './support/test';

const path = '/payment/v3/notification/messages';
interface Message {
  id: number;
  version: number;
  status: string;
  delivery: string;
  audience: number;
  sent: number;
  dead: number;
  waiting: number;
}
const read = (service: Service, id: number) => service.read<Message>(`${path}/${id}`);
const minutes = (count: number) => count * 60_000;

/** A day of the calendar of Tashkent, so many days after today, as people type it. */
function dayAfter(days: number): { typed: string; at: number } {
  const now = new Date(Date.now() + 5 * 3_600_000 + days * 86_400_000);
  const day = now.toISOString().slice(0, 10);
  return { typed: day.split('-').reverse().join('.'), at: Date.parse(`${day}T10:00:00+05:00`) };
}

async function fillMoment(page: Page, day: string) {
  await page.getByLabel(/^День отправки/).fill(day);
  const time = page.getByLabel(/^Время по Ташкенту/);
  await time.fill('10');
  await time.blur();
  await expect(time).toHaveValue('10:00');
}

test('a push to customers: written, tried on oneself, planned, taken back, sent once at its moment, and again to 37 (STATE-19)', async ({
  page,
  backEnd,
  complaints,
}) => {
  // The moment that is over; and what was read with a token that a day has made old.
  complaints.allow(/422/, /401/);
  const service = await serviceOf(backEnd.url, 'moderator');
  await signIn(page, 'moderator');
  await followSystem(page);
  await page.goto('/notification/list');
  await page.getByRole('button', { name: /^Новое уведомление/ }).click();
  await page.getByLabel(/^Заголовок на русском/).fill('Журнал: скидки недели');
  await page.getByLabel(/^Заголовок на узбекском/).fill('Hafta chegirmalari');
  await page.getByLabel(/^Текст уведомления на русском/).fill('До воскресенья дешевле на 5 %.');
  await page.getByLabel(/^Текст уведомления на узбекском/).fill('Yakshanbagacha 5 % arzon.');
  await expect(page.getByText('Нет перевода: en')).toBeVisible();
  // Of few days, so that the journey is short.
  await page.getByLabel(/^Зарегистрированы с/).fill(dayAfter(-40).typed);
  await page.getByLabel(/^Зарегистрированы по/).fill(dayAfter(-30).typed);
  const audience = await section(page, 'Аудитория');
  await expect(audience.getByText('Получат русский текст')).toBeVisible();
  await expect(audience.getByText(/^[1-9]\d\d$/).first()).toBeVisible();

  // Yesterday is refused in words, at its field.
  await fillMoment(page, dayAfter(-1).typed);
  await page.getByRole('button', { name: 'Создать' }).click();
  await expect(page.getByText(/Время отправки — не раньше чем через минуту/).first()).toBeVisible();
  const tomorrow = dayAfter(1);
  await fillMoment(page, tomorrow.typed);
  await page.getByRole('button', { name: 'Создать' }).click();
  await expect(notice(page, 'Успешно завершено')).toBeVisible();
  const drawer = dialog(page, 'Журнал: скидки недели');
  await expect(drawer).toBeVisible();
  const id = Number(new URL(page.url()).searchParams.get('message'));

  // A test arrives, and the draft stays a draft that nobody was sent.
  await drawer.getByRole('button', { name: /^Другие действия|Действия/ }).click();
  await page.getByRole('menuitem', { name: 'Проверить на себе' }).click();
  const asked = page.waitForResponse((answer) => answer.url().endsWith(`/messages/${id}/send-by-users`));
  await dialog(page, 'Отправить себе?').getByRole('button', { name: 'Отправить сейчас' }).click();
  // To one person, and by one call.
  expect(await (await asked).json()).toMatchObject({ queued: 1, skipped: { already_sent: 0, push_off: 0 } });
  await expect(notice(page, 'Запрос успешно отправлен')).toBeVisible();
  await backEnd.tell({ do: 'sendPushes' });
  expect(await read(service, id)).toMatchObject({ status: 'draft', audience: 0, sent: 0 });

  // Planned, taken back, and planned again.
  for (const round of [1, 2]) {
    await drawer.getByRole('button', { name: 'Опубликовать' }).click();
    await dialog(page, 'Опубликовать уведомление?').getByRole('button', { name: 'Опубликовать' }).click();
    await expect(drawer.getByText('Запланирована')).toBeVisible();
    if (round === 2) break;
    await drawer.getByRole('button', { name: 'Отозвать' }).click();
    await dialog(page, 'Отозвать уведомление?').getByRole('button', { name: 'Отозвать' }).click();
    await expect(drawer.getByText('Черновик').first()).toBeVisible();
  }
  await backEnd.tell({ do: 'sendPushes' });
  expect((await read(service, id)).delivery).toBe('planned');

  // At its moment it goes, once; to thirty-seven it does not, whatever is tried.
  await backEnd.tell({ do: 'advance', ms: tomorrow.at - Date.now() + 1000 });
  for (const pause of [0, 1, 5, 25]) {
    await backEnd.tell({ do: 'advance', ms: minutes(pause) });
    await backEnd.tell({ do: 'sendPushes', failing: 37, of: id });
  }
  const later = await serviceOf(backEnd.url, 'moderator');
  const done = await read(later, id);
  expect(done).toMatchObject({ delivery: 'done', dead: 37, waiting: 0 });
  const late = await later.call<{ code: string }>(`POST ${path}/${id}/withdraw`, { version: done.version });
  expect([late.status, late.body.code]).toEqual([409, 'sending_begun']);
  const edited = await later.call<{ code: string }>(`PUT ${path}/${id}`, {
    version: done.version,
    body: { urgent: true },
  });
  expect([edited.status, edited.body.code]).toEqual([409, 'already_published']);

  // They are listed with reasons, and sent again to these only.
  await page.goto(`/notification/form/${id}?state=dead`);
  await expect(page.getByText('Служба не приняла').first()).toBeVisible();
  await expectAccessibleInBoth(page, 'recipients of a notification');
  await page.getByRole('button', { name: 'Отправить недоставленным' }).click();
  const again = dialog(page, 'Отправить ещё раз только им?');
  await expect(again.getByText(/Не дошло до 37 человек/)).toBeVisible();
  await again.getByRole('button', { name: 'Отправить сейчас' }).click();
  await expect(notice(page, 'Запрос успешно отправлен')).toBeVisible();
  await backEnd.tell({ do: 'sendPushes' });
  const after = await read(later, id);
  expect(after.dead).toBe(0);
  // A few of them have no phone any more: the demonstration's service says so.
  expect(after.sent - done.sent).toBeGreaterThan(32);
  expect(after.sent - done.sent).toBeLessThanOrEqual(37);
});

test('two hundred numbers: the wrong and the unknown are named, the others get it, a second press sends nothing', async ({
  page,
  backEnd,
  complaints,
}) => {
  complaints.allow(/401/);
  const service = await serviceOf(backEnd.url, 'moderator');
  const made = await service.done<Message>(`POST ${path}`, {
    body: { title_ru: 'По номерам', body_ru: 'Лично вам', segment: 'custom' },
  });
  // Phones of the demonstration that take notifications.
  const known = Array.from({ length: 600 }, (_, at) => 998_500_000_000 + (at + 1000) * 4999)
    .filter((_, at) => (at + 1000) % 3 !== 0 && (at + 1000) % 61 !== 0)
    .slice(0, 190)
    .map(String);
  const wrong = ['12345', 'abc', '+7 901 123 45 67'];
  const unknown = Array.from({ length: 5 }, (_, at) => `99800000000${at}`);
  const typed = [...known, ...wrong, ...unknown, known[0], known[1]].join('\n');
  await signIn(page, 'moderator', `/notification/list?message=${made.id}`);
  const drawer = dialog(page, 'По номерам');
  const press = async () => {
    await drawer.getByRole('button', { name: 'Отправить по номерам' }).click();
    const form = dialog(page, 'Отправить по номерам');
    await form.getByRole('textbox', { name: 'Номера телефонов' }).fill(typed);
    await form.getByRole('button', { name: 'Отправить сейчас' }).click();
    const result = dialog(page, 'Кому отправлено');
    await expect(result.getByText(wrong.join(', '))).toBeVisible();
    await expect(result.getByText(unknown.join(', '))).toBeVisible();
    return result;
  };
  const first = await press();
  await expect(first.getByText('190', { exact: true })).toBeVisible();
  await first.getByRole('button', { name: 'Закрыть', exact: true }).click();
  // Sent in the day, wherever the test runs.
  await backEnd.tell({ do: 'advance', ms: Math.max(0, dayAfter(1).at - Date.now()) });
  await backEnd.tell({ do: 'sendPushes' });
  const later = await serviceOf(backEnd.url, 'moderator');
  const sent = await read(later, made.id);
  expect(sent).toMatchObject({ status: 'draft', waiting: 0 });
  await page.goto(`/notification/list?message=${made.id}`);
  const second = await press();
  await expect(second.getByText('190', { exact: true })).toBeHidden();
  expect(await read(later, made.id)).toMatchObject({ sent: sent.sent });
});
