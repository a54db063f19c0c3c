import {
  Calculator16Regular,
  CheckmarkCircle16Regular,
  Edit16Regular,
  Megaphone16Regular,
} from '@fluentui/react-icons';
import { defineMessages } from 'react-intl';
import type { ProfitStatus } from '../api/investment/profits';
import { choices } from '../kit/table/choices';

const m = defineMessages({
  draft: { id: 'parts.profit.draft', defaultMessage: 'Черновик' },
  calculated: { id: 'parts.profit.calculated', defaultMessage: 'Посчитана' },
  announced: { id: 'parts.profit.announced', defaultMessage: 'Объявлена' },
  distributed: { id: 'parts.profit.distributed', defaultMessage: 'Распределена' },
});

export const profitStatus = choices<ProfitStatus>({
  draft: { label: m.draft, tone: 'neutral', icon: Edit16Regular },
  calculated: { label: m.calculated, tone: 'brand', icon: Calculator16Regular },
  announced: { label: m.announced, tone: 'warning', icon: Megaphone16Regular },
  distributed: { label: m.distributed, tone: 'success', icon: CheckmarkCircle16Regular },
});
