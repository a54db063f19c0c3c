/** Nobody approves what he set of a claim, however many people changed something in between. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { isSetBy } from '../../server/modules/cash-out/rules';
import { refusalOfDecision } from '../../server/modules/general-claims/rules';
import { isChaos } from '../support/chaos';
import { fc } from '../support/fastCheck';
import { newKey, useWork } from '../support/investorWork';

const people = ['accountant', 'accountant2', 'accountant3', 'accountant4'] as const;
type Person = (typeof people)[number];

const work = useWork(async () => {
  for (const name of people.slice(2)) {
    const { id } = await work.one<{ id: number }>(
      `insert into system_users (username, password_hash, first_name, last_name, user_type, created_at, updated_at)
       select $1, password_hash, first_name, $1, user_type, created_at, updated_at from system_users where username = 'accountant'
       returning id`,
      [name],
    );
    for (const table of ['user_roles (user_id, role_id)', 'service_user_roles (user_id, role_id, created_at)']) {
      const columns = table.startsWith('service') ? '$1::int, role_id, created_at' : '$1::int, role_id';
      await work.db.query(
        `insert into ${table} select ${columns} from ${table.split(' ')[0]}
         where user_id = (select id from system_users where username = 'accountant')`,
        [id],
      );
    }
  }
});

interface Step<Change> {
  by: Person;
  change: Change;
}

const historyOf = <Change>(change: fc.Arbitrary<Change>) =>
  fc.record({
    steps: fc.array(fc.record({ by: fc.constantFrom(...people), change }), { minLength: 1, maxLength: 6 }),
    approvers: fc.shuffledSubarray([...people], { minLength: people.length }),
  });
const runs = { numRuns: isChaos ? 1_000 : 12 };

/** Makes the steps of a history, then lets each person try to approve; who set a term is refused, the first other not. */
async function play<Change>(
  { steps, approvers }: { steps: readonly Step<Change>[]; approvers: readonly Person[] },
  make: (step: Step<Change>) => Promise<{ isTerm: boolean; isOther: boolean }>,
  approve: (by: Person) => Promise<[number, unknown]>,
) {
  const setters = new Set<Person>();
  let last: Person | undefined;
  for (const step of steps) {
    const { isTerm, isOther } = await make(step);
    if (isTerm) setters.add(step.by);
    if (isOther) last = step.by;
  }
  for (const by of approvers) {
    const [status, answer] = await approve(by);
    if (!setters.has(by) && by !== last) {
      assert.equal(status, 200, `${by} set nothing: ${JSON.stringify(answer)}`);
      return;
    }
    assert.deepEqual([status, answer], [409, 'same_person'], by);
  }
}

// The first two look alike where an account is shown masked.
const accounts = ['20208000900123456001', '20208000911113456001', '20208000922223456002'];
interface Terms {
  amount: string;
  method: 'bank_account' | 'card';
  /** Which of the investor's two cards, by its place. */
  card: number | null;
  bank_account: string | null;
  mfo: string | null;
  planned_date: string | null;
}
const start: Terms = {
  amount: '1000000.00',
  ...{ method: 'bank_account', card: null, bank_account: accounts[0]!, mfo: '00014' },
  planned_date: null,
};
const settled = ['amount', 'method', 'card', 'bank_account', 'mfo'] as const;
const masks = ['860020******8245', '986010******1177'];
const account = fc.constantFrom(...accounts);
const mfo = fc.constantFrom('00014', '00444');
const changeOfCashOut: fc.Arbitrary<Partial<Terms>> = fc.oneof(
  fc.record({ amount: fc.constantFrom('1000000.00', '700000.00', '500000.00') }),
  fc.record({ bank_account: account }),
  fc.record({ mfo }),
  fc.record({ planned_date: fc.constantFrom('2030-01-31', '2030-02-28') }),
  fc.record({ method: fc.constant('card' as const), card: fc.constantFrom(0, 1) }),
  fc.record({ method: fc.constant('bank_account' as const), bank_account: account, mfo }),
);
/** What a change makes of the terms; an account or a bank by itself is nothing that a claim to a card could take. */
function changed(now: Terms, change: Partial<Terms>): Terms {
  if (change.method === 'card') return { ...now, ...change, bank_account: null, mfo: null };
  if (change.method === 'bank_account') return { ...now, ...change, card: null };
  const isOfAccount = 'bank_account' in change || 'mfo' in change;
  return isOfAccount && now.method === 'card' ? now : { ...now, ...change };
}

test('whoever ever set the sum of a cash-out, or where it is paid to, does not approve it', async () => {
  let made = 0;
  await fc.assert(
    fc.asyncProperty(historyOf(changeOfCashOut), async (history) => {
      const investor = await work.make();
      const investment = await work.invest(investor, 'exiting', start.amount);
      const cards = await work.db.query<{ id: number }>(
        `insert into investor_cards (investor_id, card_masked, kind, holder, expiry_month, expiry_year, bank, status, created_at, updated_at)
         select $1, mask, 'humo', 'AZIZ KARIMOV', 1, 2040, 'Test', 'verified', '2026-06-01', '2026-06-01'
         from unnest($2::text[]) mask returning id`,
        [investor, masks],
      );
      const { id } = await work.one<{ id: number }>(
        `insert into exit_claims (number, investor_id, investment_id, amount, penalty_amount, tax_amount, payable_amount,
           reason_type, status, method, bank_account, mfo, created_at, updated_at)
         select 'EX-M' || $1::text, investor_id, id, $3, 0, 0, $3, 'saved_up', 'pending', 'bank_account', $4, $5,
           '2026-06-01', '2026-06-01' from investments where id = $2 returning id`,
        [String(++made), investment, start.amount, start.bank_account, start.mfo],
      );
      let now = start;
      const seen = async () => {
        const answer = await work.do(`invest GET /investments/requests/cash-out/${id}`, { as: 'accountant' });
        return answer.json<{ version: number; payable_amount: string }>();
      };
      await play(
        history,
        async ({ by, change }) => {
          const next = changed(now, change);
          const differs = (fields: readonly (keyof Terms)[]) => fields.some((field) => next[field] !== now[field]);
          const terms = { isTerm: differs(settled), isOther: differs([...settled, 'planned_date']) };
          if (next === now) return terms;
          const { card, ...rest } = change;
          const body = { ...rest, ...(typeof card === 'number' && { card_id: cards[card]?.id }) };
          const options = { as: by, version: (await seen()).version, key: newKey(), body };
          const [status, answer] = await work.outcome(`invest PATCH /investments/requests/withdrawal/${id}`, options);
          assert.equal(status, 200, JSON.stringify([answer, body]));
          now = next;
          return terms;
        },
        async (by) => {
          const { version, payable_amount } = await seen();
          const body = { status: 'approved', payable_amount };
          return work.outcome(`invest PUT /investments/requests/cash-out/${id}`, {
            as: by,
            version,
            key: newKey(),
            body,
          });
        },
      );
    }),
    runs,
  );
});

test('of claims that were approved before anybody was kept beside them, it is found who set their terms', async () => {
  const investor = await work.make();
  const investment = await work.invest(investor, 'exiting', start.amount);
  const { id } = await work.one<{ id: number }>(
    `insert into exit_claims (number, investor_id, investment_id, amount, penalty_amount, tax_amount, payable_amount,
       reason_type, status, method, bank_account, mfo, changed_by, created_at, updated_at)
     select 'EX-OLD', $1, $2, 1000000, 0, 0, 1000000, 'saved_up', 'approved', 'bank_account', $3, '00014',
       (select id from system_users where username = 'accountant2'), '2026-06-01', '2026-06-01' returning id`,
    [investor, investment, accounts[0]],
  );
  await work.db.query(
    `insert into audit (happened_at, user_id, action, entity, entity_id, field, old_value, new_value)
     select '2026-06-01', id, 'change', 'exit_claim', $1, 'amount', '1', '1000000.00' from system_users where username = 'accountant'`,
    [String(id)],
  );
  const migration = await readFile('server/migrations/0176_who_set_what_may_be_approved_anew.sql', 'utf8');
  for (let time = 0; time < 2; time++) await work.db.script(migration);
  const { names } = await work.one<{ names: string[] }>(
    `select array(select username from system_users u where u.id = any (c.terms_set_by) order by username) as names
     from exit_claims c where id = $1`,
    [id],
  );
  assert.deepEqual(names, ['accountant', 'accountant2']);
});

test('the rules refuse whoever is kept beside a claim as one who set it, and nobody else', () => {
  const ids = new Map(people.map((name, at) => [name, at + 1]));
  const property = fc.property(historyOf(changeOfCashOut), ({ steps }) => {
    let now = start;
    // What `setTerms` keeps of each step, which the histories above hold against the database.
    let claim = { changed_by: null as number | null, terms_set_by: [] as readonly number[] };
    const setters = new Set<Person>();
    for (const { by, change } of steps) {
      const next = changed(now, change);
      const id = ids.get(by)!; // everybody has one
      if (settled.some((field) => next[field] !== now[field])) {
        setters.add(by);
        if (!claim.terms_set_by.includes(id)) claim = { ...claim, terms_set_by: [...claim.terms_set_by, id] };
      }
      if (next !== now) claim = { ...claim, changed_by: id };
      now = next;
    }
    for (const [name, userId] of ids) {
      assert.equal(isSetBy(claim, userId), setters.has(name) || claim.changed_by === userId);
      const { terms_set_by } = claim;
      const asked = {
        claim: {
          type: 'cash_in',
          status: 'pending',
          payment_type: 'cash',
          created_by: null,
          amount: '1.00',
          terms_set_by,
        },
        investor: { status: 'active', balance: '0.00' },
        hasGoodCard: true,
        to: 'approved',
        userId,
        mayBalance: true,
      } as const;
      assert.equal(refusalOfDecision(asked), setters.has(name) ? 'same_person' : undefined);
    }
  });
  fc.assert(property, { numRuns: isChaos ? 10_000 : 100 });
});

const changeOfClaim = fc.oneof(
  fc.record({ amount: fc.constantFrom('100.00', '120.00', '150.00') }),
  fc.record({ payment_type: fc.constantFrom('cash', 'wallet', 'bank_account') }),
);

test('whoever ever set the amount of a general claim, or how it is paid, does not approve it', async () => {
  await fc.assert(
    fc.asyncProperty(historyOf<{ amount?: string; payment_type?: string }>(changeOfClaim), async (history) => {
      const { id } = await work.one<{ id: number }>(
        `insert into claims (type, investor_id, status, payment_type, amount, created_at, updated_at)
         values ('cash_in', $1, 'pending', 'bank_account', 100, '2026-01-01', '2026-01-01') returning id`,
        [await work.make()],
      );
      const stored = () =>
        work.one<{ version: number; amount: string; payment_type: string }>(
          'select version, amount, payment_type from claims where id = $1',
          [id],
        );
      const put = async (verb: string, by: Person, body: object) => {
        const { version } = await stored();
        return work.outcome(`system PUT /v1/claims/${id}/${verb}`, { as: by, version, key: newKey(), body });
      };
      await play(
        history,
        async ({ by, change }) => {
          const before = await stored();
          const verb = change.amount === undefined ? 'change-payment-type' : 'update-amount';
          const [status] = await put(verb, by, { ...change, ...(change.amount && { comment: 'Сверено' }) });
          assert.equal(status, 200);
          // Terms sent as they were are set by nobody.
          const isTerm =
            change.amount === undefined ? change.payment_type !== before.payment_type : change.amount !== before.amount;
          return { isTerm, isOther: false };
        },
        (by) => put('change-status', by, { status: 'approved' }),
      );
    }),
    runs,
  );
});
