import { refusalTexts } from '../../parts/refusalTexts';
import { cardRefusals } from './cards/refusals';

/** What the service refuses the work on customers with, in words. */
export const refusals = { ...refusalTexts, ...cardRefusals };
