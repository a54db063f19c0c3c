import { ArrowSwap20Regular } from '@fluentui/react-icons';
import type { InvestorRow } from '../../../api/investment/investors';
import { BulkAction } from '../../../kit/bulk/BulkAction';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { m } from '../actionMessages';

const BulkStatusForm = lazyComponent(
  async () => (await import('./BulkStatusForm')).BulkStatusForm,
  'kit.bulk',
  'kit.form',
);

const changing = {
  id: 'investors.changePicked',
  title: m.bulkTitle,
  label: m.change,
  icon: ArrowSwap20Regular,
  permission: 'investor_verification.enable',
};

interface Props {
  investors: readonly InvestorRow[];
  onDone: () => void;
}

/** One change of status for all picked investors. */
export function BulkStatus({ investors, onDone }: Props) {
  return (
    <BulkAction {...changing} count={investors.length}>
      {(close) => <BulkStatusForm investors={investors} onClose={close} onDone={onDone} />}
    </BulkAction>
  );
}
