import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { session } from '../../session/slice';
import { clearOldDrafts, type Draft, type DraftPlace, dropDraft, findDraft, keepDraft } from '../state/drafts';
import { timings } from '../../lib/timings';
import { get, useFormState } from 'react-hook-form';
import { looksPersonal } from '../../lib/personal';
import type { PanelForm } from './usePanelForm';

export interface OfferedDraft {
  /** The draft of an earlier visit, until it is taken or given up. */
  draft: Draft | undefined;
  restore: () => void;
  remove: () => void;
  /** What was done is saved or given up: no draft of it may come back. */
  drop: () => void;
}

interface KeptDraft extends Omit<OfferedDraft, 'restore'> {
  /** The draft of the earlier visit is on the screen now. */
  taken: () => void;
  /** Nothing is unsaved any more, but there may be again. */
  settled: () => void;
}

/** Keeps what `collect` gives as a draft while something is unsaved, and finds that of an earlier visit. */
export function useStoredDraft(id: string, isDirty: boolean, collect: () => Draft['values']): KeptDraft {
  const user = useSelector(session.selectors.user)?.id;
  const { pathname } = useLocation();
  const place = useRef<DraftPlace>(undefined);
  const [draft, setDraft] = useState(() => {
    if (user === undefined) return undefined;
    return findDraft({ user, path: pathname, form: id }, Date.now());
  });

  const write = useRef(() => {});
  const written = useRef('');
  const isOver = useRef(false);
  useEffect(() => {
    place.current = user === undefined ? undefined : { user, path: pathname, form: id };
    write.current = () => {
      if (!place.current || isOver.current) return;
      const values = collect();
      const text = JSON.stringify(values);
      if (text === written.current || text === '{}') return;
      written.current = text;
      keepDraft(place.current, { at: Date.now(), values });
    };
  });

  useEffect(() => clearOldDrafts(Date.now()), []);
  useEffect(() => {
    if (!isDirty) return undefined;
    const keep = (): void => write.current();
    const timer = setInterval(keep, timings.draftEvery);
    window.addEventListener('pagehide', keep);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [isDirty]);

  // The tab is left or closed; the window may go before it is shown again.
  useEffect(() => () => write.current(), []);

  const [settled] = useState(() => () => {
    if (place.current && written.current !== '') dropDraft(place.current);
    written.current = '';
  });
  return {
    draft,
    drop: () => {
      isOver.current = true;
      setDraft(undefined);
      if (place.current) dropDraft(place.current);
    },
    remove: () => {
      setDraft(undefined);
      if (place.current && !isDirty) dropDraft(place.current);
    },
    taken: () => {
      setDraft(undefined);
      // What lies in the storage is that of this visit from now on, whatever its text.
      written.current = 'taken';
    },
    settled,
  };
}

/** What a draft may keep of a form: the changed fields of the screen without passwords, files and personal data. */
function keepable(form: PanelForm, dirtyFields: object): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [name, rule] of form.fields) {
    const value: unknown = form.getValues(name);
    if (rule.draft === 'never' || !get(dirtyFields, name)) continue;
    if (rule.draft === 'free' && looksPersonal(String(value))) continue;
    kept[name] = value;
  }
  return kept;
}

/** Keeps what is typed as a draft and offers back that of an earlier visit. */
export function useDraft(form: PanelForm): OfferedDraft {
  const { isDirty, dirtyFields, defaultValues } = useFormState({ control: form.control });
  const { draft, drop, remove, taken } = useStoredDraft(form.id, isDirty, () => keepable(form, dirtyFields));
  return {
    draft,
    drop,
    remove,
    restore: () => {
      for (const [name, value] of Object.entries(draft?.values ?? {})) {
        const before: unknown = get(defaultValues, name);
        // A draft of an older form may hold what this one does not take.
        const isOfKind = before === null || value === null || typeof before === typeof value;
        if (before !== undefined && isOfKind) form.setValue(name, value, { shouldDirty: true, shouldTouch: true });
      }
      taken();
    },
  };
}
