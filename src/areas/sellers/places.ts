import type { PosAgent } from '../../api/payment/sellers';
import { href } from '../../routes/href';
import type { Kind } from './posAgentForm';

/** What the rights over the records of each kind are called. */
export const rightOf = { seller: 'sellers', agent: 'pos_agents' } as const satisfies Record<Kind, string>;

export const listOf = (kind: Kind): string => (kind === 'seller' ? href('sellers.list') : href('sellers.agents'));

/** Where one is looked at. */
export const addressOf = ({ kind, id }: Pick<PosAgent, 'kind' | 'id'>): string =>
  kind === 'seller'
    ? href('sellers.one', { action: 'view', branch_user_id: String(id) })
    : href('sellers.agent', { id: String(id) });

export const formOf = ({ kind, id }: Pick<PosAgent, 'kind' | 'id'>): string =>
  kind === 'seller'
    ? href('sellers.one', { action: 'edit', branch_user_id: String(id) })
    : href('sellers.editAgent', { id: String(id) });
