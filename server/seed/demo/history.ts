import type { InvestorStatus } from '../../modules/investors/rules';
import { closedAt, type Plan } from './investments';
import type { Life } from './life';
import { hour } from './moments';
import type { Random } from './random';

export interface Change {
  from: InvestorStatus | null;
  to: InvestorStatus;
  comment: string | null;
  /** Empty when the system did it. */
  userId: number | null;
  at: number;
}

const sentBack = [
  'Фото паспорта нечитаемо',
  'Не совпадает ПИНФЛ',
  'Passport muddati tugagan',
  'Нет страницы с пропиской',
];
const stopped = ['По просьбе инвестора', 'Подозрительная операция', 'Hujjatlar yangilanmagan', 'Истёк срок паспорта'];
const putAway = ['Договоры закрыты, данные не нужны', 'Дубликат записи', null];

/** Who may make the moves of a person. */
export interface Staff {
  verifiers: number[];
  archivers: number[];
}

/** The changes of status that lead from the first row to the status of the plan, each of them a legal move. */
export function historyOf(random: Random, { status }: Plan, life: Life, staff: Staff): Change[] {
  const changes: Change[] = [];
  const move = (to: InvestorStatus, at: number, by: 'system' | 'person', comment: string | null = null) => {
    const last = changes.at(-1);
    const people = to === 'archive' ? staff.archivers : staff.verifiers;
    const userId = by === 'system' || people.length === 0 ? null : random.pick(people);
    changes.push({ from: last?.to ?? null, to, comment, userId, at: Math.max(at, last?.at ?? 0) });
  };

  move('new', life.createdAt, 'system');
  if (status === 'new') {
    if (random.chance(0.3)) {
      move('in_process', life.createdAt + 2 * hour, 'system');
      move('new', life.createdAt + 9 * hour, 'person', random.pick(sentBack));
    }
    return changes;
  }
  if (status === 'archive' && life.movements.length === 0 && random.chance(0.5)) {
    move('archive', (life.createdAt + life.seedDay) / 2, 'person', random.pick(putAway));
    return changes;
  }
  move('in_process', life.createdAt + hour, 'system');
  if (status === 'in_process') return changes;
  if (random.chance(0.1)) {
    move('new', life.createdAt + 5 * hour, 'person', random.pick(sentBack));
    move('in_process', life.createdAt + 15 * hour, 'system');
  }
  move('active', life.activeAt, 'person');
  followInvestments(life, status, move);
  const last = Math.max(changes.at(-1)?.at ?? 0, life.movements.at(-1)?.at ?? 0);
  const later = (part: number) => last + Math.floor((life.seedDay - last) * part);
  const now = () => changes.at(-1)?.to;
  if (status === 'inactive' || (status === 'archive' && now() !== 'left'))
    move('inactive', later(0.3), 'person', random.pick(stopped));
  if (status === 'archive') move('archive', later(0.6), 'person', random.pick(putAway));
  return changes;
}

/** The first live investment makes an investor current; when the last one ends he is active again, or has left. */
function followInvestments(
  life: Life,
  status: InvestorStatus,
  move: (to: InvestorStatus, at: number, by: 'system') => void,
) {
  const turns = life.investments
    .filter(({ status: state }) => state !== 'pending' && state !== 'cancelled')
    .flatMap((investment) => [
      { at: investment.start, step: 1 },
      ...(investment.status === 'closed' ? [{ at: closedAt(investment), step: -1 }] : []),
    ])
    .sort((one, other) => one.at - other.at);
  let alive = 0;
  turns.forEach(({ at, step }, index) => {
    alive += step;
    if (step === 1 && alive === 1) move('current', at, 'system');
    const last = index === turns.length - 1;
    if (alive === 0) move(last && (status === 'left' || status === 'archive') ? 'left' : 'active', at, 'system');
  });
}
