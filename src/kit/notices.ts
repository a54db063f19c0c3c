import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { MessageDescriptor } from 'react-intl';
import type { Failure } from '../lib/failure';
import { failureText } from './failureText';
import { timings } from './timings';

type Values = Record<string, string | number>;

export interface NoticeInput {
  tone: 'success' | 'error' | 'info';
  title: MessageDescriptor;
  text?: MessageDescriptor;
  /** What the placeholders of the title and the text stand for; never personal data. */
  values?: Values;
  /** The server's own words, shown as plain text. */
  detail?: string;
  /** The id to give to support. */
  requestId?: string;
}

export interface Notice extends NoticeInput {
  id: string;
  /** When it was said last, in milliseconds. */
  at: number;
  /** How often it was said. */
  count: number;
  /** Stands at the corner of the screen now. */
  isShown: boolean;
  isRead: boolean;
}

const shownAtMost = 3;
const keptAtMost = 200;

const initialState: { list: Notice[] } = { list: [] };

function sameWords(one: NoticeInput, other: NoticeInput): boolean {
  const words = ({ tone, title, text, values, detail }: NoticeInput): string =>
    JSON.stringify([tone, title.id, text?.id, values, detail]);
  return words(one) === words(other);
}

/** Too many at once: the oldest leaves for the bell, an error only when nothing else is left to go. */
function makeRoom(list: Notice[]): void {
  const shown = list.filter((notice) => notice.isShown);
  while (shown.length > shownAtMost) {
    const leaving = shown.findIndex((notice) => notice.tone !== 'error');
    const [notice] = shown.splice(Math.max(leaving, 0), 1);
    if (notice) notice.isShown = false;
  }
}

/** The notice centre: what was said, the newest last, kept for a week. */
export const notices = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    notify: {
      prepare: (input: NoticeInput) => ({ payload: input, meta: { id: nanoid(), at: Date.now() } }),
      reducer: (state, { payload, meta }: PayloadAction<NoticeInput, string, { id: string; at: number }>) => {
        const last = state.list.findLast((notice) => sameWords(notice, payload));
        if (last && meta.at - last.at < timings.sameNotice) {
          Object.assign(last, { at: meta.at, count: last.count + 1, isShown: true, isRead: false });
        } else {
          state.list.push({ ...payload, id: meta.id, at: meta.at, count: 1, isShown: true, isRead: false });
        }
        makeRoom(state.list);
        state.list = state.list.filter((notice) => meta.at - notice.at < timings.noticesKept).slice(-keptAtMost);
      },
    },
    /** The toast went away by itself or was closed; the notice stays under the bell. */
    noticeHidden: (state, { payload }: PayloadAction<string>) => {
      const notice = state.list.find(({ id }) => id === payload);
      if (notice) notice.isShown = false;
    },
    noticesRead: (state) => {
      for (const notice of state.list) notice.isRead = true;
    },
    noticesCleared: () => initialState,
  },
  selectors: {
    list: (state) => state.list,
    unread: (state) => state.list.filter((notice) => !notice.isRead).length,
  },
});

export const { notify, noticeHidden, noticesRead, noticesCleared } = notices.actions;

/** Says why a call failed, in the words of the product. */
export function notifyFailure(failure: Failure) {
  const { title, text, values, detail } = failureText(failure);
  return notify({ tone: 'error', title, text, values, detail, requestId: failure.requestId });
}

/** What the storage gave back, without what is too old or not a notice; undefined when it is something else. */
export function keptNotices(value: unknown, now: number): { list: Notice[] } | undefined {
  const list = typeof value === 'object' && value !== null && 'list' in value ? value.list : undefined;
  if (!Array.isArray(list)) return undefined;
  const kept = list.filter((item: unknown): item is Notice => isNotice(item) && now - item.at < timings.noticesKept);
  return { list: kept.slice(-keptAtMost).map((notice) => ({ ...notice, isShown: false })) };
}

function isNotice(value: unknown): value is Notice {
  if (typeof value !== 'object' || value === null) return false;
  const { id, at, count, isRead, tone, title } = value as Partial<Record<keyof Notice, unknown>>;
  return (
    typeof id === 'string' &&
    typeof at === 'number' &&
    typeof count === 'number' &&
    typeof isRead === 'boolean' &&
    (tone === 'success' || tone === 'error' || tone === 'info') &&
    typeof title === 'object' &&
    title !== null &&
    'id' in title &&
    typeof title.id === 'string'
  );
}
