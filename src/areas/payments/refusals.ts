import { refusalTexts } from '../../parts/refusalTexts';

/** What the services refuse here with, in words: nothing yet that other areas are not refused with as well. */
export const refusals = refusalTexts;
