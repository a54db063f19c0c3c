import { findSmsTemplates, type SmsTemplate } from '../../../api/payment/sms';
import { findBySearch } from '../../../parts/record/findBySearch';
import type { RecordHit } from '../../../routes/record';

const hitOf = (one: SmsTemplate): RecordHit => ({ id: String(one.id), name: one.name, details: [one.code] });

/** Looks templates of messages up for the palette. */
export const find = findBySearch(findSmsTemplates, hitOf);
