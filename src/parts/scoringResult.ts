import {
  CheckmarkCircle16Regular,
  Clock16Regular,
  DismissCircle16Regular,
  PersonQuestionMark16Regular,
  PlugDisconnected16Regular,
} from '@fluentui/react-icons';
import { defineMessages } from 'react-intl';
import type { ScoringResult } from '../api/payment/scoring';
import { choices } from '../kit/table/choices';

const m = defineMessages({
  running: { id: 'parts.scoring.running', defaultMessage: 'Идёт' },
  passed: { id: 'parts.scoring.passed', defaultMessage: 'Пройден' },
  manual: { id: 'parts.scoring.manual', defaultMessage: 'Решает человек' },
  failed: { id: 'parts.scoring.failed', defaultMessage: 'Не пройден' },
  timeout: { id: 'parts.scoring.timeout', defaultMessage: 'Служба не ответила' },
});

/** What came of a scoring. */
export const scoringResult = choices<ScoringResult>({
  running: { label: m.running, tone: 'informative', icon: Clock16Regular },
  passed: { label: m.passed, tone: 'success', icon: CheckmarkCircle16Regular },
  manual: { label: m.manual, tone: 'warning', icon: PersonQuestionMark16Regular },
  failed: { label: m.failed, tone: 'danger', icon: DismissCircle16Regular },
  timeout: { label: m.timeout, tone: 'neutral', icon: PlugDisconnected16Regular },
});
