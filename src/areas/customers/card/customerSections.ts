import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { Customer } from '../../../api/payment/customers';
import type { Permission } from '../../../session/generated/permissions';

/** A section of the card that asks for its own data; a `lazyComponent`, which draws a `Section` of the same id and title. */
export interface CustomerSection {
  id: string;
  title: MessageDescriptor;
  /** Who has not got it, does not find the section. */
  permission?: Permission;
  Section: ComponentType<{ customer: Customer }>;
}

/** What belongs to a customer besides himself, in the order in which it stands below the person. */
export const customerSections: readonly CustomerSection[] = [];
