-- A contract that autopay was not allowed to charge - no card, too little due - is tried again in the next hour, or by other settings.
create table autopay_refusals (
  installment_id integer primary key references installments (id),
  refused_at timestamp(0) not null,
  settings_version integer not null
);
