import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { Merchant } from '../../../api/payment/merchants';
import { t } from '../../../i18n/terms';
import type { Permission } from '../../../session/generated/permissions';
import { BlocksTab } from './BlocksTab';
import { InfoTab } from './InfoTab';
import { m } from './messages';
import { PapersTab } from './PapersTab';

interface MerchantTab {
  /** As the address names it. */
  name: string;
  title: MessageDescriptor;
  /** Who lacks it does not find the tab; none where opening the card is enough. */
  permission?: Permission;
  draw: (merchant: Merchant) => ReactNode;
}

/** What stands on the card of a merchant, tab by tab, in their order. */
export const merchantTabs: readonly [MerchantTab, ...MerchantTab[]] = [
  { name: 'info', title: t.about, draw: (merchant) => <InfoTab merchant={merchant} /> },
  { name: 'attachments', title: m.papers, draw: ({ id }) => <PapersTab key={id} id={id} /> },
  { name: 'blocks', title: m.blocks, draw: ({ id }) => <BlocksTab key={id} id={id} /> },
];
