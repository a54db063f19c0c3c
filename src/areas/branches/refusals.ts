import { defineMessages } from 'react-intl';
import { refusalTexts } from '../../parts/refusalTexts';

/** What the service refuses the work on branches with, in words. */
export const refusals = {
  ...refusalTexts,
  ...defineMessages({
    main_branch: { id: 'branches.refusal.main_branch', defaultMessage: 'Сначала назначьте главным другой филиал' },
    branch_in_use: {
      id: 'branches.refusal.branch_in_use',
      defaultMessage: 'В филиале есть продавцы, агенты или скидки: сначала переведите их',
    },
    branch_sold: {
      id: 'branches.refusal.branch_sold',
      defaultMessage: 'В филиале оформляли заявки: удалить его нельзя, но можно заблокировать',
    },
    wrong_district: { id: 'branches.refusal.wrong_district', defaultMessage: 'Район из другого региона' },
    hours_not_rising: { id: 'branches.refusal.hours_not_rising', defaultMessage: 'День кончается раньше, чем начался' },
  }),
};
