import {
  ArrowUpRight16Regular,
  CheckmarkCircle16Regular,
  Clock16Regular,
  ErrorCircle16Regular,
} from '@fluentui/react-icons';
import type { SmsState } from '../../../api/payment/sms';
import { choices } from '../../../kit/table/choices';
import { m } from './messages';

export const smsState = choices<SmsState>({
  queued: { label: m.queued, tone: 'informative', icon: Clock16Regular },
  sent: { label: m.wasSent, tone: 'informative', icon: ArrowUpRight16Regular },
  delivered: { label: m.delivered, tone: 'success', icon: CheckmarkCircle16Regular },
  failed: { label: m.failed, tone: 'danger', icon: ErrorCircle16Regular },
});

/** Why a message was not carried. */
export const smsError = choices<'refused' | 'silent' | 'broken'>({
  refused: m.refused,
  silent: m.silent,
  broken: m.broken,
});

/** So few days of money are pointed out. */
export const fewDays = 3;
