/** All that makes papers, fetched when the page is at rest or somebody prints. */
import { askedFacts } from '../table/askedFacts';
import { factsOf, partOf, putPaper, tableBody } from './paper';
import { printWords } from './printWords';
import { recordBody } from './recordBody';
import { askForWholeRecord, recordIsWhole } from './wholeRecord';

export const printMakers = {
  ...{ askedFacts, putPaper, factsOf, partOf, tableBody, recordBody, askForWholeRecord, recordIsWhole },
  words: printWords,
};
export type PrintMakers = typeof printMakers;
