-- Names are found by their sound: in either alphabet, with or without what a keyboard lacks, in the spellings that people use
-- when they do not think of rules. What is kept and what is looked for are folded by this one function.

create function sound_form(value text)
  returns text language sql immutable parallel safe
  return regexp_replace(
    replace(replace(replace(replace(replace(
      translate(
        replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
          lower(value collate "und-x-icu"),
          'shch', 'ш'), 'sch', 'ш'), 'sh', 'ш'), 'ch', 'ч'), 'zh', 'ж'), 'kh', 'х'), 'gh', 'г'), 'ph', 'ф'), 'ck', 'к'),
          'ya', 'я'), 'yu', 'ю'), 'yo', 'йо'), 'ye', 'е'), 'дж', 'ж'),
        'абвгғдеёжзийкқлмнопрстуўфхҳчшыэqwxcyuъьʻʼ‘’`´''«»"“”„',
        'abvggdeejziikklmnoprstoofhhxwiekvhkio'),
      'я', 'ia'), 'ю', 'io'), 'ц', 'ts'), 'щ', 'w'), 'dj', 'j'),
    '([a-z])\1', '\1', 'g') collate "C";

-- The table is written anew once, in the one transaction of the start; 300,000 investors take some seconds.
alter table investors add column search_sound text collate "C" not null
  generated always as (sound_form(investor_name(subject, company_name, last_name, first_name, patronymic))) stored;
create index investors_by_sound on investors using gin (search_sound gin_trgm_ops, search_digits gin_trgm_ops);
drop index investors_by_search;

create index outgoing_payments_by_sound on outgoing_payment_transactions using gin (sound_form(recipient) gin_trgm_ops);
drop index outgoing_payments_by_part_of_recipient;
create index investor_cards_by_sound on investor_cards using gin (sound_form(holder) gin_trgm_ops);
drop index investor_cards_by_part_of_holder;

-- A passport is also asked for by its digits alone.
create index personal_documents_by_passport_digits on personal_documents (right(passport_id, 7));

-- Numbers of contracts are compared as those of all other documents.
create index investments_by_part_of_number on investments using gin (search_form(contract_number) gin_trgm_ops);
drop index investments_by_part_of_contract;
