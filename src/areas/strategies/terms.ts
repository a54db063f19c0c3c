import {
  Archive16Regular,
  CheckmarkCircle16Regular,
  Clock16Regular,
  PauseCircle16Regular,
} from '@fluentui/react-icons';
import { defineMessages } from 'react-intl';
import type { StrategyLanguage, StrategyRisk, StrategyStatus } from '../../api/system-user/strategies';
import type { Shape } from '../../kit/photos/cropBox';
import { choices } from '../../kit/table/choices';

const m = defineMessages({
  imageShape: { id: 'strategies.imageShape', defaultMessage: 'Стратегия, 16:9' },
  soon: { id: 'strategies.status.soon', defaultMessage: 'Скоро' },
  active: { id: 'strategies.status.active', defaultMessage: 'Продаётся' },
  inactive: { id: 'strategies.status.inactive', defaultMessage: 'Не продаётся' },
  archive: { id: 'strategies.status.archive', defaultMessage: 'В архиве' },
  low: { id: 'strategies.risk.low', defaultMessage: 'Низкий' },
  medium: { id: 'strategies.risk.medium', defaultMessage: 'Средний' },
  high: { id: 'strategies.risk.high', defaultMessage: 'Высокий' },
  ru: { id: 'strategies.language.ru', defaultMessage: 'Русский' },
  en: { id: 'strategies.language.en', defaultMessage: 'Английский' },
  uz: { id: 'strategies.language.uz', defaultMessage: 'Узбекский' },
});

export const strategyStatus = choices<StrategyStatus>({
  soon: { label: m.soon, tone: 'informative', icon: Clock16Regular },
  active: { label: m.active, tone: 'success', icon: CheckmarkCircle16Regular },
  inactive: { label: m.inactive, tone: 'warning', icon: PauseCircle16Regular },
  archive: { label: m.archive, tone: 'neutral', icon: Archive16Regular },
});

export const strategyRisk = choices<StrategyRisk>({ low: m.low, medium: m.medium, high: m.high });

export const strategyLanguage = choices<StrategyLanguage>({ ru: m.ru, en: m.en, uz: m.uz });

/** The proportions in which a strategy shows its picture. */
export const imageShape: Shape = { id: 'strategy', label: m.imageShape, ratio: 16 / 9 };
