import type { Banner, BannerAction, BannerPlace } from '../../../api/payment/banners';
import type { Shape } from '../../../kit/photos/cropBox';
import { choices } from '../../../kit/table/choices';
import { focal } from '../../../parts/focalMessages';
import type { RecordWords } from '../../../parts/historyWords';
import { m as content } from '../messages';
import { m } from './messages';

export const bannerPlace = choices<BannerPlace>({
  main: m.main,
  invest: m.invest,
  market: m.market,
  payments: m.payments,
});

export const bannerAction = choices<BannerAction>({
  none: m.none,
  link: m.link,
  category: m.category,
  product: m.product,
  bond: m.bond,
  strategy: m.strategy,
});

/** The proportions of each place, in which its pictures are cut. */
export const shapeOf: Readonly<Record<BannerPlace, Shape & { ratio: number; css: string }>> = {
  main: { id: 'main', label: m.mainShape, ratio: 16 / 9, css: '16 / 9' },
  invest: { id: 'invest', label: m.investShape, ratio: 2, css: '2 / 1' },
  market: { id: 'market', label: m.marketShape, ratio: 3, css: '3 / 1' },
  payments: { id: 'payments', label: m.paymentsShape, ratio: 1, css: '1 / 1' },
};

export const languages = ['ru', 'en', 'uz'] as const;

/** The languages whose customers see something that was made for others. */
export const lackedBy = (banner: Banner) =>
  languages.filter((language) => banner[`title_${language}`] === null || banner[`image_${language}`] === null);

const ofField: Readonly<Record<string, typeof bannerPlace.labelOf>> = {
  place: bannerPlace.labelOf,
  action_type: bannerAction.labelOf,
};

/** The history of a banner. */
export const bannerJournal: RecordWords = {
  fields: {
    ...{ image_ru: content.pictureRu, image_en: content.pictureEn, image_uz: content.pictureUz },
    ...{ focal_point: focal.focus, place: m.place, action_type: m.press, action_value: m.value },
    ...{ start_date: content.start, end_date: content.end, sequence_number: content.order, is_active: content.shown },
  },
  written: ['image_ru', 'image_en', 'image_uz', 'focal_point', 'action_value'],
  values: (field, value) => ofField[field]?.(value),
};
