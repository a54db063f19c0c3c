import { refusalTexts } from '../../parts/refusalTexts';

/** What the service refuses the work on content with, in words: nothing but what other areas are refused with, too. */
export const refusals = { ...refusalTexts };
