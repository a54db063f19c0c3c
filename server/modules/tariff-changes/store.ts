import { listOf } from '../../db/list';
import { Where } from '../../db/where';
import type { Call, Language, Reply } from '../../http/contract';
import { investorColumn } from '../../shared/referenceColumns';

type Row = Reply<'listTariffChangeClaims'>['claims'][number];

// Tariffs are called by their names in the language of whoever asks.
const oldName = `coalesce(case spoken.language when 'en' then old.name_en when 'uz' then old.name_uz end, old.name_ru)`;
const newName = `coalesce(case spoken.language when 'en' then new.name_en when 'uz' then new.name_uz end, new.name_ru)`;

export const tariffChanges = listOf<Row, Call<'listTariffChangeClaims'>['query'], never, Language>({
  id: 't.id',
  from: (bind, language) => `tariff_change_claims t join investors i on i.id = t.investor_id
    join investments n on n.id = t.investment_id
    join tariffs old on old.id = t.old_tariff_id join tariffs new on new.id = t.new_tariff_id
    cross join (select ${bind(language)}::text as language) spoken`,
  select: `t.id, ${investorColumn}, json_build_object('id', n.id, 'name', n.contract_number) as investment,
    json_build_object('id', old.id, 'name', ${oldName}) as old_tariff,
    json_build_object('id', new.id, 'name', ${newName}) as new_tariff,
    t.reason, t.effective_from, t.status, t.comment, t.created_at`,
  orders: { created_at: 't.created_at', effective_from: 't.effective_from nulls last' },
  where: ({ status, search, ...period }) =>
    new Where()
      .when(status, 't.status = any ($::text[])')
      .within('t.created_at', period)
      .finds(search, { id: 't.id', texts: ['i.name', 'n.contract_number'] }),
});
