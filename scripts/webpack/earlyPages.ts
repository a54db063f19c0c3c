/** Prints the pages that begin early as JSON: `node --import tsx scripts/webpack/earlyPages.ts`, run by PageBlocks. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../processes';

// By its address, because it is code for the browser, which this side does not check the types of.
const { earlyPages } = (await import(pathToFileURL(join(root, 'src/routes/early.ts')).href)) as {
  earlyPages: () => Promise<object[]>;
};
console.log(JSON.stringify(await earlyPages()));
