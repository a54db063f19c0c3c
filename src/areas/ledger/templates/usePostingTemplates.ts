import { useState } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import {
  useChangePostingTemplateMutation,
  useCreatePostingTemplateMutation,
  useDeletePostingTemplateMutation,
  useListPostingTemplatesQuery,
  type PostingTemplate,
  type PostingTemplateTerms,
} from '../../../api/system-user/ledger';
import { useFormAround } from '../../../kit/form/usePanelForm';
import { toFailure, type Failure } from '../../../lib/failure';
import { useAccounts } from '../ledgerChoices';
import type { PostingValues } from '../postingValues';
import { m } from './messages';
import { keptOf } from './templateValues';

/** A person keeps no more (the service refuses further ones), so that one page has them all. */
const all = { limit: 100 };

/** The person's own templates, and what is done with them: what is kept is the form around, as it stands. */
export function usePostingTemplates() {
  const source = useRecordQuery(useListPostingTemplatesQuery(all));
  const [create] = useCreatePostingTemplateMutation();
  const [change] = useChangePostingTemplateMutation();
  const [remove] = useDeletePostingTemplateMutation();
  const form = useFormAround();
  const { accounts } = useAccounts();
  const [news, setNews] = useState<MessageDescriptor>();
  const [failure, setFailure] = useState<Failure>();
  const [removed, setRemoved] = useState<PostingTemplateTerms>();
  const [isBusy, setBusy] = useState(false);
  const templates = source.item?.templates ?? none;

  const say = (next: MessageDescriptor | undefined): void => {
    setNews(next);
    setFailure(undefined);
    setRemoved(undefined);
  };
  const attempt = async (run: () => Promise<unknown>, done: MessageDescriptor): Promise<boolean> => {
    say(undefined);
    setBusy(true);
    try {
      await run();
      setNews(done);
      return true;
    } catch (error) {
      setFailure(toFailure(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  /** The one that has this name already, however it is written. */
  const named = (name: string): PostingTemplate | undefined =>
    templates.find((one) => one.name.toLowerCase() === name.trim().toLowerCase());

  return {
    ...{ source, templates, news, failure, isBusy, named },
    /** Whether it was kept. */
    async save(typed: string): Promise<boolean> {
      const name = typed.trim();
      const kept = keptOf(form.getValues() as PostingValues, accounts);
      if (name === '' || !kept) {
        say(name === '' ? m.unnamed : m.incomplete);
        return false;
      }
      const before = named(name);
      const body = { ...kept, name };
      return before
        ? attempt(() => change({ id: before.id, 'If-Match': before.version, body }).unwrap(), m.replaced)
        : attempt(() => create({ body }).unwrap(), m.saved);
    },
    async remove({ id, version, created_at: _, updated_at: __, ...terms }: PostingTemplate): Promise<void> {
      if (await attempt(() => remove({ id, 'If-Match': version }).unwrap(), m.removed)) setRemoved(terms);
    },
    /** Takes back the last removal. */
    restore: removed && (() => void attempt(() => create({ body: removed }).unwrap(), m.saved)),
  };
}
const none: readonly PostingTemplate[] = [];
