import { defineMessage, defineMessages } from 'react-intl';
import { t } from '../../../i18n/terms';
import { m as shared } from '../messages';

export const m = {
  ...defineMessages({
    empty: { id: 'dividends.partners.empty', defaultMessage: 'Партнёров пока нет' },
    partner: { id: 'dividends.partners.partner', defaultMessage: 'Партнёр и его доля' },
    editTitle: { id: 'dividends.partners.editTitle', defaultMessage: 'Изменить партнёра' },
    changed: { id: 'dividends.partners.changed', defaultMessage: 'Партнёр изменён' },
    endHelp: {
      id: 'dividends.partners.endHelp',
      defaultMessage: 'Партнёр с долей не выбывает: сначала задайте доли без него',
    },
    add: { id: 'dividends.partners.add', defaultMessage: 'Добавить партнёра' },
    made: { id: 'dividends.partners.made', defaultMessage: 'Партнёр добавлен: задайте доли' },
    name: { id: 'dividends.partners.name', defaultMessage: 'Партнёр: имя или название' },
    person: { id: 'dividends.partners.person', defaultMessage: 'Человек' },
    company: { id: 'dividends.partners.company', defaultMessage: 'Организация' },
    inn: { id: 'dividends.partners.inn', defaultMessage: 'ИНН партнёра' },
    now: { id: 'dividends.partners.now', defaultMessage: 'Доля в этом месяце, %' },
    given: { id: 'dividends.partners.given', defaultMessage: 'Начислено партнёру' },
    byMonth: { id: 'dividends.partners.byMonth', defaultMessage: 'Доли по месяцам' },
    next: { id: 'dividends.partners.next', defaultMessage: 'Доля со следующего месяца, %' },
    since: { id: 'dividends.partners.since', defaultMessage: 'Партнёр с' },
    until: { id: 'dividends.partners.until', defaultMessage: 'Партнёр до' },
    shares: { id: 'dividends.partners.shares', defaultMessage: 'Доли партнёров со следующего месяца' },
    setShares: { id: 'dividends.partners.setShares', defaultMessage: 'Задать доли' },
    saved: { id: 'dividends.partners.saved', defaultMessage: 'Доли сохранены' },
    whole: { id: 'dividends.partners.whole', defaultMessage: 'Доли дают вместе 100 %' },
  }),
  ...{
    search: shared.distributionSearch,
    one: shared.partner,
    kind: t.type,
    pinfl: t.pinfl,
    bankAccount: t.bankAccount,
    mfo: t.mfo,
  },
};

export const total = defineMessage<{ sum: string }>({
  id: 'dividends.partners.total',
  defaultMessage: 'Вместе {sum} %, а нужно ровно 100 %',
});
