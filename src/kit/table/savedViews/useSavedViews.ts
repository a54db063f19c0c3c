import { saveAs } from 'file-saver';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Column } from '../columns/column';
import type { AnyListState } from '../../url/useListState';
import type { TableSetting } from '../columns/useTableSettings';
import { useViewBook } from './useViewBook';
import { viewParameter, wholeLook, writeLook } from '../columns/settingsParam';
import {
  addressAtMost,
  cleanSearch,
  nameProblem,
  readFile,
  renamedView,
  replacedView,
  viewsAtMost,
  withDefault,
  withoutView,
  withView,
  writeFile,
  type FileProblem,
  type NameProblem,
  type View,
} from './savedViews';

/** What is said after something was done, or why it was not. */
export type ViewNews =
  | {
      is:
        | 'saved'
        | 'savedWithoutPerson'
        | 'updated'
        | 'applied'
        | 'reset'
        | 'default'
        | 'noDefault'
        | 'linked'
        | 'removed';
    }
  | { is: 'brought'; count: number; left: string }
  | { is: 'tooLong' | 'notCopied' | FileProblem }
  | { is: NameProblem };

export interface Views {
  views: readonly View[];
  byDefault: string | undefined;
  /** The name of the view that is on the screen exactly as it was saved. */
  current: string | undefined;
  news: ViewNews | undefined;
  apply: (view: View) => void;
  /** Whether it was saved. */
  save: (name: string) => boolean;
  rename: (view: View, name: string) => boolean;
  update: (view: View) => void;
  remove: (view: View) => void;
  /** Takes back the last removal. */
  restore: (() => void) | undefined;
  setDefault: (name: string | undefined) => void;
  /** Back to the screen as it was made. */
  reset: () => void;
  /** The link of a view, or of what is on the screen. */
  copyLink: (view?: View) => Promise<void>;
  toFile: (view: View) => void;
  fromFile: (file: File) => Promise<void>;
}

/** The views of a list, and what can be done with them. */
export function useSavedViews(columns: readonly Column<never>[], setting: TableSetting, list: AnyListState): Views {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const { book, keep, screen } = useViewBook();
  const [news, setNews] = useState<ViewNews>();
  const [removed, setRemoved] = useState<{ view: View; wasDefault: boolean }>();

  const names = Object.keys(list.filters);
  const hidden = typeof state === 'object' && state !== null && 'list' in state ? Object(state.list) : {};
  const shown = (): { search: string; hasPerson: boolean } => {
    const cleaned = cleanSearch(search, names);
    const address = new URLSearchParams(cleaned.search);
    address.set(viewParameter, writeLook(wholeLook(columns, setting.look)));
    address.sort();
    return { search: address.toString(), hasPerson: cleaned.personal.length > 0 || Object.keys(hidden).length > 0 };
  };
  const now = shown();
  const go = (to: string): void => {
    const { list: _hidden, ...others } = { list: undefined, ...(typeof state === 'object' ? state : undefined) };
    void navigate({ pathname, hash, search: to }, { state: others });
  };
  const report = (next: ViewNews): void => {
    setRemoved(undefined);
    setNews(next);
  };

  return {
    views: book.views,
    byDefault: book.byDefault,
    current: book.views.find((view) => view.search === now.search)?.name,
    news,
    apply: (view) => {
      go(view.search);
      report({ is: 'applied' });
    },
    save: (name) => {
      const problem = book.views.length >= viewsAtMost ? 'full' : nameProblem(name, book.views);
      if (problem ?? now.search.length > addressAtMost) {
        report({ is: problem ?? 'tooLong' });
        return false;
      }
      keep(withView(book, { name, search: now.search }));
      report({ is: now.hasPerson ? 'savedWithoutPerson' : 'saved' });
      return true;
    },
    rename: (view, name) => {
      if (name.trim() === view.name) return true;
      const problem = nameProblem(name, book.views);
      if (problem) {
        report({ is: problem });
        return false;
      }
      keep(renamedView(book, view.name, name));
      report({ is: 'updated' });
      return true;
    },
    update: (view) => {
      keep(replacedView(book, { name: view.name, search: now.search }));
      report({ is: now.hasPerson ? 'savedWithoutPerson' : 'updated' });
    },
    remove: (view) => {
      keep(withoutView(book, view.name));
      setNews({ is: 'removed' });
      setRemoved({ view, wasDefault: book.byDefault === view.name });
    },
    restore:
      removed &&
      (() => {
        const back = withView(book, removed.view);
        keep(removed.wasDefault ? withDefault(back, removed.view.name) : back);
        report({ is: 'saved' });
      }),
    setDefault: (name) => {
      keep(withDefault(book, name));
      report({ is: name === undefined ? 'noDefault' : 'default' });
    },
    reset: () => {
      setting.reset();
      go('');
      report({ is: 'reset' });
    },
    copyLink: async (view) => {
      const link = `${window.location.origin}${pathname}?${view?.search ?? now.search}`;
      if (link.length > addressAtMost) {
        report({ is: 'tooLong' });
        return;
      }
      try {
        await navigator.clipboard.writeText(link);
        report({ is: 'linked' });
      } catch {
        report({ is: 'notCopied' });
      }
    },
    toFile: (view) => {
      const file = new Blob([writeFile(screen, [view])], { type: 'application/json' });
      saveAs(file, `${view.name.replace(/[\\/:*?"<>|\s]+/g, '_')}.view.json`);
    },
    fromFile: async (file) => {
      const read =
        file.size > 1024 * 1024 ? { problem: 'large' as const } : readFile(await file.text(), { screen, names, book });
      if ('problem' in read) {
        report({ is: read.problem });
        return;
      }
      keep({ ...book, views: [...book.views, ...read.views] });
      report({ is: 'brought', count: read.views.length, left: [...read.unknown, ...read.personal].join(', ') });
    },
  };
}
