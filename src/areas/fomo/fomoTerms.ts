import { CalendarLtr16Regular, CheckmarkCircle16Regular, Clock16Regular, Edit16Regular } from '@fluentui/react-icons';
import type { FomoState, FomoTrigger, UserFomoStatus } from '../../api/payment/fomo';
import { t } from '../../i18n/terms';
import type { Shape } from '../../kit/photos/cropBox';
import { choices } from '../../kit/table/choices';
import type { RecordWords } from '../../parts/historyWords';
import { m } from './messages';

export const fomoState = choices<FomoState>({
  live: { label: m.live, tone: 'success', icon: CheckmarkCircle16Regular },
  planned: { label: m.planned, tone: 'informative', icon: Clock16Regular },
  draft: { label: m.draft, tone: 'neutral', icon: Edit16Regular },
  over: { label: m.over, tone: 'neutral', icon: CalendarLtr16Regular },
});

export const fomoTrigger = choices<FomoTrigger>({
  registered: m.registered,
  no_investment: m.noInvestment,
  cart_left: m.cartLeft,
  limit_unused: m.limitUnused,
});

/** The proportions in which the offer shows its picture. */
export const pictureShape: Shape = { id: 'offer', label: m.pictureShape, ratio: 16 / 9 };

export const offerStatus = choices<UserFomoStatus>({
  active: { label: m.holds, tone: 'success', icon: Clock16Regular },
  used: { label: m.used, tone: 'informative', icon: CheckmarkCircle16Regular },
  expired: { label: m.expired, tone: 'neutral', icon: CalendarLtr16Regular },
});

/** The history of a campaign. */
export const fomoJournal: RecordWords = {
  fields: {
    ...{ text_ru: m.text, text_en: m.text, text_uz: m.text, image: m.image, trigger: m.trigger },
    ...{ duration_hours: m.hours, benefit_percent: m.benefit, start: m.start, end: m.end, is_active: m.isActive },
  },
  written: ['name', 'title_ru', 'title_en', 'title_uz', 'text_ru', 'text_en', 'text_uz', 'image'],
  values: (field, value) => {
    if (field === 'is_active') return value === 'true' ? t.yes : t.no;
    return field === 'trigger' ? fomoTrigger.labelOf(value) : undefined;
  },
};
