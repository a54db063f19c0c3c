-- The general ledger: the chart of accounts (NSBU 21), postings and their entries. What the panel knows as a fact (a
-- movement of a balance or of an investment, a dividend) is posted in the transaction that writes it, by the rules here;
-- what happened before is posted by the same rules at the end of this file.

create table gl_account_groups (
  -- The number of the group in the plan of accounts.
  id integer primary key check (id between 0 and 9999),
  name_ru text not null check (name_ru <> ''),
  name_en text not null,
  name_uz text not null,
  parent_id integer references gl_account_groups (id)
);

create table gl_accounts (
  -- The number in the plan of accounts, by which everybody calls it.
  id integer primary key check (id between 1000 and 9999),
  name_ru text not null check (name_ru <> ''),
  name_en text not null,
  name_uz text not null,
  group_id integer not null references gl_account_groups (id),
  -- The account whose part this one is; nothing is posted to one that has parts.
  parent_id integer references gl_accounts (id),
  type text not null check (type in ('asset', 'liability', 'equity', 'income', 'expense')),
  is_money boolean not null default false,
  allows_manual boolean not null default true,
  is_active boolean not null default true
);

insert into gl_account_groups (id, name_ru, name_en, name_uz, parent_id) values
  (1, 'Текущие активы', 'Current assets', 'Joriy aktivlar', null),
  (2, 'Обязательства', 'Liabilities', 'Majburiyatlar', null),
  (3, 'Собственный капитал', 'Equity', 'Xususiy kapital', null),
  (4, 'Доходы и расходы', 'Income and expenses', 'Daromad va xarajatlar', null);
insert into gl_account_groups (id, name_ru, name_en, name_uz, parent_id) values
  (4000, 'Счета к получению', 'Accounts receivable', 'Olinadigan schyotlar', 1),
  (4400, 'Авансовые платежи в бюджет', 'Advance payments to the budget', 'Byudjetga boʻnak toʻlovlari', 1),
  (5000, 'Денежные средства в кассе', 'Cash in hand', 'Kassadagi pul mablagʻlari', 1),
  (5100, 'Расчётные счета', 'Settlement accounts', 'Hisob-kitob schyotlari', 1),
  (5500, 'Специальные счета в банках', 'Special bank accounts', 'Banklardagi maxsus schyotlar', 1),
  (5700, 'Деньги в пути', 'Money in transit', 'Yoʻldagi pul mablagʻlari', 1),
  (5800, 'Краткосрочные инвестиции', 'Short-term investments', 'Qisqa muddatli investitsiyalar', 1),
  (6000, 'Счета к оплате поставщикам', 'Accounts payable to suppliers', 'Yetkazib beruvchilarga toʻlanadigan schyotlar', 2),
  (6300, 'Полученные авансы', 'Advances received', 'Olingan boʻnaklar', 2),
  (6400, 'Задолженность по платежам в бюджет', 'Payable to the budget', 'Byudjetga toʻlovlar boʻyicha qarz', 2),
  (6600, 'Задолженность учредителям', 'Payable to owners', 'Taʼsischilarga qarz', 2),
  (6800, 'Краткосрочные займы', 'Short-term borrowings', 'Qisqa muddatli qarzlar', 2),
  (6900, 'Прочие текущие обязательства', 'Other current liabilities', 'Boshqa joriy majburiyatlar', 2),
  (8300, 'Уставный капитал', 'Charter capital', 'Ustav kapitali', 3),
  (8700, 'Нераспределённая прибыль', 'Retained earnings', 'Taqsimlanmagan foyda', 3),
  (9000, 'Доходы от основной деятельности', 'Operating revenue', 'Asosiy faoliyat daromadlari', 4),
  (9100, 'Себестоимость реализации', 'Cost of sales', 'Sotish tannarxi', 4),
  (9300, 'Прочие операционные доходы', 'Other operating income', 'Boshqa operatsion daromadlar', 4),
  (9400, 'Расходы периода', 'Period expenses', 'Davr xarajatlari', 4),
  (9500, 'Доходы от финансовой деятельности', 'Financial income', 'Moliyaviy faoliyat daromadlari', 4),
  (9600, 'Расходы по финансовой деятельности', 'Financial expenses', 'Moliyaviy faoliyat xarajatlari', 4),
  (9800, 'Налоги из прибыли', 'Taxes on profit', 'Foydadan soliqlar', 4),
  (9900, 'Конечный финансовый результат', 'Final financial result', 'Yakuniy moliyaviy natija', 4);

insert into gl_accounts (id, name_ru, name_en, name_uz, group_id, parent_id, type, is_money, allows_manual) values
  (4010, 'Счета к получению от покупателей', 'Receivable from customers', 'Xaridorlardan olinadigan schyotlar', 4000, null, 'asset', false, true),
  (4410, 'Авансовые платежи по налогам', 'Advance payments of taxes', 'Soliqlar boʻyicha boʻnak toʻlovlari', 4400, null, 'asset', false, true),
  (5010, 'Касса', 'Cash desk', 'Kassa', 5000, null, 'asset', true, true),
  (5110, 'Расчётный счёт', 'Settlement account', 'Hisob-kitob schyoti', 5100, null, 'asset', true, true),
  (5530, 'Специальный счёт в банке', 'Special bank account', 'Bankdagi maxsus schyot', 5500, null, 'asset', true, true),
  (5710, 'Переводы в пути', 'Transfers in transit', 'Yoʻldagi oʻtkazmalar', 5700, null, 'asset', true, true),
  (5830, 'Прочие краткосрочные инвестиции', 'Other short-term investments', 'Boshqa qisqa muddatli investitsiyalar', 5800, null, 'asset', false, true),
  (6010, 'Поставщики и подрядчики', 'Suppliers and contractors', 'Yetkazib beruvchilar va pudratchilar', 6000, null, 'liability', false, true),
  (6310, 'Авансы покупателей', 'Advances from customers', 'Xaridorlardan olingan boʻnaklar', 6300, null, 'liability', false, true),
  (6410, 'Платежи в бюджет', 'Payments to the budget', 'Byudjetga toʻlovlar', 6400, null, 'liability', false, false),
  (6411, 'Налог, удержанный у источника', 'Tax withheld at source', 'Manbada ushlangan soliq', 6400, 6410, 'liability', false, true),
  (6412, 'НДС с реализации', 'VAT on sales', 'Sotishdan QQS', 6400, 6410, 'liability', false, true),
  (6610, 'Дивиденды к выплате', 'Dividends payable', 'Toʻlanadigan dividendlar', 6600, null, 'liability', false, false),
  (6820, 'Вложения инвесторов', 'Investments of investors', 'Investorlarning sarmoyalari', 6800, null, 'liability', false, false),
  (6830, 'Облигации к оплате', 'Bonds payable', 'Toʻlanadigan obligatsiyalar', 6800, null, 'liability', false, false),
  (6990, 'Балансы инвесторов', 'Balances of investors', 'Investorlar balanslari', 6900, null, 'liability', false, false),
  (8330, 'Паи и вклады', 'Shares and contributions', 'Paylar va ulushlar', 8300, null, 'equity', false, true),
  (8710, 'Прибыль отчётного периода', 'Profit of the period', 'Hisobot davri foydasi', 8700, null, 'equity', false, true),
  (8720, 'Прибыль к распределению', 'Profit to be distributed', 'Taqsimlanadigan foyda', 8700, null, 'equity', false, true),
  (9020, 'Доходы от продажи товаров', 'Revenue from goods', 'Tovarlar sotishdan daromadlar', 9000, null, 'income', false, true),
  (9030, 'Доходы от услуг', 'Revenue from services', 'Xizmatlardan daromadlar', 9000, null, 'income', false, true),
  (9120, 'Себестоимость проданных товаров', 'Cost of goods sold', 'Sotilgan tovarlar tannarxi', 9100, null, 'expense', false, true),
  (9330, 'Штрафы полученные', 'Penalties received', 'Olingan jarimalar', 9300, null, 'income', false, true),
  (9390, 'Прочие доходы', 'Other income', 'Boshqa daromadlar', 9300, null, 'income', false, true),
  (9410, 'Расходы на продажу', 'Selling expenses', 'Sotish xarajatlari', 9400, null, 'expense', false, true),
  (9420, 'Административные расходы', 'Administrative expenses', 'Maʼmuriy xarajatlar', 9400, null, 'expense', false, true),
  (9430, 'Прочие операционные расходы', 'Other operating expenses', 'Boshqa operatsion xarajatlar', 9400, null, 'expense', false, true),
  (9530, 'Доходы в виде процентов', 'Interest income', 'Foizli daromadlar', 9500, null, 'income', false, true),
  (9610, 'Расходы в виде процентов', 'Interest expense', 'Foizli xarajatlar', 9600, null, 'expense', false, true),
  (9690, 'Прочие финансовые расходы', 'Other financial expenses', 'Boshqa moliyaviy xarajatlar', 9600, null, 'expense', false, true),
  (9810, 'Налог на прибыль', 'Profit tax', 'Foyda soligʻi', 9800, null, 'expense', false, true),
  (9910, 'Конечный финансовый результат', 'Final financial result', 'Yakuniy moliyaviy natija', 9900, null, 'equity', false, false);

-- What a posting is about. Those of the system are named by the rules below.
create table gl_operations (
  id integer generated by default as identity primary key,
  code text not null unique check (code ~ '^[a-z_]{2,40}$'),
  name_ru text not null check (name_ru <> ''),
  name_en text not null,
  name_uz text not null,
  -- The accounts of its usual entry.
  debit integer not null references gl_accounts (id),
  credit integer not null references gl_accounts (id),
  is_manual boolean not null default false,
  check (debit <> credit)
);
insert into gl_operations (code, name_ru, name_en, name_uz, debit, credit) values
  ('refill', 'Пополнение баланса', 'Balance topped up', 'Balansni toʻldirish', 5110, 6990),
  ('withdraw', 'Вывод с баланса', 'Balance withdrawn', 'Balansdan yechish', 6990, 5110),
  ('payout', 'Выплата инвестору', 'Payout to the investor', 'Investorga toʻlov', 6990, 5110),
  ('open', 'Открытие инвестиции', 'Investment opened', 'Investitsiya ochildi', 6990, 6820),
  ('topup', 'Пополнение инвестиции', 'Investment topped up', 'Investitsiya toʻldirildi', 6990, 6820),
  ('reinvest', 'Реинвестирование', 'Reinvestment', 'Qayta investitsiya', 6610, 6820),
  ('partial_exit', 'Частичный выход', 'Partial exit', 'Qisman chiqish', 6820, 6990),
  ('exit', 'Выход из инвестиции', 'Exit', 'Investitsiyadan chiqish', 6820, 6990),
  ('transfer', 'Перевод', 'Transfer', 'Oʻtkazma', 6990, 6820),
  ('penalty', 'Штраф за досрочный выход', 'Early-exit penalty', 'Muddatidan oldin chiqish jarimasi', 6990, 9330),
  ('exit_tax', 'Налог при выходе', 'Tax on exit', 'Chiqishdagi soliq', 6990, 6411),
  ('dividend', 'Начисление дивидендов', 'Dividends accrued', 'Dividend hisoblandi', 8720, 6610),
  ('dividend_paid', 'Выплата дивидендов', 'Dividends paid', 'Dividend toʻlandi', 6610, 6990),
  ('bond', 'Продажа облигаций', 'Bonds sold', 'Obligatsiyalar sotildi', 6990, 6830),
  ('coupon', 'Выплата купона', 'Coupon paid', 'Kupon toʻlandi', 9610, 6990),
  ('coupon_tax', 'Налог с купона', 'Tax on a coupon', 'Kupondan soliq', 6990, 6411),
  ('bond_repayment', 'Погашение облигаций', 'Bonds repaid', 'Obligatsiyalar qaytarildi', 6830, 6990);

create table gl_postings (
  id bigint generated by default as identity,
  -- Without gaps in each year; a draft has none until it is posted.
  number integer check (number > 0),
  date date not null,
  year integer not null generated always as (extract(year from date)::integer) stored,
  operation_id integer not null,
  source text not null check (source in ('auto', 'manual')),
  status text not null check (status in ('draft', 'posted', 'rejected')),
  -- The row that it posts, by its table; the row may be erased with its investor, the posting stays.
  fact text,
  fact_id bigint,
  created_at timestamp(0) not null,
  check ((status = 'posted') = (number is not null)),
  check ((source = 'auto') = (fact is not null)),
  check ((fact is null) = (fact_id is null)),
  check (source = 'manual' or status = 'posted')
);

-- One correspondence each: a compound posting has several.
create table gl_entries (
  id bigint generated by default as identity,
  posting_id bigint not null,
  date date not null,
  debit integer not null,
  credit integer not null,
  amount numeric(18, 2) not null check (amount > 0),
  -- By their numbers and without references: an entry outlives what it is about.
  investor_id integer,
  investment_id integer,
  strategy_id integer,
  bond_id integer,
  check (debit <> credit)
);
-- The last number given in each year; whoever posts holds it to his end, so that none is left out.
create table gl_years (
  year integer primary key,
  last_number integer not null
);

create function gl_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is only added to: % of % is refused', lower(tg_op), tg_table_name
    using errcode = 'restrict_violation';
end $$;
create trigger insert_only before update or delete on gl_entries for each row execute function gl_refuse_change();
create trigger insert_only_all before truncate on gl_entries for each statement execute function gl_refuse_change();
create trigger posted_stays before update or delete on gl_postings for each row when (old.status = 'posted')
  execute function gl_refuse_change();
create trigger posted_stays_all before truncate on gl_postings for each statement execute function gl_refuse_change();

create type gl_line as (
  operation text,
  date date,
  at timestamp,
  debit integer,
  credit integer,
  amount numeric,
  investor_id integer,
  investment_id integer,
  strategy_id integer,
  bond_id integer
);

-- The rules. What goes between balance and investment is posted by the row of the investment, which knows of reinvested
-- profit; the row of the balance beside it posts nothing.
create function gl_lines(t investor_transactions) returns setof gl_line language sql stable as $$
  select r.operation, t.created_at::date, t.created_at::timestamp, r.debit, r.credit, abs(t.amount), t.investor_id, t.investment_id,
    (select n.strategy_id from investments n where n.id = t.investment_id), t.bond_id
  from (values
    ('refill', 'refill', 5110, 6990),
    ('withdraw', case when t.exit_claim_id is null then 'withdraw' else 'payout' end, 6990, 5110),
    ('dividend', 'dividend_paid', 6610, 6990),
    ('penalty', 'penalty', 6990, 9330),
    ('exit_tax', 'exit_tax', 6990, 6411),
    ('bond', 'bond', 6990, 6830),
    ('coupon', 'coupon', 9610, 6990),
    ('coupon_tax', 'coupon_tax', 6990, 6411),
    ('bond_repayment', 'bond_repayment', 6830, 6990)
  ) as r (type, operation, debit, credit)
  where r.type = t.type
$$;

create function gl_lines(t investment_transactions) returns setof gl_line language sql stable as $$
  select t.type, t.date, t.created_at::timestamp, case when t.amount > 0 then r.account else 6820 end,
    case when t.amount > 0 then 6820 else r.account end, abs(t.amount), n.investor_id, n.id, n.strategy_id, null::integer
  from investments n cross join (select case when t.type = 'reinvest' then 6610 else 6990 end as account) r
  where n.id = t.investment_id
$$;

-- The profit of a month belongs to its last day.
create function gl_lines(t dividend_transactions) returns setof gl_line language sql stable as $$
  select 'dividend', (t.month + interval '1 month - 1 day')::date, t.month + interval '1 month - 1 day', 8720, r.credit, r.amount,
    n.investor_id, n.id, n.strategy_id, null::integer
  from investments n cross join (values (6610, t.net), (6411, t.tax)) as r (credit, amount)
  where n.id = t.investment_id and r.amount > 0
$$;

-- The statement that posts rows of a table; `rows` is the from clause that gives them as `t`.
create function gl_statement(fact text, rows text) returns text language sql immutable as $$
  select format($statement$
    with lines as materialized (
      select t.id as fact_id, l.*, extract(year from l.date)::integer as year from %s cross join lateral gl_lines(t) l
    ),
    postings as materialized (
      select fact_id, operation, min(date) as date, min(at) as at, min(year) as year,
        row_number() over (partition by min(year) order by min(at), fact_id, operation) as place,
        count(*) over (partition by min(year)) as count
      from lines group by fact_id, operation
    ),
    years as (
      insert into gl_years (year, last_number)
      select year, max(count) from postings group by year order by year
      on conflict (year) do update set last_number = gl_years.last_number + excluded.last_number
      returning year, last_number
    ),
    made as (
      insert into gl_postings (number, date, operation_id, source, status, fact, fact_id, created_at)
      select y.last_number - p.count + p.place, p.date, o.id, 'auto', 'posted', %L, p.fact_id, p.at
      from postings p join years y on y.year = p.year join gl_operations o on o.code = p.operation
      order by p.year, p.place
      returning id, fact_id, operation_id
    )
    insert into gl_entries (posting_id, date, debit, credit, amount, investor_id, investment_id, strategy_id, bond_id)
    select m.id, l.date, l.debit, l.credit, l.amount, l.investor_id, l.investment_id, l.strategy_id, l.bond_id
    from made m join gl_operations o on o.id = m.operation_id join lines l on l.fact_id = m.fact_id and l.operation = o.code
    order by m.id, l.credit
  $statement$, rows, fact)
$$;

-- Posts what a statement has added, in its transaction: no way of writing a fact leaves it out.
create function gl_post_added() returns trigger language plpgsql as $$
begin
  execute gl_statement(tg_table_name, format('added a join %I t on t.id = a.id', tg_table_name));
  return null;
end $$;

do $$
declare
  fact text;
begin
  foreach fact in array array['investment_transactions', 'investor_transactions', 'dividend_transactions'] loop
    execute gl_statement(fact, format('%I t', fact));
    execute format('create trigger posted after insert on %I referencing new table as added
      for each statement execute function gl_post_added()', fact);
  end loop;
end $$;

-- Held and found from here on: over rows that are there all at once this takes a third of the time.
alter table gl_postings
  add primary key (id),
  add foreign key (operation_id) references gl_operations (id),
  add unique (year, number),
  -- A row has one posting of an operation, whoever tries again.
  add unique (fact, fact_id, operation_id);
create index gl_postings_by_date on gl_postings (date, id);
alter table gl_entries
  add primary key (id),
  add foreign key (posting_id) references gl_postings (id),
  add foreign key (debit) references gl_accounts (id),
  add foreign key (credit) references gl_accounts (id);
create index gl_entries_by_posting on gl_entries (posting_id);
create index gl_entries_by_date on gl_entries (date, id) include (amount);
create index gl_entries_by_debit on gl_entries (debit, date, id) include (amount);
create index gl_entries_by_credit on gl_entries (credit, date, id) include (amount);
create index gl_entries_by_investment on gl_entries (investment_id, id) where investment_id is not null;
create index gl_entries_by_bond on gl_entries (bond_id, id) where bond_id is not null;
