/** How notices go into the storage of the device and come back: by person, for a week, and without personal data. */
import { createNextState } from '@reduxjs/toolkit';
import { isRecord, isText } from '../../lib/guards';
import { looksPersonal } from '../../lib/personal';
import { emptyBook, keptAtMost, noticeTimes, tones, type Notice, type NoticeBook, type Notices } from './notifications';

type Books = Record<string, NoticeBook>;

/** Days, times, counts, sums and the numbers of our own records (EX-000152) are digits in plenty, and nobody's. */
const harmless =
  /\d{8}-\d{4}|\d{4}-\d{2}-\d{2}|^\d{1,3}(\u00a0\d{3})+$|\d{1,3}(\u00a0\d{3})+[.,]\d{2}(?!\d)|\b(EX|DB|IN)-\d{6}\b/g;

/**
 * What of a notice outlives the window. The words of the server and of an exception do not: nobody knows whom they
 * name; neither does the name of the person that it is about, nor a value that may be a phone, a card or the number of
 * a document.
 */
function withoutPersonal({ detail: _detail, person: _person, undo: _undo, values, record, ...notice }: Notice): Notice {
  const isHarmless = (value: string | number) => !looksPersonal(String(value).replaceAll(harmless, ''));
  const kept = Object.entries(values ?? {}).map(
    ([name, value]) => [name, name !== 'message' && isHarmless(value) ? value : '…'] as const,
  );
  return {
    ...{ ...notice, isShown: false },
    ...(values && { values: Object.fromEntries(kept) }),
    ...(record !== undefined && isHarmless(record) && { record }),
  };
}

const stored = ({ list, isQuiet, clearedAt }: NoticeBook): NoticeBook => ({
  list: list.map(withoutPersonal),
  isQuiet,
  clearedAt,
});

/** The books of everybody of this device, as they are written; nobody's is not. */
export function booksToKeep({ owner, others, ...own }: Notices): { books: Books } {
  const books = Object.entries(others).map(([id, book]) => [id, stored(book)] as const);
  return { books: Object.fromEntries(owner === undefined ? books : [...books, [String(owner), stored(own)]]) };
}

const isAbsentOr = (check: (value: unknown) => boolean, value: unknown) => value === undefined || check(value);
const isWords = (value: unknown): boolean => isRecord(value) && isText(value['id']);
const isValues = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).every((one) => isText(one) || typeof one === 'number');
/** An address of the panel's own: it becomes a link. */
const isPath = (value: unknown): boolean => isText(value) && /^\/(?![/\\])/.test(value);

function isNotice(value: unknown): value is Notice {
  if (!isRecord(value)) return false;
  const { id, at, count, isRead, tone, title, text, values, requestId, record, path } = value;
  return (
    isText(id) &&
    Number.isFinite(at) &&
    Number.isSafeInteger(count) &&
    typeof isRead === 'boolean' &&
    tones.some((known) => known === tone) &&
    isWords(title) &&
    isAbsentOr(isWords, text) &&
    isAbsentOr(isValues, values) &&
    isAbsentOr(isText, requestId) &&
    isAbsentOr(isText, record) &&
    isAbsentOr(isPath, path)
  );
}

function bookOf(value: unknown, now: number): NoticeBook | undefined {
  if (!isRecord(value) || !Array.isArray(value['list'])) return undefined;
  const { list, isQuiet, clearedAt } = value;
  const kept = list.filter((item: unknown): item is Notice => isNotice(item) && now - item.at < noticeTimes.kept);
  const cleared = typeof clearedAt === 'number' && now - clearedAt < noticeTimes.kept ? clearedAt : 0;
  if (kept.length === 0 && isQuiet !== true && cleared === 0) return undefined;
  return {
    list: kept.slice(-keptAtMost).map((notice) => ({ ...notice, isShown: false })),
    isQuiet: isQuiet === true,
    clearedAt: cleared,
  };
}

/** What the storage gave back, without what is too old or not a notice; undefined when it is something else. */
export function booksFound(value: unknown, now: number): { books: Books } | undefined {
  if (!isRecord(value) || !isRecord(value['books'])) return undefined;
  const books = Object.entries(value['books']).flatMap(([owner, book]) => {
    const kept = /^\d+$/.test(owner) ? bookOf(book, now) : undefined;
    return kept ? [[owner, kept] as const] : [];
  });
  return { books: Object.fromEntries(books) };
}

/** Takes over what another window was told, without showing it; leaves a book alone that has it all. */
function takeOver(book: NoticeBook, found: NoticeBook): void {
  book.isQuiet = found.isQuiet;
  if (found.clearedAt > book.clearedAt) {
    book.clearedAt = found.clearedAt;
    book.list = book.list.filter((notice) => notice.isShown || notice.at > found.clearedAt);
  }
  for (const notice of found.list) {
    const known = book.list.find(({ id }) => id === notice.id);
    if (known && notice.isRead && notice.at >= known.at) known.isRead = true;
    if (known && notice.isSettled === true) Object.assign(known, { isSettled: true, isShown: false });
    if (!known && notice.at > book.clearedAt) book.list.push({ ...notice, isShown: false });
  }
  if (book.list.some(({ at }, index) => at < (book.list[index - 1]?.at ?? 0))) book.list.sort((a, b) => a.at - b.at);
}

/** The notices with what was found; the same object when nothing of it is new. */
export function withFound(state: Notices, books: Books): Notices {
  return createNextState(state, (draft) => {
    for (const [owner, found] of Object.entries(books)) {
      takeOver(owner === String(draft.owner) ? draft : (draft.others[owner] ??= { ...emptyBook, list: [] }), found);
    }
  });
}
