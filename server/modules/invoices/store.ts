import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import type { Call, Reply } from '../../http/contract';

type InvoiceRow = Reply<'listInvoices'>['list'][number] & { file_key: string | null };
type LineRow = Reply<'getInvoice'>['lines'][number];

export const invoices = listOf<InvoiceRow, Call<'listInvoices'>['query'], 'total' | 'total_vat'>({
  id: 'i.id',
  from: 'invoices i left join merchants m on m.id = i.merchant_id',
  found: 'invoices i',
  kept: { table: 'invoice_totals i', by: ['type', 'status'] },
  select: `i.id, i.number, i.date, i.type, i.status, json_build_object('name', i.seller_name, 'inn', i.seller_inn) as seller,
    json_build_object('name', i.buyer_name, 'inn', i.buyer_inn) as buyer,
    case when m.id is not null then json_build_object('id', m.id, 'name', m.name) end as merchant, i.contract_number, i.contract_date,
    i.total, i.total_vat, i.file_key`,
  totals: { total: 'i.total', total_vat: 'i.total_vat' },
  orders: { date: 'i.date', total: 'i.total' },
  where: {
    ...{ type: 'i.type', status: 'i.status', period: 'i.date' },
    search: {
      ...{ id: 'i.id', table: 'invoice_texts x', key: 'x.invoice_id' },
      ...{ sounds: ['x.sound'], written: ['x.numbers'] },
    },
  },
});

export function listLines(sql: Sql, id: number): Promise<LineRow[]> {
  return sql.query<LineRow>(
    `select number, name, spic, unit, count::text as count, price, sum, vat_rate::text as vat_rate, vat_sum, total from invoice_lines
     where invoice_id = $1 order by number`,
    [id],
  );
}

export async function nameOfFile(sql: Sql, key: string): Promise<string | undefined> {
  const [file] = await sql.query<{ name: string }>('select name from files where key = $1', [key]);
  return file?.name;
}
