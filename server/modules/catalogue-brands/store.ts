import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import type { Call } from '../../http/contract';

export interface BrandRow {
  id: number;
  version: number;
  name: string;
  logo_key: string | null;
  logo_name: string | null;
  is_active: boolean;
  models_count: number;
  products_count: number;
  created_at: string;
  updated_at: string;
}

const modelsCount = '(select count(*)::int from models m where m.brand_id = b.id)';

export const brands = listOf<BrandRow, Call<'listBrands'>['query']>({
  id: 'b.id',
  from: 'brands b',
  found: `brands b cross join lateral (select ${modelsCount} as models_count) n`,
  select: `b.id, b.version, b.name, b.logo_key, f.name as logo_name, b.is_active, ${modelsCount} as models_count,
    (select count(*)::int from products p join models m on m.id = p.model_id where m.brand_id = b.id) as products_count,
    b.created_at, b.updated_at`,
  joins: 'left join files f on f.key = b.logo_key',
  orders: { name: 'b.name collate "und-x-icu"', models_count: 'n.models_count', created_at: 'b.created_at' },
  where: {
    is_active: 'b.is_active',
    has_logo: '(b.logo_key is not null) = $',
    search: { id: 'b.id', names: ['b.name'] },
  },
});

/** Everything of a brand that a form writes. */
export type Terms = Pick<BrandRow, 'name' | 'logo_key' | 'is_active'>;

/** Its number; nothing where another one has the name. */
export async function insertBrand(sql: Sql, { name, logo_key, is_active }: Terms, at: string) {
  const [row] = await sql.query<{ id: number }>(
    `insert into brands (name, logo_key, is_active, created_at, updated_at) values ($1, $2, $3, $4, $4)
     on conflict (lower(name)) do nothing returning id`,
    [name, logo_key, is_active, at],
  );
  return row?.id;
}

/** Whether another brand has the name. */
export async function isNameTaken(sql: Sql, id: number, name: string): Promise<boolean> {
  const rows = await sql.query('select from brands where lower(name) = lower($2) and id <> $1', [id, name]);
  return rows.length > 0;
}

export async function saveBrand(sql: Sql, id: number, { name, logo_key, is_active }: Terms, at: string): Promise<void> {
  await sql.query(
    'update brands set version = version + 1, name = $2, logo_key = $3, is_active = $4, updated_at = $5 where id = $1',
    [id, name, logo_key, is_active, at],
  );
}

/** Holds a brand against whoever makes a model of it, and removes it unless there is one; answers whether it is gone. */
export async function removeBrand(sql: Sql, id: number): Promise<boolean> {
  await sql.query('select from brands where id = $1 for update', [id]);
  const rows = await sql.query(
    'delete from brands b where b.id = $1 and not exists (select from models m where m.brand_id = b.id) returning id',
    [id],
  );
  return rows.length > 0;
}
