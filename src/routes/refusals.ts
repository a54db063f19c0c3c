import type { MessageDescriptor } from 'react-intl';

type LoadRefusals = () => Promise<{ refusals: Readonly<Record<string, MessageDescriptor>> }>;

/**
 * The words for the codes that an area may be refused with, by the area's name; fetched behind its first screen. An
 * area that writes nothing has none.
 */
export const refusalsOf: Readonly<Partial<Record<string, LoadRefusals>>> = {
  access: () => import('../areas/access/refusals'),
  claims: () => import('../areas/claims/refusals'),
  investments: () => import('../areas/investments/refusals'),
  investors: () => import('../areas/investors/refusals'),
  payments: () => import('../areas/payments/refusals'),
};
