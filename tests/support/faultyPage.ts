/** What the tests of screens under faults look at. */
import { act, screen } from '@testing-library/react';
import russian from '../../locales/ru.json';
import type { PanelStore } from '../../src/app/store';
import { failureText } from '../../src/kit/state/failureText';
import { routes, type RouteId } from '../../src/routes/table';
import type { Asked } from './contractAnswers';
import type { Fault } from './faults';
import { atRest } from './openScreen';

const texts: Record<string, string> = russian;

/** What the frame itself needs is spared: who is signed in, and what he may do. */
const spared = ['login', 'refreshToken', 'logout', 'getUserRole'];
export const isOfScreen = ({ operation, url }: Asked): boolean =>
  !(spared.includes(operation.id) && !url.endsWith('/user-roles/2'));

/** A read of one row alone: how many wait. The menu asks for it once the page is at rest, and keeps a failure to itself. */
export const isCount = ({ url }: Asked): boolean => new URL(url, 'http://panel').searchParams.get('limit') === '1';

export const kindOf = (id: RouteId): 'card' | 'list' | 'other' =>
  routes[id].path.includes('/:') ? 'card' : routes[id].menu ? 'list' : 'other';

/** The payment service may take hours for any answer, so nothing has failed yet. */
export const isPatient = (fault: Fault, reads: readonly Asked[]): boolean =>
  fault.name === 'no answer' && reads.some(({ url }) => url.includes('/payment/'));

/** Another try: in the place of what is missing, and over what is shown from before. */
export function retries(): HTMLElement[] {
  // The whole text is there in a tenth of the time in which each element is asked for its own.
  const text = document.body.textContent ?? '';
  return ['Повторить', 'Обновить'].flatMap((words) => (text.includes(words) ? screen.queryAllByText(words) : []));
}

export function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

const crashes = ['На странице произошла ошибка', 'Этот блок не удалось показать', 'Строку не удалось показать'];
const nonsense = /\bNaN\b|\bInfinity\b|\[object Object\]|\bundefined\b|Invalid Date/;

/** Parts of the page that could not be drawn, or were drawn from nothing. */
export function brokenParts(): string[] {
  const text = document.body.textContent ?? '';
  return [...crashes.filter((crash) => text.includes(crash)), ...(nonsense.exec(text) ?? [])];
}

/** What a page says of a fault. */
export function wordsOf({ failure }: Fault): string {
  const { title } = failureText(failure);
  return texts[String(title.id)]?.replace('{message}', failure.message ?? '') ?? '';
}

/** In milliseconds: what a page on the busiest host may need. One that is right is not waited for. */
const patience = 30_000;

/** What stays wrong however long it is waited for. */
export async function lasting(store: PanelStore, look: () => string[]): Promise<string[]> {
  const begin = performance.now();
  let wrong = look();
  while (wrong.length > 0 && performance.now() - begin < patience) {
    await atRest(store);
    wrong = look();
  }
  return wrong;
}
