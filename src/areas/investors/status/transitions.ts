import type { InvestorStatus } from '../../../api/investment/investors';

/** A change of status that a person can make. */
export interface Move {
  to: InvestorStatus;
  permission: 'investor_verification.enable' | 'investors.delete';
  /** The person says why. */
  reason?: true;
  /** No investment may be alive. */
  settled?: true;
}

const verify = 'investor_verification.enable';
const archive = 'investors.delete';

/** The changes of status that the panel offers, from each status; the service has the last word. */
export const moves: Record<InvestorStatus, readonly Move[]> = {
  new: [
    { to: 'in_process', permission: verify },
    { to: 'archive', permission: archive, settled: true },
  ],
  in_process: [
    { to: 'active', permission: verify },
    { to: 'new', permission: verify, reason: true },
  ],
  active: [{ to: 'inactive', permission: verify, reason: true }],
  current: [
    { to: 'left', permission: verify, settled: true },
    { to: 'inactive', permission: verify, reason: true },
  ],
  left: [{ to: 'archive', permission: archive, settled: true }],
  inactive: [
    { to: 'active', permission: verify },
    { to: 'archive', permission: archive, settled: true },
  ],
  archive: [{ to: 'inactive', permission: archive }],
};

/** What people set by verifying; `current` is set by the system alone, and the archive has actions of its own. */
export const targets = [
  'in_process',
  'active',
  'new',
  'inactive',
  'left',
  'current',
] as const satisfies readonly InvestorStatus[];

/** The move between two statuses, when a person can make it. */
export function moveBetween(from: InvestorStatus, to: InvestorStatus): Move | undefined {
  // A status that the contract does not know leads nowhere.
  const known: readonly Move[] | undefined = moves[from];
  return known?.find((move) => move.to === to);
}
