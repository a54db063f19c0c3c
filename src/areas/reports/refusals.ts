import { refusalTexts } from '../../parts/refusalTexts';

/** What the service refuses reports with, in words: nothing that other areas are not refused with as well. */
export const refusals = refusalTexts;
