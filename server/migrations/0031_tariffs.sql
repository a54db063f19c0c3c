-- What leaving early costs was always the scale of all, whatever a tariff said. Only what is filled from now on replaces it.
alter table tariffs alter column early_exit_percent drop not null, alter column early_exit_percent drop default;
update tariffs set early_exit_percent = null;

-- What lies on each tariff, and whether anybody ever invested on it.
create index investments_by_tariff on investments (tariff_id, status) include (balance);
