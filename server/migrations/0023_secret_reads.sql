-- What a person had told to him of masked numbers, counted for an hour: values revealed, and numbers looked for.

create table secret_reads (
  user_id integer not null references system_users on delete cascade,
  kind text not null check (kind in ('reveal', 'search')),
  -- The name of the field, or the digest of the number.
  subject text not null,
  read_at timestamp(3) not null
);
create index secret_reads_by_user on secret_reads (user_id, kind, read_at);
create index secret_reads_by_time on secret_reads (read_at);
