import { switchStates } from '../../parts/switchState';
import { m } from './messages';

/** Whether a setting is in use. */
export const switchState = switchStates(m.on, m.off);
