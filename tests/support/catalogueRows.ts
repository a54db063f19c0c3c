import type { InvestorWork } from './investorWork';

let number = 0;

/** A model of the catalogue in these, past the calls that make one. */
export async function putModel(
  { db }: Pick<InvestorWork, 'db'>,
  { category, brand }: { category: number; brand: number },
): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    `insert into models (category_id, brand_id, name, description_ru, description_ru_at, created_at, updated_at)
     values ($1, $2, $3, 'Описание', '2026-01-01', '2026-01-01', '2026-01-01') returning id`,
    [category, brand, `Модель ${++number}`],
  );
  return row!.id;
}

/** What a merchant offers of a model; the merchant is made once. */
export async function putProduct({ db }: Pick<InvestorWork, 'db'>, model: number): Promise<number> {
  await db.query(
    `insert into merchants (name, legal_name, inn, mfo, account_number, phone, type, work_schedule, created_at, updated_at)
     select 'Mediapark', 'ООО Mediapark', '301234567', '00014', '20208000900000000001', '998711234567', 'product', '{}', '2026-01-01', '2026-01-01'
     where not exists (select from merchants where inn = '301234567')`,
  );
  const [row] = await db.query<{ id: number }>(
    `insert into products (model_id, merchant_id, name, price, sku, price_changed_at, created_at, updated_at)
     select $1, id, 'Товар', 100, $2, '2026-01-01', '2026-01-01', '2026-01-01' from merchants where inn = '301234567' returning id`,
    [model, `SKU-${++number}`],
  );
  return row!.id;
}

/** A brand and its number. */
export async function putBrand({ db }: Pick<InvestorWork, 'db'>, name = `Марка ${++number}`): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    `insert into brands (name, created_at, updated_at) values ($1, '2026-01-01', '2026-01-01') returning id`,
    [name],
  );
  return row!.id;
}

/** A picture that somebody has uploaded and not attached, and its key. */
export async function putUpload({ db }: Pick<InvestorWork, 'db'>, username: string, kind = 'png'): Promise<string> {
  const key = `00000000-0000-4000-8000-${String(++number).padStart(12, '0')}.${kind}`;
  await db.query(
    `insert into files (key, name, kind, size, created_by, created_at)
     select $1, $2, $3, 100, id, '2026-01-01' from system_users where username = $4`,
    [key, `картинка-${number}.${kind}`, kind, username],
  );
  return key;
}
