-- What was blocked stays in the history of the merchant when the branch is gone: by the number that the branch had and by its name.
alter table block_events
  drop constraint block_events_branch_id_fkey,
  add column branch_name text,
  -- The last name of a branch that is gone; none while it is there, or where the merchant itself was meant.
  add check (branch_name is null or branch_id is not null);

create function block_events_keep_branch() returns trigger language plpgsql as $$
begin
  update block_events set branch_name = old.name where branch_id = old.id;
  return old;
end $$;
create trigger kept_in_history before delete on merchant_branches for each row execute function block_events_keep_branch();

-- Without the reference nobody else would refuse an event of a branch that is not there.
create function block_events_name_branch() returns trigger language plpgsql as $$
begin
  perform from merchant_branches b where b.id = new.branch_id and b.merchant_id = new.merchant_id for key share;
  if not found then
    raise exception 'merchant % has no branch %', new.merchant_id, new.branch_id using errcode = 'foreign_key_violation';
  end if;
  return new;
end $$;
create trigger named_branch before insert on block_events for each row when (new.branch_id is not null)
  execute function block_events_name_branch();
