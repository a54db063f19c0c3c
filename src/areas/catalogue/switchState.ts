import { switchStates } from '../../parts/switchState';
import { m } from './messages';

/** Whether customers are shown it, as far as it decides itself. */
export const switchState = switchStates(m.on, m.off);
