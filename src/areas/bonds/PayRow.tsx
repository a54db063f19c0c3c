import { FormattedMessage } from 'react-intl';
import { useCheckOutcome } from '../../api/cache/writeOutcome';
import { usePayBondRowMutation, type BondDetail, type ScheduleRow } from '../../api/system-user/bonds';
import { useFormat } from '../../i18n/format';
import { ConfirmMoney } from '../../kit/money/ConfirmMoney';
import { Fact } from '../../kit/values/Facts';
import { t } from '../../i18n/terms';
import { href } from '../../routes/href';
import { useBondName } from './bondName';
import { bondStatus } from './bondTerms';
import { m, payVerb, rowOfDay } from './messages';

interface Props {
  bond: BondDetail;
  /** The version of the schedule that the sums were read with. */
  version: number;
  row: ScheduleRow;
  onClose: () => void;
}

/** The question before a row of the schedule goes to the balances of the holders. */
export function PayRow({ bond, version, row, onClose }: Props) {
  const format = useFormat();
  const nameOf = useBondName();
  const [pay] = usePayBondRowMutation();
  const checkOutcome = useCheckOutcome('system-user');
  const { principal, profit, tax, net } = row.payable;
  return (
    <ConfirmMoney
      title={m.payTitle}
      verb={payVerb}
      amount={net}
      about={{ record: bond.code, path: href('bonds.one', { id: String(bond.id) }) }}
      run={(key) =>
        pay({
          ...{ id: bond.id, row: row.id, 'If-Match': version, 'Idempotency-Key': key },
          body: { payable_amount: net },
        }).unwrap()
      }
      checkOutcome={checkOutcome}
      statusWords={bondStatus.labelOf}
      done={m.paid}
      onClose={onClose}
    >
      <Fact label={t.bond} value={`${bond.code} · ${nameOf(bond)}`} />
      <Fact
        label={m.whichRow}
        value={<FormattedMessage {...rowOfDay} values={{ row: row.number, day: format.day(row.date) }} />}
      />
      <Fact label={m.whereTo} value={<FormattedMessage {...m.toBalances} />} />
      <Fact label={m.holders} value={bond.holders_count} as="number" />
      <Fact label={m.ofProfit} value={profit} as="money" />
      <Fact label={m.ofPrincipal} value={principal} as="money" />
      <Fact label={t.tax} value={tax} as="money" />
    </ConfirmMoney>
  );
}
