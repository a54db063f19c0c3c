import { choices } from '../../kit/table/choices';
import { m } from './messages';

/** Whether a setting is in use. */
export const switchState = choices<'on' | 'off'>({
  on: { label: m.on, tone: 'success' },
  off: { label: m.off, tone: 'neutral' },
});

export const stateOf = ({ is_active: isActive }: { is_active: boolean }): 'on' | 'off' => (isActive ? 'on' : 'off');

/** What a filter by the switch sends. */
export const isOn = (state: 'on' | 'off' | undefined) => state && state === 'on';
