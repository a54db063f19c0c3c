import { makeStyles, tokens } from '@fluentui/react-components';
import { Add16Regular, Subtract16Regular } from '@fluentui/react-icons';
import type { Investor } from '../../../api/investment/investors';
import { Action } from '../../../kit/actions/Action';
import { Can } from '../../../session/can';
import { useOpenInvestorForm } from '../card/investorForms';
import { m } from '../actionMessages';

const useStyles = makeStyles({ root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS } });

/** Refill and withdrawal, for those who may begin them. */
export function BalanceButtons({ investor }: { investor: Investor }) {
  const styles = useStyles();
  const open = useOpenInvestorForm();
  const isUnverified = investor.status === 'new' || investor.status === 'in_process';
  const reason = isUnverified ? m.notVerified : investor.status === 'archive' && m.archiveDone;
  return (
    <Can do="investor_balance.add">
      <div className={styles.root}>
        <Action label={m.refillAction} icon={Add16Regular} disabledReason={reason} onSelect={() => open('refill')} />
        <Action
          label={m.withdrawAction}
          icon={Subtract16Regular}
          disabledReason={reason}
          onSelect={() => open('withdraw')}
        />
      </div>
    </Can>
  );
}
