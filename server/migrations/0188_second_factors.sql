-- Sign-in with a code beside the password: one secret for each person, sealed, and the codes for whoever has lost the phone, as digests.
create table second_factors (
  user_id integer primary key references system_users (id),
  sealed text not null,
  begun_at timestamp not null,
  -- Null until a first code has shown that the application has the secret.
  confirmed_at timestamp,
  -- The thirty seconds of the last code that was taken: none is taken twice.
  last_step bigint
);

create table recovery_codes (
  user_id integer not null references second_factors (user_id) on delete cascade,
  digest text not null,
  used_at timestamp,
  primary key (user_id, digest)
);
