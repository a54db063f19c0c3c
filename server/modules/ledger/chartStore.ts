/** The chart of accounts, what is posted on it, and the ways in which money comes: to read only. */
import { listOf } from '../../db/list';
import type { Call, Language, Reply } from '../../http/contract';
import { balanceOfAccount, groupCondition, isDebitSide } from './balanceStore';
import { languageJoin, namedColumn, namesOf, spokenName } from './names';

/** Whether a person may post to an account. */
export const isPostable = `(a.allows_manual and a.is_active and not exists (select from gl_accounts part where part.parent_id = a.id))`;

export const accounts = listOf<
  Reply<'listAccounts'>['accounts'][number],
  Call<'listAccounts'>['query'] & { order_by?: never },
  never,
  Language
>({
  id: 'a.id',
  from: (bind, language) => `gl_accounts a join gl_account_groups g on g.id = a.group_id
    left join gl_accounts p on p.id = a.parent_id ${languageJoin(bind, language)}`,
  found: 'gl_accounts a',
  select: `a.id, ${spokenName('a', 'spoken.language')} as name, ${namedColumn('g', 'spoken.language')} as group,
    case when p.id is not null then ${namedColumn('p', 'spoken.language')} end as parent, a.type, a.is_money,
    ${isPostable} as allows_manual, a.is_active,
    (${balanceOfAccount} * case when ${isDebitSide} then 1 else -1 end)::numeric(24, 2) as balance`,
  orders: 'a.id',
  where: {
    type: 'a.type',
    group_id: groupCondition,
    is_money: 'a.is_money',
    allows_manual: `${isPostable} = $::boolean`,
    search: { id: 'a.id', names: namesOf('a'), numbers: ['a.id::text'] },
  },
});

export const accountGroups = listOf<
  Reply<'listAccountGroups'>['groups'][number],
  Call<'listAccountGroups'>['query'] & { order_by?: never },
  never,
  Language
>({
  id: 'g.id',
  from: (bind, language) =>
    `gl_account_groups g left join gl_account_groups p on p.id = g.parent_id ${languageJoin(bind, language)}`,
  select: `g.id, ${spokenName('g', 'spoken.language')} as name,
    case when p.id is not null then ${namedColumn('p', 'spoken.language')} end as parent,
    (select count(*)::int from gl_accounts a join gl_account_groups own on own.id = a.group_id
     where g.id in (own.id, own.parent_id)) as accounts_count`,
  orders: 'g.id',
  where: { search: { id: 'g.id', names: namesOf('g'), numbers: ['g.id::text'] } },
});

export const operations = listOf<
  Reply<'listOperations'>['operations'][number],
  Call<'listOperations'>['query'] & { order_by?: never },
  never,
  Language
>({
  id: 'o.id',
  from: (bind, language) => `gl_operations o join gl_accounts d on d.id = o.debit join gl_accounts c on c.id = o.credit
    ${languageJoin(bind, language)}`,
  select: `o.id, o.code, ${spokenName('o', 'spoken.language')} as name, ${namedColumn('d', 'spoken.language')} as debit,
    ${namedColumn('c', 'spoken.language')} as credit, o.is_manual, o.kind`,
  orders: 'o.code collate "C", o.id',
  where: {
    kind: 'o.kind',
    is_manual: 'o.is_manual',
    search: { id: 'o.id', names: namesOf('o'), numbers: ['o.code'] },
  },
});

export const paymentGateways = listOf<
  Reply<'listPaymentGateways'>['gateways'][number],
  Call<'listPaymentGateways'>['query'] & { order_by?: never },
  never,
  Language
>({
  id: 'w.id',
  from: (bind, language) =>
    `payment_gateways w join gl_accounts a on a.id = w.account_id ${languageJoin(bind, language)}`,
  select: `w.id, w.code, ${spokenName('w', 'spoken.language')} as name, ${namedColumn('a', 'spoken.language')} as account,
    w.is_active`,
  orders: 'w.code collate "C", w.id',
  where: { search: { id: 'w.id', names: namesOf('w'), numbers: ['w.code'] } },
});
