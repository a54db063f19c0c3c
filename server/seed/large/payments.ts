/** What the payment service writes down, at volume: messages to phones, charges that paid nothing, invoices. */
import type { Area } from './area';

/** Older than the seven days by which the pace of a provider is reckoned. */
export const sms: Area = {
  tables: ['sms_messages'],
  rows: 1_000_000,
  fill: (sql, rows, day) =>
    sql.query(
      `with t as materialized (select code, 1 + length(text_ru) / 71 as parts, row_number() over (order by id) - 1 as place from sms_templates)
       insert into sms_messages (phone_masked, template, parts, state, error, provider, cost, created_at, sent_at)
       select '+998 ' || (array['90', '91', '93', '94', '97', '99', '88', '33'])[1 + n % 8] || ' *** ** ' || lpad((n::bigint * 37 % 100)::text, 2, '0'),
         t.code, t.parts, s.state, case when s.state = 'failed' then (array['refused', 'silent', 'broken'])[1 + n % 3] end, p.code,
         case when s.state = 'failed' then 0 else t.parts * p.price_per_part end, m.at,
         case when s.state <> 'failed' then m.at + (2 + n % 9) * interval '1 second' end
       from generate_series(0, $1::int - 1) n
         cross join lateral (select $2::date - interval '400 days' + n * interval '390 days' / $1 as at) m
         cross join lateral (select case when n % 64 = 0 then 'failed' when n % 23 = 0 then 'sent' else 'delivered' end as state) s
         join t on t.place = n::bigint * 7 % (select count(*) from t)
         join sms_providers p on p.code = case when n % 5 = 0 then 'playmobile' else 'eskiz' end
       order by n`,
      [rows, day],
    ),
};

/** Charges that failed or were given up; no payment stands behind them. */
export const charges: Area = {
  tables: ['gateway_transactions'],
  rows: 1_000_000,
  fill: (sql, rows, day) =>
    sql.query(
      `with k as materialized (select id, customer_id, kind, row_number() over (order by created_at, id) - 1 as place from payment_cards
         where created_at < $2::date - 1)
       insert into gateway_transactions (gateway, external_id, direction, customer_id, card_id, amount, status, error, terminal, created_at, finished_at)
       select k.kind, 'large-failed-' || n, 'in', k.customer_id, k.id, 100000 + n::bigint * 104729 % 900000, s.status,
         case when s.status = 'failed' then (array['insufficient_funds', 'card_blocked', 'limit_exceeded', 'timeout'])[1 + n % 4] end,
         '9240673' || 1 + n % 4, t.at, t.at + interval '3 seconds'
       from generate_series(0, $1::int - 1) n
         -- A card is charged when it is there.
         join k on k.place = n::bigint * 7919 % greatest(n * (select count(*) from k) / $1::int * 9 / 10, 1)
         cross join lateral (select case when n % 9 = 0 then 'cancelled' else 'failed' end as status) s
         cross join lateral (select $2::date - interval '700 days' + n * interval '699 days' / $1 as at) t
       order by n`,
      [rows, day],
    ),
};

/** Of the merchants that there are, each with a line. */
export const invoices: Area = {
  tables: ['invoices', 'invoice_lines', 'invoice_texts'],
  rows: 300_000,
  async fill(sql, rows, day) {
    const [{ last } = { last: 0 }] = await sql.query<{ last: number }>(
      'select coalesce(max(id), 0) as last from invoices',
    );
    await sql.query(
      `with s as materialized (select m.*, row_number() over (order by m.id) - 1 as place from merchants m)
       insert into invoices (merchant_id, number, date, type, total, total_vat, status, created_at, seller_name, seller_inn, buyer_name, buyer_inn,
         contract_number, contract_date)
       select s.id, 'L-' || n, t.at::date, w.type, w.total, round(w.total * 12 / 112, 2),
         case when t.at > $2::date - 20 then (array['sent', 'draft', 'sent', 'signed'])[1 + n / 2 % 4]
           else (array['signed', 'signed', 'signed', 'rejected', 'signed', 'signed', 'cancelled'])[1 + n / 2 % 7] end, t.at,
         case w.type when 'incoming' then s.legal_name else p.name end, case w.type when 'incoming' then s.inn else p.inn end,
         case w.type when 'incoming' then p.name else s.legal_name end, case w.type when 'incoming' then p.inn else s.inn end,
         s.contract_number, s.contract_date
       from generate_series(0, $1::int - 1) n
         join s on s.place = n::bigint * 7919 % (select count(*) from s)
         cross join (select 'ООО «Divan Invest»' as name, '306573219' as inn) p
         cross join lateral (select case when n % 2 = 0 then 'incoming' else 'outgoing' end as type, 100000.00 * (1 + n::bigint * 104729 % 9000) as total) w
         cross join lateral (select $2::date - interval '900 days' + n * interval '900 days' / $1 as at) t
       order by n`,
      [rows, day],
    );
    await sql.query(
      `insert into invoice_lines (invoice_id, number, name, spic, unit, count, price, sum, vat_rate, vat_sum, total)
       select id, 1, case type when 'incoming' then 'Товары, проданные в рассрочку' else 'Комиссия площадки за месяц' end, '08517001001000000', 'шт', 1,
         total - total_vat, total - total_vat, 12, total_vat, total
       from invoices where id > $1 order by id`,
      [last],
    );
  },
};
