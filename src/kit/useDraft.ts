import { useEffect, useRef, useState } from 'react';
import { get, useFormState } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { looksPersonal } from '../lib/personal';
import { session } from '../session/slice';
import { clearOldDrafts, dropDraft, findDraft, keepDraft, type Draft, type DraftPlace } from './drafts';
import type { PanelForm } from './form';
import { timings } from './timings';

export interface DraftOffer {
  /** The draft of an earlier visit, until it is taken or given up. */
  draft: Draft | undefined;
  restore: () => void;
  remove: () => void;
  /** What was typed is saved or given up: no draft of it may come back. */
  drop: () => void;
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
export function useDraft(form: PanelForm): DraftOffer {
  const user = useSelector(session.selectors.user)?.id;
  const { pathname } = useLocation();
  const { isDirty, dirtyFields, defaultValues } = useFormState({ control: form.control });
  const place = useRef<DraftPlace>(undefined);
  const [draft, setDraft] = useState(() => {
    if (user === undefined) return undefined;
    return findDraft({ user, path: pathname, form: form.id }, Date.now());
  });

  const write = useRef(() => {});
  const written = useRef('');
  const isOver = useRef(false);
  useEffect(() => {
    place.current = user === undefined ? undefined : { user, path: pathname, form: form.id };
    write.current = () => {
      if (!place.current || isOver.current) return;
      const values = keepable(form, dirtyFields);
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

  const drop = (): void => {
    isOver.current = true;
    setDraft(undefined);
    if (place.current) dropDraft(place.current);
  };
  return {
    draft,
    drop,
    remove: () => {
      setDraft(undefined);
      if (place.current && !isDirty) dropDraft(place.current);
    },
    restore: () => {
      for (const [name, value] of Object.entries(draft?.values ?? {})) {
        const before: unknown = get(defaultValues, name);
        // A draft of an older form may hold what this one does not take.
        const isOfKind = before === null || value === null || typeof before === typeof value;
        if (before !== undefined && isOfKind) form.setValue(name, value, { shouldDirty: true, shouldTouch: true });
      }
      setDraft(undefined);
    },
  };
}
