import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { Customer } from '../../../api/payment/customers';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import type { Permission } from '../../../session/generated/permissions';
import { m as cards } from '../cards/messages';
import { m as identity } from '../identity/messages';
import { m } from '../messages';
import { m as scoring } from '../scoring/messages';

const InstalmentsSection = lazyComponent(async () => (await import('./InstalmentsSection')).InstalmentsSection);
const ApplicationsSection = lazyComponent(async () => (await import('./ApplicationsSection')).ApplicationsSection);
const OrdersSection = lazyComponent(async () => (await import('./OrdersSection')).OrdersSection);
const CardsSection = lazyComponent(async () => (await import('../cards/CardsSection')).CardsSection);
const ScoringSection = lazyComponent(async () => (await import('../scoring/ScoringSection')).ScoringSection);
const IdentitySection = lazyComponent(async () => (await import('../identity/IdentitySection')).IdentitySection);

/** A section of the card that asks for its own data; a `lazyComponent`, which draws a `Section` of the same id and title. */
export interface CustomerSection {
  id: string;
  title: MessageDescriptor;
  /** Who has not got it, does not find the section. */
  permission?: Permission;
  /** The parameter that opens something in it: where the address has one, the section does not wait to be seen. */
  opens?: string;
  Section: ComponentType<{ customer: Customer }>;
}

/** What belongs to a customer besides himself, in the order in which it stands below the person. */
export const customerSections: readonly CustomerSection[] = [
  { id: 'applications', title: m.applications, permission: 'installments.query', Section: ApplicationsSection },
  { id: 'instalments', title: m.instalments, permission: 'installments.query', Section: InstalmentsSection },
  { id: 'orders', title: m.orders, permission: 'orders.query', Section: OrdersSection },
  { id: 'cards', title: cards.cards, opens: 'dialog', Section: CardsSection },
  { id: 'scoring', title: scoring.scorings, permission: 'scoring.get', opens: 'scoring', Section: ScoringSection },
  { id: 'identity', title: identity.title, Section: IdentitySection },
];
