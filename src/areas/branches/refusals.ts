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
  }),
};
