import type { SmsState } from '../../../api/payment/sms';
import { choices } from '../../../kit/table/choices';
import { m } from './messages';

export const smsState = choices<SmsState>({
  queued: { label: m.queued, tone: 'informative' },
  sent: { label: m.wasSent, tone: 'informative' },
  delivered: { label: m.delivered, tone: 'success' },
  failed: { label: m.failed, tone: 'danger' },
});

/** Why a message was not carried. */
export const smsError = choices<'refused' | 'silent' | 'broken'>({
  refused: m.refused,
  silent: m.silent,
  broken: m.broken,
});

/** So few days of money are pointed out. */
export const fewDays = 3;
