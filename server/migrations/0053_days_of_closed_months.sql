-- What the entries of each day of a closed month come to, so that a change is told with its day. Of a month that was closed
-- before, only where its own digest still holds: what is not as it was closed gives no measure.
create table closing_days (
  closing_id integer not null references closing_months (id),
  day date not null,
  count integer not null check (count > 0),
  amount numeric(24, 2) not null,
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  primary key (closing_id, day)
);

with lines as (
  select c.id as closing_id, c.digest, e.id, e.date, e.amount, concat_ws(';', e.id, e.date, e.debit, e.credit, e.amount) as line
  from gl_entries e join closing_months c on c.month = date_trunc('month', e.date)::date where c.status = 'closed'),
kept as (
  select closing_id from lines group by closing_id, digest
  having encode(sha256(convert_to(string_agg(line, E'\n' order by id), 'UTF8')), 'hex') = digest)
insert into closing_days (closing_id, day, count, amount, digest)
select l.closing_id, l.date, count(*), sum(l.amount), encode(sha256(convert_to(string_agg(l.line, E'\n' order by l.id), 'UTF8')), 'hex')
from lines l join kept k on k.closing_id = l.closing_id group by l.closing_id, l.date;
