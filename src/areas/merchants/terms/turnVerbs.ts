import { CheckmarkCircle20Regular, Pause20Regular } from '@fluentui/react-icons';
import type { BulkVerb } from '../../../kit/bulk/BulkAction';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { m } from './messages';
import type { Term, TermKind } from './termKinds';

const forms = {
  discount: {
    on: lazyComponent(async () => (await import('./TurnTerms')).TurnDiscountsOn, 'kit.bulk'),
    off: lazyComponent(async () => (await import('./TurnTerms')).TurnDiscountsOff, 'kit.bulk'),
  },
  markup: {
    on: lazyComponent(async () => (await import('./TurnTerms')).TurnMarkupsOn, 'kit.bulk'),
    off: lazyComponent(async () => (await import('./TurnTerms')).TurnMarkupsOff, 'kit.bulk'),
  },
};

const turning = (kind: TermKind): readonly BulkVerb<Term>[] => [
  {
    id: `merchants.turnOn.${kind}`,
    title: m.turnOn,
    icon: CheckmarkCircle20Regular,
    permission: 'merchants.enable',
    verb: 'approve',
    fits: ({ status, is_over }) => status === 'inactive' && !is_over,
    Form: forms[kind].on,
  },
  {
    id: `merchants.turnOff.${kind}`,
    title: m.turnOff,
    icon: Pause20Regular,
    permission: 'merchants.disable',
    verb: 'reject',
    fits: ({ status }) => status === 'active',
    Form: forms[kind].off,
  },
];
/** Switching picked discounts or markups on and off. */
export const turnVerbs = { discount: turning('discount'), markup: turning('markup') };
