import { CheckmarkCircle16Regular, Subtract16Regular } from '@fluentui/react-icons';
import type { MessageDescriptor } from 'react-intl';
import { choices, type Choices } from '../kit/table/choices';

/** Whether a record is in use, where the contract has a switch for it. */
export type SwitchState = 'on' | 'off';

/** The two states of a switch by what they are called in an area. */
export const switchStates = (on: MessageDescriptor, off: MessageDescriptor): Choices<SwitchState> =>
  choices<SwitchState>({
    on: { label: on, tone: 'success', icon: CheckmarkCircle16Regular },
    off: { label: off, tone: 'neutral', icon: Subtract16Regular },
  });

/** The state of a record by its switch. */
export const stateOf = ({ is_active: isActive }: { is_active: boolean }): SwitchState => (isActive ? 'on' : 'off');

/** What a filter by the switch sends; undefined for both. */
export const isOn = (state: SwitchState | undefined): boolean | undefined => state && state === 'on';
