-- Nothing is begun in a month that is closed or being closed: a profit written into it could not be led on, and there is one a month only.

create function gl_refuse_new_fact() returns trigger language plpgsql as $$
begin
  perform gl_refuse_closed((to_jsonb(new) ->> tg_argv[0])::timestamp::date);
  return new;
end $$;

create trigger added_when_closed before insert on profit_records for each row execute function gl_refuse_new_fact('month');
