import type { InvestorStatus } from '../../modules/investors/rules';
import type { Plan } from './investments';
import { hasMoney } from './life';
import { oddCompanies, oddPeople, type Oddity } from './oddities';
import { randomOf } from './random';

export interface Planned extends Plan {
  id: number;
  odd?: Oddity;
}

// Twenty investors in a row hold every status in its usual share.
// prettier-ignore
const turn: InvestorStatus[] = [
  'current', 'new', 'active', 'current', 'current', 'inactive', 'current', 'left', 'active', 'current', 'in_process',
  'current', 'active', 'current', 'archive', 'new', 'current', 'inactive', 'active', 'current',
];
const sizes = {
  small: { investors: 500 },
  edge: { investors: 500 },
  large: { investors: 100_000, movements: 1_000_000 },
} as const;
/** `edge` is the small one with what only a test or an attacker would enter. */
export type DataSet = keyof typeof sizes;

/** Who there is: subject and status of each investor, and in the large set how many movements each one has. */
export function plansOf(set: DataSet): Planned[] {
  const count = sizes[set].investors;
  const plans = Array.from({ length: count }, (_, at): Planned => {
    const subject = at % 25 < 4 ? 'business' : 'individual';
    const status = turn[(at * 7 + Math.floor(at / 25)) % turn.length]!; // the rest of a division by its length
    return { id: at + 1, subject, status };
  });
  giveOddities(plans, set);
  return set === 'large' ? withExactMovements(plans) : plans.map(withFewMovements);
}

/** An extreme one keeps its place for an ordinary investor, so that everybody has the same number in either set. */
function giveOddities(plans: Planned[], set: DataSet) {
  const waiting = { individual: [...oddPeople], business: [...oddCompanies] };
  for (const plan of plans) {
    // Newcomers may have submitted nothing, and stay empty.
    const odd = plan.status === 'new' ? undefined : waiting[plan.subject].shift();
    if (odd !== undefined && (set === 'edge' || !odd.isExtreme)) Object.assign(plan, odd.plan, { odd });
  }
}

/** Some who may have money have moved none. */
function withFewMovements(plan: Planned): Planned {
  const idle = plan.status === 'active' || plan.status === 'inactive' || plan.status === 'archive';
  return idle && plan.movements === undefined && randomOf(-plan.id).chance(0.3) ? { ...plan, movements: 0 } : plan;
}

/** Shares the movements out to the row, so that the ledger holds exactly as many as promised. */
function withExactMovements(plans: Planned[]): Planned[] {
  const moved = plans.filter((plan) => plan.movements === undefined && hasMoney(plan.status));
  const given = plans.reduce((sum, plan) => sum + (plan.movements ?? 0), 0);
  const each = Math.floor((sizes.large.movements - given) / moved.length);
  const more = sizes.large.movements - given - each * moved.length;
  moved.forEach((plan, at) => (plan.movements = at < more ? each + 1 : each));
  return plans;
}
