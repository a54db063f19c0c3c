import { ArrowSwap20Regular, DocumentArrowDown20Regular } from '@fluentui/react-icons';
import { Suspense, useState } from 'react';
import type { InvestorRow } from '../../../api/investment/investors';
import { Action } from '../../../kit/Action';
import { ActionMenu } from '../../../kit/ActionMenu';
import { lazily } from '../../../kit/lazily';
import { Can } from '../../../session/can';
import type { DeedName } from './deeds';
import { m } from './messages';
import { useSaveInfo } from './useSaveInfo';

const RowDeed = lazily(async () => (await import('./RowDeed')).RowDeed);

/** What can be done with an investor from the list. */
export function InvestorRowActions({ investor }: { investor: InvestorRow }) {
  const [deed, setDeed] = useState<DeedName>();
  const saveInfo = useSaveInfo();
  return (
    <>
      <ActionMenu>
        <Can do="investor_verification.enable">
          <Action
            label={m.change}
            icon={ArrowSwap20Regular}
            disabledReason={investor.status === 'archive' && m.inArchive}
            onSelect={() => setDeed('status')}
          />
        </Can>
        <Can do="investors.get">
          <Action label={m.saveInfo} icon={DocumentArrowDown20Regular} onSelect={() => saveInfo(investor.id)} />
        </Can>
      </ActionMenu>
      {deed && (
        <Suspense>
          <RowDeed id={investor.id} deed={deed} onClose={() => setDeed(undefined)} />
        </Suspense>
      )}
    </>
  );
}
