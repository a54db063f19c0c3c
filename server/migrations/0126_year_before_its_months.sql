-- The numbers of the year are held before the month, as whoever posts and whoever closes holds them; what is posted on the day
-- that is answered waits for nobody then.
create or replace function gl_open_day(day date) returns date language plpgsql as $$
declare
  first date := date_trunc('month', day)::date;
  state text;
begin
  loop
    insert into gl_years (year, last_number) values (extract(year from first)::integer, 0) on conflict (year) do nothing;
    perform from gl_years where year = extract(year from first)::integer for no key update;
    select c.status into state from closing_months c where c.month = first for share;
    exit when not found or state not in ('calculating', 'closed');
    first := (first + interval '1 month')::date;
  end loop;
  return greatest(day, first);
end $$;
