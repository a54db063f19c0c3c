import { Button } from '@fluentui/react-components';
import { ArrowSwap20Regular, CheckmarkCircle20Regular } from '@fluentui/react-icons';
import { Suspense, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { GeneralClaimRow } from '../../../api/system-user/generalClaims';
import { useFormat } from '../../../i18n/format';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { usePaletteCommands } from '../../../kit/state/paletteCommands';
import { Can } from '../../../session/can';
import { m as shared } from '../../../parts/claims/messages';
import { m, pickedCount } from './messages';

const BulkApprove = lazyComponent(async () => (await import('./BulkApprove')).BulkApprove, 'kit.bulk');
const BulkReject = lazyComponent(async () => (await import('./BulkReject')).BulkReject, 'kit.bulk');

/** One decision for all picked claims. */
export function BulkDecision({ claims, onDone }: { claims: readonly GeneralClaimRow[]; onDone: () => void }) {
  const [asking, setAsking] = useState<'approve' | 'reject'>();
  const intl = useIntl();
  const format = useFormat();
  const count = format.number(claims.length);
  usePaletteCommands(
    useMemo(() => {
      const ofPicked = { permission: 'claims.enable', of: intl.formatMessage(pickedCount, { count }) };
      return [
        {
          id: 'claims.approvePicked',
          title: shared.approve,
          icon: CheckmarkCircle20Regular,
          ...ofPicked,
          run: () => setAsking('approve'),
        },
        {
          id: 'claims.decidePicked',
          title: m.decidePicked,
          icon: ArrowSwap20Regular,
          ...ofPicked,
          run: () => setAsking('reject'),
        },
      ];
    }, [intl, count]),
  );
  const close = () => setAsking(undefined);
  return (
    <Can do="claims.enable">
      <Button size="small" icon={<CheckmarkCircle20Regular aria-hidden />} onClick={() => setAsking('approve')}>
        <FormattedMessage {...shared.approve} />
      </Button>
      <Button size="small" icon={<ArrowSwap20Regular aria-hidden />} onClick={() => setAsking('reject')}>
        <FormattedMessage {...m.decidePicked} />
      </Button>
      <Suspense>
        {asking === 'approve' && <BulkApprove claims={claims} onClose={close} onDone={onDone} />}
        {asking === 'reject' && <BulkReject claims={claims} onClose={close} onDone={onDone} />}
      </Suspense>
    </Can>
  );
}
