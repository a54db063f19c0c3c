import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { Investor } from '../../../api/investment/investors';
import { m } from '../actionMessages';

const own = defineMessages({
  hasInstallments: { id: 'investors.card.hasInstallments', defaultMessage: 'У клиента есть активная рассрочка' },
});

const ties = {
  // Units of bonds are investments, too.
  investments_exist: m.hasInvestments,
  installments_exist: own.hasInstallments,
};

/** What keeps an investor from being put away, erased or identified anew; false where nothing does. */
export const tieOf = ({ archive_refused_by: tie }: Pick<Investor, 'archive_refused_by'>): MessageDescriptor | false =>
  tie !== null && ties[tie];
