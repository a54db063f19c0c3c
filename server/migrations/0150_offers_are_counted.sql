-- How many offers of a campaign were given and used is kept, not counted for whoever looks at it: there are as many as people. As with other
-- totals (0092) each transaction adds to a line of a place of its own, so that none waits for another. What holds is counted by its end.
create table user_fomo_totals (
  fomo_id integer not null,
  place smallint not null,
  given bigint not null,
  used bigint not null,
  primary key (fomo_id, place)
);

create function user_fomos_counted() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into user_fomo_totals as t (fomo_id, place, given, used)
    select fomo_id, totals_place(), count(*), count(used_at) from added group by fomo_id
    on conflict (fomo_id, place) do update set given = t.given + excluded.given, used = t.used + excluded.used;
  elsif tg_op = 'DELETE' then
    insert into user_fomo_totals as t (fomo_id, place, given, used)
    select fomo_id, totals_place(), -count(*), -count(used_at) from removed group by fomo_id
    on conflict (fomo_id, place) do update set given = t.given + excluded.given, used = t.used + excluded.used;
  elsif tg_op = 'UPDATE' then
    insert into user_fomo_totals as t (fomo_id, place, given, used)
    select fomo_id, totals_place(), sum(n), sum(n * (used_at is not null)::int) from (
      select fomo_id, used_at, 1 as n from added union all select fomo_id, used_at, -1 from removed) c
    group by fomo_id having sum(n) <> 0 or sum(n * (used_at is not null)::int) <> 0
    on conflict (fomo_id, place) do update set given = t.given + excluded.given, used = t.used + excluded.used;
  else
    delete from user_fomo_totals;
  end if;
  return null;
end $$;
create trigger counted_added after insert on user_fomos
  referencing new table as added for each statement execute function user_fomos_counted();
create trigger counted_changed after update on user_fomos
  referencing new table as added old table as removed for each statement execute function user_fomos_counted();
create trigger counted_removed after delete on user_fomos
  referencing old table as removed for each statement execute function user_fomos_counted();
create trigger counted_none after truncate on user_fomos for each statement execute function user_fomos_counted();
