import {
  CallMissed16Regular,
  Checkmark16Regular,
  Clock16Regular,
  Dismiss16Regular,
  Person16Regular,
} from '@fluentui/react-icons';
import type { CallbackStatus } from '../../../api/investment/callOrders';
import { choices } from '../../../kit/table/choices';
import { m } from './messages';

export const callbackStatus = choices<CallbackStatus>({
  new: { label: m.new, tone: 'warning', icon: Clock16Regular },
  in_progress: { label: m.inProgress, tone: 'brand', icon: Person16Regular },
  no_answer: { label: m.noAnswer, tone: 'danger', icon: CallMissed16Regular },
  done: { label: m.isDone, tone: 'success', icon: Checkmark16Regular },
  rejected: { label: m.rejected, tone: 'neutral', icon: Dismiss16Regular },
});

/** What somebody still has to do something about. */
export const openStatuses = ['new', 'in_progress', 'no_answer'] as const;
