import {
  Add20Regular,
  Archive20Regular,
  ArchiveArrowBack20Regular,
  ArrowReset20Regular,
  ArrowSwap20Regular,
  ContactCard20Regular,
  Delete20Regular,
  DocumentArrowDown20Regular,
  DocumentEdit20Regular,
  PersonEdit20Regular,
  PhoneEdit20Regular,
  Subtract20Regular,
  type FluentIcon,
} from '@fluentui/react-icons';
import { useMemo } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { Investor } from '../../../api/investment/investors';
import { usePaletteCommands, type PaletteCommand } from '../../../kit/state/paletteCommands';
import { parseMoney } from '../../../lib/money';
import { moveBetween } from '../status/transitions';
import type { InvestorFormName } from './investorForms';
import { m } from '../actionMessages';
import { tieOf } from '../archive/tieOf';
import { useSaveInfo } from '../identity/useSaveInfo';

/** Why an action of the card cannot be done now, in the words of its button. */
function reasonsOf(investor: Investor): Partial<Record<InvestorFormName, MessageDescriptor | false>> {
  const isUnverified = investor.status === 'new' || investor.status === 'in_process';
  const isArchived = investor.status === 'archive';
  const moving = isUnverified ? m.notVerified : isArchived && m.archiveDone;
  const tie = tieOf(investor);
  const isArchivable = moveBetween(investor.status, 'archive') !== undefined;
  const hasMoney = (parseMoney(investor.balance) ?? 0n) !== 0n && m.hasMoney;
  return {
    status: isArchived && m.inArchive,
    passport: investor.passport_confirmed && m.alreadyConfirmed,
    reset: tie,
    archive: isArchivable ? tie : m.notArchivable,
    erase: tie || hasMoney,
    refill: moving,
    withdraw: moving,
  };
}

type FormCommand = readonly [action: InvestorFormName, title: MessageDescriptor, icon: FluentIcon, permission: string];

/** Every action of the card: those that this investor's kind and status have. */
function formsOf({ subject, status }: Investor): FormCommand[] {
  const isPerson = subject === 'individual';
  const common: FormCommand[] = [
    ['status', m.change, ArrowSwap20Regular, 'investor_verification.enable'],
    ['common', m.editCommon, PersonEdit20Regular, 'investors.update'],
    ['phone', m.editPhone, PhoneEdit20Regular, 'investors.update'],
    isPerson
      ? ['documents', m.editDocuments, DocumentEdit20Regular, 'investors.update']
      : ['company', m.editCompany, DocumentEdit20Regular, 'investors.update'],
    ['refill', m.refillAction, Add20Regular, 'investor_balance.add'],
    ['withdraw', m.withdrawAction, Subtract20Regular, 'investor_balance.add'],
    ['reset', m.reset, ArrowReset20Regular, 'investor_verification.delete'],
  ];
  const ending: FormCommand[] =
    status === 'archive'
      ? [
          ['restore', m.restore, ArchiveArrowBack20Regular, 'investors.delete'],
          ['erase', m.erase, Delete20Regular, 'investors.delete'],
        ]
      : [['archive', m.archive, Archive20Regular, 'investors.delete']];
  const passport: FormCommand[] = isPerson
    ? [['passport', m.confirmPassport, ContactCard20Regular, 'investor_verification.enable']]
    : [];
  return [...common, ...passport, ...ending];
}

const dangerous: readonly InvestorFormName[] = ['reset', 'archive', 'erase'];
const nothing: readonly PaletteCommand[] = [];

/** What can be done with the investor on the screen, for the palette: each opens the form or question of its button. */
export function useInvestorCommands(investor: Investor | undefined, open: (action: InvestorFormName) => void): void {
  const saveInfo = useSaveInfo();
  usePaletteCommands(
    useMemo(() => {
      if (!investor) return nothing;
      const reasons = reasonsOf(investor);
      const actions = formsOf(investor).map(([action, title, icon, permission]): PaletteCommand => ({
        id: `investor.${action}`,
        title,
        icon,
        permission,
        disabledReason: reasons[action],
        tone: dangerous.includes(action) ? 'danger' : undefined,
        shortcut: action === 'common' ? 'card.edit' : undefined,
        run: () => open(action),
      }));
      const info: PaletteCommand = {
        id: 'investor.saveInfo',
        title: m.saveInfo,
        icon: DocumentArrowDown20Regular,
        permission: 'investors.get',
        run: () => saveInfo(investor.id),
      };
      return [...actions, info];
    }, [investor, open, saveInfo]),
  );
}
