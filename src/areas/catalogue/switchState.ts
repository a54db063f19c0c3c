import { choices } from '../../kit/table/choices';
import { m } from './messages';

/** Whether customers are shown it, as far as it decides itself. */
export const switchState = choices<'on' | 'off'>({
  on: { label: m.on, tone: 'success' },
  off: { label: m.off, tone: 'neutral' },
});

export const stateOf = ({ is_active: isActive }: { is_active: boolean }): 'on' | 'off' => (isActive ? 'on' : 'off');
