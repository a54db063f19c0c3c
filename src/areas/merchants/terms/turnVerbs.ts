import { CheckmarkCircle20Regular, Pause20Regular } from '@fluentui/react-icons';
import type { BulkVerb } from '../../../kit/bulk/BulkAction';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { m } from './messages';
import type { Term, TermKind } from './termKinds';

const texts = 'kit.bulk';
const forms = {
  discount: {
    on: lazyComponent(async () => (await import('./TurnTerms')).TurnDiscountsOn, texts),
    off: lazyComponent(async () => (await import('./TurnTerms')).TurnDiscountsOff, texts),
  },
  markup: {
    on: lazyComponent(async () => (await import('./TurnTerms')).TurnMarkupsOn, texts),
    off: lazyComponent(async () => (await import('./TurnTerms')).TurnMarkupsOff, texts),
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
