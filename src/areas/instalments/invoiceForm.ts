/** How the number of an invoice is written; the service refuses others as malformed. */
import * as v from 'valibot';
import { m } from './messages';

export const invoiceNumber = v.pipe(v.string(), v.regex(/^[\w\-/]{1,30}$/, 'invoiceNumber'));
export const invoiceTexts = { invoiceNumber: m.wrongNumber };
