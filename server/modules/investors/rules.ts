import type { Operations } from '../../generated/operations';
import { tiyinOf } from '../../shared/money';

type StatusList = Operations['listInvestorStatuses']['responses'][200]['content']['application/json']['statuses'];
export type InvestorStatus = StatusList[number];

/** In the order of an investor's life. */
export const investorStatuses = [
  'new',
  'in_process',
  'active',
  'current',
  'left',
  'inactive',
  'archive',
] as const satisfies StatusList;

/** Archived investors are seen by whoever asks for them by name. */
export const shownUnlessAsked = investorStatuses.filter((status) => status !== 'archive');

export interface Move {
  from: InvestorStatus;
  to: InvestorStatus;
  /** What a person must hold to make this move; empty when only the system makes it. */
  permission?: 'investor_verification.enable' | 'investors.delete';
  /** A person says why. */
  reason?: true;
  /** No investment and no instalment may be alive. */
  settled?: true;
}

const verify = 'investor_verification.enable';
const archive = 'investors.delete';

/** Every change of status there is; any other pair is refused. */
export const moves: readonly Move[] = [
  // Documents came in; a moderator may also take the investor up by hand.
  { from: 'new', to: 'in_process', permission: verify },
  // The moderator found the documents right, or sends them back and says what is wrong.
  { from: 'in_process', to: 'active', permission: verify },
  { from: 'in_process', to: 'new', permission: verify, reason: true },
  // The first investment went live; the last one ended; the investor came back.
  { from: 'active', to: 'current' },
  { from: 'current', to: 'active' },
  { from: 'left', to: 'current' },
  // The last exit was paid out.
  { from: 'current', to: 'left', permission: verify, settled: true },
  // A moderator stops an investor and lets him in again.
  { from: 'active', to: 'inactive', permission: verify, reason: true },
  { from: 'current', to: 'inactive', permission: verify, reason: true },
  { from: 'inactive', to: 'active', permission: verify },
  // An administrator puts a finished record away and takes it out again.
  { from: 'new', to: 'archive', permission: archive, settled: true },
  { from: 'inactive', to: 'archive', permission: archive, settled: true },
  { from: 'left', to: 'archive', permission: archive, settled: true },
  { from: 'archive', to: 'inactive', permission: archive },
];

export interface Asked {
  from: InvestorStatus;
  to: InvestorStatus;
  /** Whether the person holds a permission; the system is asked for none. */
  by: 'system' | ((permission: string) => boolean);
  comment?: string | null;
  liveInvestments: number;
  liveInstalments: number;
}

export type MoveRefusal =
  'move_not_allowed' | 'move_of_system' | 'forbidden' | 'reason_required' | 'investments_exist' | 'installments_exist';

/** Why a change of status is refused; nothing when it may be made. */
export function refusalOfMove({
  from,
  to,
  by,
  comment,
  liveInvestments,
  liveInstalments,
}: Asked): MoveRefusal | undefined {
  const move = moves.find((one) => one.from === from && one.to === to);
  if (move === undefined) return 'move_not_allowed';
  if (by !== 'system') {
    if (move.permission === undefined) return 'move_of_system';
    if (!by(move.permission)) return 'forbidden';
    if (move.reason && (comment ?? '').trim() === '') return 'reason_required';
  }
  if (move.settled && liveInvestments > 0) return 'investments_exist';
  if (move.settled && liveInstalments > 0) return 'installments_exist';
  return undefined;
}

/**
 * The move that the system owes an investor for his money: whoever has an investment at work is current, and only he.
 * A person who lets a stopped investor in again makes him active; with money at work he is current at once.
 */
export function dueMove(status: InvestorStatus, liveInvestments: number): InvestorStatus | undefined {
  if ((status === 'active' || status === 'left') && liveInvestments > 0) return 'current';
  if (status === 'current' && liveInvestments === 0) return 'active';
  return undefined;
}

interface AfterExit {
  status: InvestorStatus;
  balance: string;
  openInvestments: number;
  liveInvestments: number;
  liveInstalments: number;
}

/** The move that follows a paid exit: whoever has nothing at work, nothing to pay and nothing on the balance has left. */
export function moveAfterExit({ status, balance, ...ties }: AfterExit): InvestorStatus | undefined {
  const isSettled = ties.openInvestments === 0 && ties.liveInstalments === 0 && tiyinOf(balance) === 0n;
  return status === 'current' && isSettled ? 'left' : dueMove(status, ties.liveInvestments);
}

/** Money may lie with whoever was verified, and until he is put away. */
export const mayHoldMoney = (status: InvestorStatus) =>
  status !== 'new' && status !== 'in_process' && status !== 'archive';
