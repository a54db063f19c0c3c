import { timestamp, type Clock } from '../shared/clock';
import type { Database, Sql } from '../db/database';
import type { FileStore } from '../files/store';
import { seedCatalogues } from '../modules/catalogues/seed';
import { belongingRows } from './demo/belongings';
import { exitTerms } from '../modules/constants/index';
import { sendAhead, withoutIndexes } from './demo/bulk';
import { historyOf, type Staff } from './demo/history';
import { identityRows } from './demo/identityRows';
import { investmentClaims } from './demo/investmentClaims';
import { investmentDetails } from './demo/investmentDetails';
import type { KeptInvestments } from './demo/investments';
import { investmentRows } from './demo/investmentRows';
import { ledgerRows } from './demo/ledgerRows';
import { lifeOf } from './demo/life';
import { seedDayOf } from './demo/moments';
import type { Place } from './demo/papers';
import { commonOf } from './demo/people';
import { putFiles, type Shared } from './demo/sharedFiles';
import { plansOf, type DataSet } from './demo/plans';
import { randomOf } from './demo/random';
import { sumsOf } from './demo/sums';
import { seedTerms } from './demo/terms';
import { tieRows } from './demo/ties';

interface Options {
  set: DataSet;
  clock: Clock;
  /** Where the pictures and papers are put. */
  files: Pick<FileStore, 'put'>;
}

// Payments, photos and papers of the large seed are given to one investor in so many.
const belongingsOf = { small: 1, edge: 1, large: 20 };
// prettier-ignore
const loaded = [
  'investors', 'personal_documents', 'company_documents', 'investor_photos', 'investor_attachments', 'verify_history',
  'investor_cards', 'claims', 'investments', 'investment_transactions', 'dividend_transactions',
  'payment_transactions', 'investor_transactions', 'certificates', 'withdrawal_settings', 'partnership_values',
  'investment_portfolios', 'investment_group_logs', 'cash_in_bank_claims', 'exit_claims',
  'outgoing_payment_transactions', 'installments', 'auto_invest',
];

/** Catalogues, strategies and investors with everything belonging to them: the same rows every day. */
export function seedInvestors(db: Database, { set, clock, files }: Options): Promise<void> {
  return db.transaction(async (sql) => {
    await seedCatalogues(sql);
    const shared = await putFiles(sql, files, timestamp(clock));
    await withoutIndexes(sql, loaded, () => loadInvestors(sql, { set, shared, seedDay: seedDayOf(clock) }));
  });
}

interface Load {
  set: DataSet;
  shared: Shared;
  seedDay: number;
}

async function loadInvestors(sql: Sql, { set, shared, seedDay }: Load) {
  const places = await sql.query<Place>(
    `select d.region_id as "regionId", d.id as "districtId", r.name_ru || ', ' || d.name_ru as name
     from districts d join regions r on r.id = d.region_id order by d.id`,
  );
  const terms = await seedTerms(sql, seedDay);
  const staff: Staff = {
    verifiers: await holders(sql, 'investor_verification', 'enable'),
    archivers: await holders(sql, 'investors', 'delete'),
  };
  const deciders = await holders(sql, 'claims', 'enable');
  const ahead = sendAhead(sql);
  const identities = identityRows(ahead);
  const investments = investmentRows(ahead);
  const ledger = ledgerRows(ahead, { deciders, seedDay, investments });
  const belongings = belongingRows(ahead, { shared, users: staff.verifiers, seedDay });
  const details = investmentDetails(ahead, { terms, users: deciders, seedDay });
  const claims = investmentClaims(ahead, seedDay, await exitTerms(sql));
  const ties = tieRows(ahead);

  for (const plan of plansOf(set)) {
    const random = randomOf(plan.id);
    const hasBelongings = plan.id % belongingsOf[set] === 0;
    const life = lifeOf(random, plan, { terms, seedDay }, hasBelongings ? randomOf(4_000_000 + plan.id) : undefined);
    const common = { ...commonOf(random, plan, plan.id), ...plan.odd?.common };
    const history = historyOf(random, plan, life, staff);
    await identities.add(random, { plan, life, common, history, places });
    const owner = { id: plan.id, name: common.company_name ?? `${common.last_name ?? ''} ${common.first_name ?? ''}` };
    const kept: KeptInvestments = new Map();
    for (const investment of life.investments) {
      const id = investments.nextId();
      const exitClaimId = hasBelongings ? await claims.add(owner, id, investment) : null;
      await investments.add(random, plan.id, investment, exitClaimId);
      kept.set(investment, { id, exitClaimId });
    }
    await ledger.add(random, plan.id, life, kept);
    if (plan.status !== 'new' && plan.id % 3 === 0) await ledger.addUndone(random, plan.id, sumsOf(life).balance);
    if (!hasBelongings) continue;
    await ledger.addPayments(random, plan.id, life, kept);
    await belongings.add(random, { plan, common, life, kept });
    await ties.add({ plan, life, history });
    for (const [investment, { id }] of kept) await details.add(id, investment);
  }
  for (const part of [identities, investments, ledger, belongings, details, claims, ties]) await part.finish();
  await ahead.settle();
}

/** Who is in and holds a permission. */
async function holders(sql: Sql, permission: string, action: string): Promise<number[]> {
  const rows = await sql.query<{ id: number }>(
    `select distinct u.id from system_users u join user_roles m on m.user_id = u.id
     join role_permissions g on g.role_id = m.role_id
     where g.permission_id = $1 and g.action = $2 and u.is_active order by u.id`,
    [permission, action],
  );
  return rows.map(({ id }) => id);
}
