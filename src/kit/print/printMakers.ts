/** All that makes papers, fetched when the page is at rest or somebody prints. */
import { askedFacts } from '../table/askedFacts';
import { putPaper, tableBody } from './paper';
import { printWords } from './printWords';
import { recordBody } from './recordBody';
import { askForWholeRecord, recordIsWhole } from './wholeRecord';

export const printMakers = {
  ...{ askedFacts, putPaper, tableBody, recordBody, askForWholeRecord, recordIsWhole },
  words: printWords,
};
export type PrintMakers = typeof printMakers;
