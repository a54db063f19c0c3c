import { Suspense, useState } from 'react';
import { Button } from '@fluentui/react-components';
import { ArrowSwap20Regular } from '@fluentui/react-icons';
import { FormattedMessage } from 'react-intl';
import type { InvestorRow } from '../../../api/investment/investors';
import { lazily } from '../../../kit/lazily';
import { Can } from '../../../session/can';
import { m } from './messages';

const BulkStatusForm = lazily(async () => (await import('./BulkStatusForm')).BulkStatusForm);

interface Props {
  investors: readonly InvestorRow[];
  onDone: () => void;
}

/** One change of status for all picked investors. */
export function BulkStatus({ investors, onDone }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Can do="investor_verification.enable">
      <Button size="small" icon={<ArrowSwap20Regular aria-hidden />} onClick={() => setOpen(true)}>
        <FormattedMessage {...m.change} />
      </Button>
      {isOpen && (
        <Suspense>
          <BulkStatusForm investors={investors} onClose={() => setOpen(false)} onDone={onDone} />
        </Suspense>
      )}
    </Can>
  );
}
