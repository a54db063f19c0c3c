import {
  Calculator16Regular,
  CheckmarkCircle16Regular,
  Edit16Regular,
  Megaphone16Regular,
} from '@fluentui/react-icons';
import type { ProfitStatus } from '../../../api/investment/profits';
import { choices } from '../../../kit/table/choices';
import { m } from './messages';

export const profitStatus = choices<ProfitStatus>({
  draft: { label: m.draft, tone: 'neutral', icon: Edit16Regular },
  calculated: { label: m.calculated, tone: 'brand', icon: Calculator16Regular },
  announced: { label: m.announced, tone: 'warning', icon: Megaphone16Regular },
  distributed: { label: m.distributed, tone: 'success', icon: CheckmarkCircle16Regular },
});
