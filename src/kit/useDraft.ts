import { get, useFormState } from 'react-hook-form';
import { looksPersonal } from '../lib/personal';
import type { PanelForm } from './form';
import { useKeptDraft, type DraftOffer } from './useKeptDraft';

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
  const { isDirty, dirtyFields, defaultValues } = useFormState({ control: form.control });
  const { draft, drop, remove, taken } = useKeptDraft(form.id, isDirty, () => keepable(form, dirtyFields));
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
