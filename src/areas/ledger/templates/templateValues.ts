import type { Account } from '../../../api/payment/accounts';
import type { PostingTemplate, PostingTemplateTerms } from '../../../api/system-user/ledger';
import { isMoney } from '../../../lib/money';
import { accountOf, kindOf, type PostingValues } from '../postingValues';

/**
 * What a template fills in. The day, the document, the file and what the posting is about are those of one posting and stay; the share of
 * a partner goes, since paying one says all the rest.
 */
export const filledFrom = (template: PostingTemplate): Partial<PostingValues> => ({
  ...{ kind: template.kind, link: '', operation_id: String(template.operation_id) },
  ...{ account_id: String(template.account_id), amount: template.amount ?? '' },
  lines: template.lines.map(({ account_id: account, amount }) => ({
    ...{ key: crypto.randomUUID(), account: String(account), amount: amount ?? '' },
  })),
  ...{ description: template.description ?? '', counterparty: template.counterparty ?? '' },
});

/** What is kept of a form; nothing while it lacks the operation or an account. A sum that is not typed yet stays open. */
export function keptOf(
  values: PostingValues,
  accounts: readonly Account[],
): Omit<PostingTemplateTerms, 'name'> | undefined {
  const lines = values.lines.flatMap(({ account = '', amount = '' }) => {
    const named = accountOf(account, accounts);
    return named ? [{ account_id: named.id, amount: openSum(amount) }] : [];
  });
  const isWhole = values.operation_id !== '' && values.account_id !== '' && lines.length === values.lines.length;
  if (!isWhole || lines.length === 0) return undefined;
  return {
    ...{ kind: kindOf(values), operation_id: Number(values.operation_id), account_id: Number(values.account_id) },
    ...{ amount: openSum(values.amount), lines },
    ...{ description: values.description || null, counterparty: values.counterparty || null },
  };
}

const openSum = (typed: string): string | null => (isMoney(typed) ? typed : null);
