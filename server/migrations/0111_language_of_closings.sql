-- The files of a month are written in the language of whoever began to close it, and not in that of the program.

alter table closing_months add column language text not null default 'ru';
alter table closing_months add constraint closing_months_language check (language in ('ru', 'en', 'uz')) not valid;
