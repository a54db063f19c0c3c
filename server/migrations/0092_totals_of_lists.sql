-- How many rows a list of a million has and what they come to is kept, not added up for whoever opens it: for each state of its rows one
-- line, which the list sums up where nothing is filtered but those states. What a statement changes is added in its transaction.
--
-- Two transactions never wait for each other here: each adds to lines of a place of its own, the lowest that no other holds just now, and
-- keeps it to its end. So a total is the sum over all places, of which there are as many as transactions that ever wrote at once.
create function totals_place() returns smallint language plpgsql as $$
declare
  place integer := 0;
begin
  while not pg_try_advisory_xact_lock(92, place) loop
    place := place + 1;
  end loop;
  return place;
end $$;

-- Of which tables totals are kept, where, by which columns and of which.
create table kept_totals (
  source text primary key,
  totals text not null unique,
  keys text[] not null,
  sums text[] not null
);

-- Counts a table anew: whoever fills it while its triggers rest.
create function count_totals(source_name text) returns void language plpgsql as $$
declare
  one kept_totals;
begin
  select * into one from kept_totals k where k.source = source_name;
  if one is null then
    return;
  end if;
  execute format('lock table %I in share row exclusive mode', one.source);
  execute format('delete from %I', one.totals);
  execute format('insert into %1$I (place, %2$s, rows, %3$s) select 0, %2$s, count(*), %4$s from %5$I group by %2$s', one.totals,
    array_to_string(one.keys, ', '), array_to_string(one.sums, ', '),
    (select string_agg(format('coalesce(sum(%I), 0)', s), ', ') from unnest(one.sums) s), one.source);
end $$;

-- Begins to keep totals of a table.
create function keep_totals(source text, totals text, keys text[], sums text[]) returns void language plpgsql as $make$
declare
  key_list text := array_to_string(keys, ', ');
  sum_list text := array_to_string(sums, ', ');
  changes text := format('insert into %1$I as t (place, %2$s, rows, %3$s) select totals_place(), %2$s, sum(n), %4$s from (%%s) c group by %2$s
      having sum(n) <> 0 or %5$s on conflict (place, %2$s) do update set rows = t.rows + excluded.rows, %6$s', totals, key_list, sum_list,
    (select string_agg(format('coalesce(sum(n * %I), 0)', s), ', ') from unnest(sums) s),
    (select string_agg(format('sum(n * %I) <> 0', s), ' or ') from unnest(sums) s),
    (select string_agg(format('%I = t.%1$I + excluded.%1$I', s), ', ') from unnest(sums) s));
  came text := format('select %s, %s, 1 as n from added', key_list, sum_list);
  went text := format('select %s, %s, -1 as n from removed', key_list, sum_list);
begin
  execute format('create table %1$I as select 0::smallint as place, %2$s, count(*) as rows, %3$s from %4$I where false group by %2$s', totals, key_list,
    (select string_agg(format('sum(%I) as %1$I', s), ', ') from unnest(sums) s), source);
  execute format('alter table %I alter column place set not null, alter column rows set not null, %s,
      add unique nulls not distinct (place, %s)', totals,
    (select string_agg(format('alter column %I set not null', s), ', ') from unnest(sums) s), key_list);
  -- Lines are written over and over, and are few: each finds room on its page.
  execute format('alter table %I set (fillfactor = 20)', totals);
  execute format('create function %I() returns trigger language plpgsql as $body$
    begin
      if tg_op = ''INSERT'' then
        %s;
      elsif tg_op = ''DELETE'' then
        %s;
      elsif tg_op = ''UPDATE'' then
        %s;
      else
        delete from %I;
      end if;
      return null;
    end $body$', totals || '_follow', format(changes, came), format(changes, went), format(changes, came || ' union all ' || went), totals);
  execute format('create trigger totalled after insert on %I referencing new table as added
    for each statement execute function %I()', source, totals || '_follow');
  execute format('create trigger totalled_less after delete on %I referencing old table as removed
    for each statement execute function %I()', source, totals || '_follow');
  execute format('create trigger totalled_anew after update on %I referencing new table as added old table as removed
    for each statement execute function %I()', source, totals || '_follow');
  execute format('create trigger totalled_none after truncate on %I for each statement execute function %I()', source, totals || '_follow');
  insert into kept_totals values (source, totals, keys, sums);
  perform count_totals(source);
end $make$;

select keep_totals('orders', 'order_totals', '{status, down_payment_state, is_marketplace}', '{total, paid, granted, refunded, waiting}');
select keep_totals('applications', 'application_totals', '{status, source}', '{price, installment_amount}');
select keep_totals('deliveries', 'delivery_totals', '{status, is_pickup}', '{price}');
select keep_totals('ofd_checks', 'receipt_totals', '{status, type}', '{amount, vat, cash, card, credit}');
select keep_totals('gateway_transactions', 'charge_totals', '{status, direction}', '{amount, commission}');
select keep_totals('sms_messages', 'sms_totals', '{state, provider, template}', '{parts, cost}');
select keep_totals('invoices', 'invoice_totals', '{type, status}', '{total, total_vat}');
