import {
  ArrowReset20Regular,
  ArrowSwap20Regular,
  ContactCard20Regular,
  DocumentArrowDown20Regular,
  DocumentEdit20Regular,
  PersonEdit20Regular,
  PhoneEdit20Regular,
} from '@fluentui/react-icons';
import type { Investor } from '../../../api/investment/investors';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { useShortcuts } from '../../../kit/state/shortcuts';
import { Can, useCan } from '../../../session/can';
import { ArchiveAction, ArchivedActions } from '../archive/ArchiveActions';
import { useOpenInvestorForm } from './investorForms';
import { m } from '../actionMessages';
import { tieOf } from '../archive/tieOf';
import { useSaveInfo } from '../identity/useSaveInfo';

/** What can be done with an investor: the status in view, the rest under ⋯. */
export function InvestorActions({ investor }: { investor: Investor }) {
  const open = useOpenInvestorForm();
  const saveInfo = useSaveInfo();
  const isArchived = investor.status === 'archive';
  const mayEdit = useCan()('investors.update');
  useShortcuts(
    mayEdit ? [{ id: 'card.edit', title: m.editCommon, scope: 'card', keys: ['KeyE'], run: () => open('common') }] : [],
  );
  const isPerson = investor.subject === 'individual';
  return (
    <>
      <Can do="investor_verification.enable">
        <Action
          label={m.change}
          icon={ArrowSwap20Regular}
          isPrimary
          disabledReason={isArchived && m.inArchive}
          onSelect={() => open('status')}
        />
      </Can>
      <ActionMenu label={m.ofInvestor}>
        <Can do="investors.update">
          <Action label={m.editCommon} icon={PersonEdit20Regular} onSelect={() => open('common')} />
          <Action label={m.editPhone} icon={PhoneEdit20Regular} onSelect={() => open('phone')} />
          <Action
            label={isPerson ? m.editDocuments : m.editCompany}
            icon={DocumentEdit20Regular}
            onSelect={() => open(isPerson ? 'documents' : 'company')}
          />
        </Can>
        {isPerson && (
          <Can do="investor_verification.enable">
            <Action
              label={m.confirmPassport}
              icon={ContactCard20Regular}
              disabledReason={investor.passport_confirmed && m.alreadyConfirmed}
              onSelect={() => open('passport')}
            />
          </Can>
        )}
        <Can do="investors.get">
          <Action label={m.saveInfo} icon={DocumentArrowDown20Regular} onSelect={() => saveInfo(investor.id)} />
        </Can>
        <Can do="investor_verification.delete">
          <Action
            label={m.reset}
            icon={ArrowReset20Regular}
            tone="danger"
            disabledReason={tieOf(investor)}
            onSelect={() => open('reset')}
          />
        </Can>
        <Can do="investors.delete">
          {isArchived ? <ArchivedActions investor={investor} /> : <ArchiveAction investor={investor} />}
        </Can>
      </ActionMenu>
    </>
  );
}
