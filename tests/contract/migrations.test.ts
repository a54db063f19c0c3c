/** Migrations from 0097 on are written for tables that are full and in use: what locks them for long is refused here. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { longLocks } from '../support/longLocks';

const folder = join(__dirname, '../../server/migrations');
/** Those before were written when a start kept everybody out; these five at the same time as the rule, which they break by a plain index or constraint. */
const writtenBeside = [
  '0098_entries_taken_back.sql',
  '0099_outcomes_are_asked.sql',
  '0101_decisions_and_begun_writes.sql',
  '0102_events_of_removed_branches.sql',
  '0103_sales_of_branches_and_sellers.sql',
];
/** Applied before the rule knew of it; the table has some dozens of rows. */
const leftAsItIs = ['0136_who_set_a_constant.sql: a constraint of invest_constants is validated in a file of its own'];
const isHeld = (name: string) => name > '0097' && !writtenBeside.includes(name);

it('none holds a table for as long as its rows take', () => {
  const found = readdirSync(folder)
    .filter(isHeld)
    .flatMap((name) => longLocks(readFileSync(join(folder, name), 'utf8')).map((reason) => `${name}: ${reason}`));
  expect(found).toEqual(leftAsItIs);
});

it.each([
  ['create index a on orders (b);', 'an index of orders is made concurrently'],
  ['create unique index a on orders (b);', 'an index of orders is made concurrently'],
  ['alter table orders alter column b type text;', 'a column keeps its type'],
  ['alter table orders alter b type text;', 'a column keeps its type'],
  ['alter table orders add column b text not null;', 'not null goes with a default'],
  ['alter table orders add b text not null;', 'not null goes with a default'],
  ['alter table orders add column c int, add column b text\n  not null;', 'not null goes with a default'],
  [
    'alter table orders add column b timestamp not null default clock_timestamp();',
    'a default is the same for all rows',
  ],
  ['alter table orders alter column b set not null;', 'not null is said by a check that is not valid'],
  ['alter table orders add constraint c check (b > 0);', 'a constraint of orders is added not valid'],
  ['alter table orders add foreign key (b) references goods;', 'a constraint of orders is added not valid'],
  ['alter table orders add column b integer references goods;', 'a constraint of orders is added not valid'],
  [
    'alter table orders add constraint c check (b > 0) not valid; alter table orders validate constraint c;',
    'a constraint of orders is validated in a file of its own',
  ],
  [
    'alter table orders add column b integer, validate constraint c;',
    'a constraint of orders is validated in a file of its own',
  ],
  ['alter table orders add primary key (b);', 'a key of orders is added using an index'],
  ['alter table orders add constraint c unique (b);', 'a key of orders is added using an index'],
  ['alter table orders add column id bigserial;', 'a default is the same for all rows'],
  ['alter table orders set logged;', 'orders is not written anew'],
  ['cluster orders;', 'orders is not written anew'],
  ['vacuum full orders;', 'orders is not written anew'],
  ['lock table orders;', 'orders is not locked'],
  ['drop index a;', 'an index is dropped concurrently'],
  ['create materialized view v as select 1; refresh materialized view v;', 'a view is refreshed concurrently'],
  ['create index concurrently if not exists a on orders (b);', 'concurrently goes outside a transaction'],
  [
    '-- outside a transaction\ncreate index concurrently if not exists a on orders (b);\nselect 1;',
    'a file outside a transaction has one statement',
  ],
  ['-- outside a transaction\ncreate index concurrently a on orders (b);', 'it has to bear being done twice'],
])('%s', (text, reason) => {
  expect(longLocks(text)).toEqual([reason]);
});

it.each([
  'create table a (id integer primary key, b integer not null references goods); create index c on a (b);',
  'create table if not exists a (id integer); alter table a add column b text not null; create unique index d on only a (b);',
  `-- create index a on orders (b);\n/* lock table orders */ alter table orders add column b text not null default 'x';`,
  'alter table orders add column b text, add constraint c check (b is not null) not valid;',
  'alter table orders validate constraint c;',
  'alter table goods add column b text; alter table orders validate constraint c, validate constraint d;',
  'create table a (id integer); alter table a add constraint c check (id > 0) not valid; alter table a validate constraint c;',
  'alter table orders add constraint c unique using index d;',
  '-- outside a transaction\ncreate unique index concurrently if not exists a on orders (b);\n',
  `create function f() returns trigger language plpgsql as $$ begin lock table orders; create index a on orders (b); end $$;`,
  `insert into texts values ('create index a on orders (b); lock table orders');`,
])('%s is as it should be', (text) => {
  expect(longLocks(text)).toEqual([]);
});
