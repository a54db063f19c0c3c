import { ArrowSwap20Regular, DocumentArrowDown20Regular } from '@fluentui/react-icons';
import { Suspense, useState } from 'react';
import type { InvestorRow } from '../../../api/investment/investors';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { Can } from '../../../session/can';
import type { InvestorFormName } from '../card/investorForms';
import { m } from '../actionMessages';
import { useSaveInfo } from '../identity/useSaveInfo';

const RowAction = lazyComponent(
  async () => (await import('./RowAction')).RowAction,
  'investors',
  'parts.claims',
  'kit.form',
);

/** What can be done with an investor from the list. */
export function InvestorRowActions({ investor }: { investor: InvestorRow }) {
  const [action, setAction] = useState<InvestorFormName>();
  const saveInfo = useSaveInfo();
  return (
    <>
      <ActionMenu>
        <Can do="investor_verification.enable">
          <Action
            label={m.change}
            icon={ArrowSwap20Regular}
            disabledReason={investor.status === 'archive' && m.inArchive}
            onSelect={() => setAction('status')}
          />
        </Can>
        <Can do="investors.get">
          <Action label={m.saveInfo} icon={DocumentArrowDown20Regular} onSelect={() => saveInfo(investor.id)} />
        </Can>
      </ActionMenu>
      {action && (
        <Suspense>
          <RowAction id={investor.id} action={action} onClose={() => setAction(undefined)} />
        </Suspense>
      )}
    </>
  );
}
