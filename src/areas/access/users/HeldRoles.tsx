import { useMemo, type ReactNode } from 'react';
import type { Rows } from '../../../lib/rows';
import { useCan } from '../../../session/can';
import type { Holding, PolicyArea } from '../policies/policyArea';

interface Props {
  area: PolicyArea;
  userId: number;
  /** Draws with the roles of the person there; with nothing for whoever may not read them. */
  children: (held: Rows<Holding> | undefined) => ReactNode;
}

/** The roles of one person in one service, for whoever may read them. */
export function HeldRoles(props: Props) {
  const mayRead = useCan()(`${props.area.permission}.query`);
  return mayRead ? <Asked {...props} /> : props.children(undefined);
}

function Asked({ area, userId, children }: Props) {
  const asked = useMemo(() => ({ filters: { user_id: userId }, limit: 1000, page: 1 }), [userId]);
  return children(area.useHoldings(asked));
}
