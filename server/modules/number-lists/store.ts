import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import type { Call, Reply } from '../../http/contract';

type CardTypeRow = Reply<'createCardType'>;
type PhoneCodeRow = Reply<'createPhoneCode'>;

export const cardTypes = listOf<CardTypeRow, Call<'listCardTypes'>['query']>({
  id: 't.id',
  from: 'card_types t',
  select: 't.id, t.name, t.prefix, t.created_at',
  orders: { prefix: 't.prefix', name: 't.name collate "und-x-icu"' },
  where: { search: { names: ['t.name'], numbers: ['t.prefix'] } },
});

/** How numbers of cards begin; there are few. */
export const listCardTypes = (sql: Sql) =>
  sql.query<{ name: string; prefix: string }>('select name, prefix from card_types', []);

export const phoneCodes = listOf<PhoneCodeRow, Call<'listPhoneCodes'>['query']>({
  id: 'c.id',
  from: 'phone_codes c',
  select: 'c.id, c.code, c.operator, c.created_at',
  orders: { code: 'c.code', operator: 'c.operator collate "und-x-icu"' },
  where: { search: { names: ['c.operator'], numbers: ['c.code'] } },
});

/** Nothing where another type has the prefix. */
export async function addCardType(sql: Sql, { name, prefix }: Call<'createCardType'>['body'], at: string) {
  const [made] = await sql.query<CardTypeRow>(
    `insert into card_types (name, prefix, created_at) values ($1, $2, $3) on conflict (prefix) do nothing
     returning id, name, prefix, created_at`,
    [name, prefix, at],
  );
  return made;
}

export async function removeCardType(sql: Sql, id: number) {
  const [gone] = await sql.query<{ id: number; prefix: string }>(
    'delete from card_types where id = $1::bigint returning id, prefix',
    [id],
  );
  return gone;
}

/** Nothing where the code is there already. */
export async function addPhoneCode(sql: Sql, { code, operator }: Call<'createPhoneCode'>['body'], at: string) {
  const [made] = await sql.query<PhoneCodeRow>(
    `insert into phone_codes (code, operator, created_at) values ($1, $2, $3) on conflict (code) do nothing
     returning id, code, operator, created_at`,
    [code, operator, at],
  );
  return made;
}

export async function removePhoneCode(sql: Sql, id: number) {
  const [gone] = await sql.query<{ id: number; code: string }>(
    'delete from phone_codes where id = $1::bigint returning id, code',
    [id],
  );
  return gone;
}
