import type { Sql } from '../../db/database';
import { timestamp, type Clock } from '../../shared/clock';

/**
 * Nine hundred messages of ten days, more of them lately, fourteen of which nobody carried; and three providers: the first with money
 * for three days, the second with plenty, the third off.
 */
export async function seedSms(sql: Sql, clock: Clock): Promise<void> {
  const now = timestamp(clock);
  await sql.query(
    `update sms_providers set priority = p.priority, is_active = p.is_active, login = p.login, sender = p.sender, balance = p.balance
     from (values ('eskiz', 1, true, 'divan.uz', '4546', 0), ('playmobile', 2, true, 'divan', 'DIVAN', 48500000),
       ('getsms', 3, false, null, '4546', 120000)) as p (code, priority, is_active, login, sender, balance)
     where p.code = sms_providers.code`,
    [],
  );
  await sql.query(
    `insert into sms_messages (phone_masked, template, parts, state, error, provider, cost, created_at, sent_at)
     select '+998 ' || (array['90', '91', '93', '94', '97', '99', '88', '33'])[1 + n % 8] || ' *** ** ' || lpad((n * 37 % 100)::text, 2, '0'),
       t.code, t.parts, s.state, case when s.state = 'failed' then (array['refused', 'silent', 'broken'])[1 + n % 3] end, p.code,
       case when s.state = 'failed' then 0 else t.parts * p.price_per_part end, at,
       case when s.state <> 'failed' then at + (2 + n % 9) * interval '1 second' end
     from generate_series(1, 900) as g (n)
       cross join lateral (select $1::timestamp - (n * n * 0.0177 + 1) * interval '1 minute' as at) m
       cross join lateral (select case when n % 64 = 0 then 'failed' when n % 23 = 0 then 'sent' else 'delivered' end as state) s
       join lateral (select code, 1 + (length(text_ru) / 71) as parts from sms_templates order by id offset n * 7 % 24 limit 1) t on true
       join sms_providers p on p.code = case when n % 5 = 0 then 'playmobile' else 'eskiz' end
     order by n desc`,
    [now],
  );
  // Three days and a half at the pace of the last seven.
  await sql.query(
    `update sms_providers p set balance = round(w.parts / 7.0 * p.price_per_part * 3.5, 2)
     from (select sum(parts) as parts from sms_messages where provider = 'eskiz' and state <> 'failed'
       and created_at > $1::timestamp - interval '7 days') w where p.code = 'eskiz'`,
    [now],
  );
}
