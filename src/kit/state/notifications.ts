import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { MessageDescriptor } from 'react-intl';
import type { Failure } from '../../lib/failure';
import { forbidden } from '../../lib/httpStatus';
import { rolesFailed, signedIn, signedOut } from '../../session/slice';
import { failureText } from './failureText';

type Values = Record<string, string | number>;

export const tones = ['error', 'success', 'info'] as const;
export type Tone = (typeof tones)[number];

export interface NoticeInput {
  tone: Tone;
  title: MessageDescriptor;
  text?: MessageDescriptor;
  /** What the placeholders of the title and the text stand for; never personal data. */
  values?: Values;
  /** The server's own words, shown as plain text, and never kept beyond the window. */
  detail?: string;
  /** The id to give to support. */
  requestId?: string;
  /** The number of the record that it is about, as its link says it. */
  record?: string;
  /** Whose it is; never kept beyond the window. */
  person?: string;
  /** The address of the record that it is about; the page on the screen unless told otherwise. */
  path?: string;
  /** How it can be taken back, while the window stands (undo.ts). */
  undo?: string;
  /** The outcome of signing or of bulk work: there is more to read, so it stays longer and can be shown again. */
  isSummary?: boolean;
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
  /** What it asked to look after is known since: it is shown nowhere any more. */
  isSettled?: boolean;
}

/** What is kept for one person. */
export interface NoticeBook {
  list: Notice[];
  /** "Do not disturb": only errors come to the corner, the rest goes straight under the bell. */
  isQuiet: boolean;
  /** When the person emptied the list last; nothing older comes back from another window. */
  clearedAt: number;
}

/** The book of whoever is at the panel, and those of the other people of this device, by their ids. */
export interface Notices extends NoticeBook {
  owner?: number;
  others: Record<string, NoticeBook>;
}

const shownAtMost = 3;
/** What the storage of the device bears for each person; the page of the notices says when it has been reached. */
export const keptAtMost = 500;
/** In milliseconds. */
export const noticeTimes = {
  /** Equal notices within this span become one with a counter. */
  same: 5_000,
  /** How long they are kept under the bell. */
  kept: 7 * 24 * 60 * 60 * 1_000,
} as const;

export const emptyBook: NoticeBook = { list: [], isQuiet: false, clearedAt: 0 };
const initialState: Notices = { ...emptyBook, others: {} };

function sameWords(one: NoticeInput, other: NoticeInput): boolean {
  const words = ({ tone, title, text, values, detail, record }: NoticeInput): string =>
    JSON.stringify([tone, title.id, text?.id, values, detail, record]);
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

const young = (list: readonly Notice[], now: number): Notice[] =>
  list.filter((notice) => now - notice.at < noticeTimes.kept).slice(-keptAtMost);

const without = (books: Notices['others'], owner: string): Notices['others'] =>
  Object.fromEntries(Object.entries(books).filter(([id]) => id !== owner));

/** Puts the book of the one aside and opens that of the other; what was said to nobody is gone. */
function changeOwner(state: Notices, owner: number | undefined): void {
  if (state.owner === owner) return;
  const { list, isQuiet, clearedAt } = state;
  const aside = { list: list.map((notice) => ({ ...notice, isShown: false })), isQuiet, clearedAt };
  if (state.owner !== undefined) state.others[state.owner] = aside;
  Object.assign(state, (owner !== undefined && state.others[owner]) || emptyBook, { owner });
  if (owner !== undefined) state.others = without(state.others, String(owner));
}

/** The notice centre: what was said to each person, the newest last, kept for a week. */
export const notices = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    notify: {
      prepare: (input: NoticeInput) => ({
        payload: { path: window.location.pathname, ...input },
        meta: { id: nanoid(), at: Date.now() },
      }),
      reducer: (state, { payload, meta }: PayloadAction<NoticeInput, string, { id: string; at: number }>) => {
        const last = state.list.findLast((notice) => sameWords(notice, payload));
        const isShown = !state.isQuiet || payload.tone === 'error';
        if (last && meta.at - last.at < noticeTimes.same) {
          // Only what was done last can be taken back.
          Object.assign(last, { at: meta.at, count: last.count + 1, isShown, isRead: false, undo: payload.undo });
        } else {
          state.list.push({ ...payload, id: meta.id, at: meta.at, count: 1, isShown, isRead: false });
        }
        makeRoom(state.list);
        state.list = young(state.list, meta.at);
      },
    },
    /** The toast went away by itself or was closed; the notice stays under the bell. */
    noticeHidden: (state, { payload }: PayloadAction<string>) => {
      const notice = state.list.find(({ id }) => id === payload);
      if (notice) notice.isShown = false;
    },
    /** Kept without being shown, or another window would bring it back. */
    noticeSettled: (state, { payload }: PayloadAction<string>) => {
      const settled = { isSettled: true, isShown: false, isRead: true };
      Object.assign(state.list.find(({ id }) => id === payload) ?? {}, settled);
    },
    /** A summary is wanted at the corner once more. */
    noticeReopened: (state, { payload }: PayloadAction<string>) => {
      const notice = state.list.find(({ id }) => id === payload);
      if (notice) notice.isShown = true;
      makeRoom(state.list);
    },
    noticesRead: (state) => {
      for (const notice of state.list) notice.isRead = true;
    },
    noticesCleared: {
      prepare: () => ({ payload: Date.now() }),
      reducer: (state, { payload }: PayloadAction<number>) => {
        state.list = [];
        state.clearedAt = payload;
      },
    },
    quietToggled: (state) => {
      state.isQuiet = !state.isQuiet;
    },
    /** What was kept before, or told to another window, has been put to the rest. */
    noticesTaken: (_state, { payload }: PayloadAction<Notices>) => payload,
  },
  extraReducers: (build) =>
    build
      .addCase(signedIn, (state, { payload }) => changeOwner(state, payload.id))
      .addCase(signedOut, (state) => changeOwner(state, undefined))
      .addCase(rolesFailed, (state) => changeOwner(state, undefined)),
  selectors: {
    list: (state) => state.list,
    unread: (state) => state.list.filter((notice) => !notice.isRead).length,
    isQuiet: (state) => state.isQuiet,
  },
});

export const {
  notify,
  noticeHidden,
  noticeSettled,
  noticeReopened,
  noticesRead,
  noticesCleared,
  quietToggled,
  noticesTaken,
} = notices.actions;

/**
 * The refusal that a notice may tell of. The sentence of one names the right that is missing; of any other sentence
 * the help for it finds nothing to say.
 */
export function refusalOf({ tone, detail }: Pick<Notice, 'tone' | 'detail'>): Failure | undefined {
  return tone === 'error' && detail ? { kind: 'status', status: forbidden, codes: [], message: detail } : undefined;
}

/** Says why a call failed, in the words of the product. */
export function notifyFailure(failure: Failure, path?: string) {
  const { title, text, values, detail } = failureText(failure);
  return notify({ tone: 'error', title, text, values, detail, requestId: failure.requestId, ...(path && { path }) });
}
