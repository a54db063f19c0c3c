import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { Merchant } from '../../../api/payment/merchants';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { t } from '../../../i18n/terms';
import type { Permission } from '../../../session/generated/permissions';
import { m as billing } from '../billing/messages';
import { m as channels } from '../channels/messages';
import { m as imports } from '../imports/messages';
import { m as owners } from '../owners/messages';
import { m as terms } from '../terms/messages';
import { BlocksTab } from './BlocksTab';
import { InfoTab } from './InfoTab';
import { m } from './messages';
import type { MerchantUploads } from './merchantUploads';
import { PapersTab } from './PapersTab';

const BranchesTab = lazyComponent(async () => (await import('./BranchesTab')).BranchesTab);
const TermsTab = lazyComponent(async () => (await import('../terms/TermsTab')).TermsTab);
const OwnersTab = lazyComponent(async () => (await import('../owners/OwnersTab')).OwnersTab);
const CallbacksTab = lazyComponent(async () => (await import('../channels/CallbacksTab')).CallbacksTab);
const TelegramTab = lazyComponent(async () => (await import('../channels/TelegramTab')).TelegramTab);
const ImportsTab = lazyComponent(async () => (await import('../imports/ImportsTab')).ImportsTab);
const MovesTab = lazyComponent(async () => (await import('../billing/MovesTab')).MovesTab);
const InvoicesTab = lazyComponent(async () => (await import('../billing/InvoicesTab')).InvoicesTab);

export interface MerchantTab {
  /** As the address names it. */
  name: string;
  title: MessageDescriptor;
  /** Who lacks it does not find the tab; none where opening the card is enough. */
  permission?: Permission;
  draw: (merchant: Merchant, uploads: MerchantUploads) => ReactNode;
}

/** What stands on the card of a merchant, tab by tab, in their order. */
export const merchantTabs: readonly [MerchantTab, ...MerchantTab[]] = [
  { name: 'info', title: t.about, draw: (merchant) => <InfoTab merchant={merchant} /> },
  {
    name: 'branches',
    title: terms.branches,
    permission: 'branches.query',
    draw: ({ id }) => <BranchesTab key={id} merchantId={id} />,
  },
  {
    name: 'discounts',
    title: terms.discounts,
    draw: ({ id }) => <TermsTab key={`discount:${id}`} kind="discount" merchantId={id} />,
  },
  {
    name: 'markups',
    title: terms.markups,
    draw: ({ id }) => <TermsTab key={`markup:${id}`} kind="markup" merchantId={id} />,
  },
  { name: 'owners', title: owners.owners, draw: ({ id }) => <OwnersTab key={id} merchantId={id} /> },
  { name: 'callbacks', title: channels.callbacks, draw: ({ id }) => <CallbacksTab key={id} merchantId={id} /> },
  { name: 'telegram', title: channels.telegram, draw: ({ id }) => <TelegramTab key={id} merchantId={id} /> },
  {
    name: 'imports',
    title: imports.imports,
    draw: ({ id }, uploads) => <ImportsTab key={id} merchantId={id} uploads={uploads} />,
  },
  {
    name: 'transactions',
    title: billing.moves,
    permission: 'merchant_billing.query',
    draw: ({ id }) => <MovesTab key={id} merchantId={id} />,
  },
  { name: 'invoices', title: billing.invoices, draw: ({ id }) => <InvoicesTab key={id} merchantId={id} /> },
  {
    name: 'attachments',
    title: m.papers,
    draw: ({ id }, uploads) => <PapersTab key={id} id={id} uploading={uploads.papers} />,
  },
  { name: 'blocks', title: m.blocks, draw: ({ id }) => <BlocksTab key={id} id={id} /> },
];
