import { href } from '../../../routes/href';
import { bulkSummary, m } from './messages';

/** What is said while documents are prepared and when they are; from there the way leads to the signature. */
export const prepareTexts = () => ({
  title: m.prepareRun,
  done: m.prepareDone,
  summary: bulkSummary,
  next: { label: m.toSigning, to: href('signing.list') },
});
