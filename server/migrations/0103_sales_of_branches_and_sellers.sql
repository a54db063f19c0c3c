-- What the orders of each branch and seller come to is kept, too: a list of sellers is sorted by it, and a map coloured. So one table may
-- have several kinds of totals, each with triggers by its own name; those of 0092 keep theirs.
alter table kept_totals drop constraint kept_totals_pkey, drop constraint kept_totals_totals_key, add primary key (totals);

create or replace function count_totals(source_name text) returns void language plpgsql as $$
declare
  one kept_totals;
begin
  for one in select * from kept_totals k where k.source = source_name order by k.totals loop
    execute format('lock table %I in share row exclusive mode', one.source);
    execute format('delete from %I', one.totals);
    execute format('insert into %1$I (place, %2$s, rows, %3$s) select 0, %2$s, count(*), %4$s from %5$I group by %2$s', one.totals,
      array_to_string(one.keys, ', '), array_to_string(one.sums, ', '),
      (select string_agg(format('coalesce(sum(%I), 0)', s), ', ') from unnest(one.sums) s), one.source);
  end loop;
end $$;

create or replace function keep_totals(source text, totals text, keys text[], sums text[]) returns void language plpgsql as $make$
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
  execute format('create trigger %I after insert on %I referencing new table as added
    for each statement execute function %I()', totals || '_more', source, totals || '_follow');
  execute format('create trigger %I after delete on %I referencing old table as removed
    for each statement execute function %I()', totals || '_less', source, totals || '_follow');
  execute format('create trigger %I after update on %I referencing new table as added old table as removed
    for each statement execute function %I()', totals || '_anew', source, totals || '_follow');
  execute format('create trigger %I after truncate on %I for each statement execute function %I()', totals || '_none', source, totals || '_follow');
  insert into kept_totals values (source, totals, keys, sums);
  perform count_totals(source);
end $make$;

select keep_totals('orders', 'order_sales', '{branch_id, seller_id, status}', '{total}');
create index order_sales_by_branch on order_sales (branch_id);
create index order_sales_by_seller on order_sales (seller_id);
