import { CalendarLtr16Regular, CheckmarkCircle16Regular, Clock16Regular, Edit16Regular } from '@fluentui/react-icons';
import type { ShownState } from '../../api/payment/banners';
import { choices } from '../../kit/table/choices';
import { m } from './messages';

/** Where something stands by its switch and its period. */
export const shownState = choices<ShownState>({
  live: { label: m.live, tone: 'success', icon: CheckmarkCircle16Regular },
  planned: { label: m.planned, tone: 'informative', icon: Clock16Regular },
  draft: { label: m.draft, tone: 'neutral', icon: Edit16Regular },
  expired: { label: m.expired, tone: 'neutral', icon: CalendarLtr16Regular },
});

/** The languages that something may lack. */
export const lackedLanguage = choices<'ru' | 'en' | 'uz'>({ ru: m.noRu, en: m.noEn, uz: m.noUz });

/** Whether a press leads to what customers see. */
export const pressState = choices<'dead'>({ dead: m.deadLink });
