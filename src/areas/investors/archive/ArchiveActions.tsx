import { Archive20Regular, ArchiveArrowBack20Regular, Delete20Regular } from '@fluentui/react-icons';
import type { Investor } from '../../../api/investment/investors';
import { Action } from '../../../kit/actions/Action';
import { parseMoney } from '../../../lib/money';
import { moveBetween } from '../status/transitions';
import { useOpenInvestorForm } from '../card/investorForms';
import { m } from '../actionMessages';
import { tieOf } from './tieOf';

/** Puts a finished record away. */
export function ArchiveAction({ investor }: { investor: Investor }) {
  const open = useOpenInvestorForm();
  const isLegal = moveBetween(investor.status, 'archive') !== undefined;
  const reason = isLegal ? tieOf(investor) : m.notArchivable;
  return (
    <Action
      label={m.archive}
      icon={Archive20Regular}
      tone="danger"
      disabledReason={reason}
      onSelect={() => open('archive')}
    />
  );
}

/** Takes a record out of the archive, or erases what is archived and empty. */
export function ArchivedActions({ investor }: { investor: Investor }) {
  const open = useOpenInvestorForm();
  const hasMoney = (parseMoney(investor.balance) ?? 0n) !== 0n;
  const reason = tieOf(investor) || (hasMoney && m.hasMoney);
  return (
    <>
      <Action label={m.restore} icon={ArchiveArrowBack20Regular} onSelect={() => open('restore')} />
      <Action
        label={m.erase}
        icon={Delete20Regular}
        tone="danger"
        disabledReason={reason}
        onSelect={() => open('erase')}
      />
    </>
  );
}
