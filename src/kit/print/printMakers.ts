/** All that makes papers, fetched when the page is at rest or somebody prints. */
import { askedFacts } from '../table/askedFacts';
import { factsOf, partOf, putPaper, tableBody } from './paper';
import { printWords } from './printWords';
import { recordBody } from './recordBody';
import { mostOnPaper, readTables, recordTables } from './recordTables';
import { askForWholeRecord, isComing, untilWhole } from './wholeRecord';

export const printMakers = {
  ...{ askedFacts, putPaper, factsOf, partOf, tableBody, recordBody, askForWholeRecord, isComing, untilWhole },
  ...{ mostOnPaper, readTables, recordTables },
  words: printWords,
};
export type PrintMakers = typeof printMakers;
