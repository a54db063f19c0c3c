import { DataBarVertical20Regular, Tag20Regular } from '@fluentui/react-icons';
import { defineMessage, defineMessages } from 'react-intl';
import { route } from './route';

const m = defineMessages({
  tariffs: { id: 'routes.tariffs.list', defaultMessage: 'Тарифы' },
  newTariff: { id: 'routes.tariffs.newTariff', defaultMessage: 'Новый тариф' },
  rounds: { id: 'routes.tariffs.rounds', defaultMessage: 'Раунды' },
  newRound: { id: 'routes.tariffs.newRound', defaultMessage: 'Новый раунд' },
});
const tariff = defineMessage<{ id: string }>({ id: 'routes.records.tariff', defaultMessage: 'Тариф № {id}' });
const round = defineMessage<{ id: string }>({ id: 'routes.records.round', defaultMessage: 'Раунд № {id}' });

export const tariffs = {
  'tariffs.list': route('/back-office/tariffs', {
    title: m.tariffs,
    permission: 'tariffs',
    needs: { listTariffs: 'tariffs.query' },
    create: { title: m.newTariff, needs: { createTariff: 'tariffs.add' } },
    menu: { section: 'investments', icon: Tag20Regular },
    record: {
      kind: 'tariffs',
      title: m.tariffs,
      one: tariff,
      needs: { getTariff: 'tariffs.get' },
      prefix: '#',
      takes: ['name', 'contractNumber', 'recordNumber'],
      query: (id) => ({ id }),
      look: () => import('../areas/tariffs/tariffs/findTariffs'),
    },
    screen: () => import('../areas/tariffs/tariffs/TariffList'),
  }),
  'tariffs.rounds': route('/back-office/rounds', {
    title: m.rounds,
    permission: 'rounds',
    needs: { listRounds: 'rounds.query' },
    create: { title: m.newRound, needs: { createRound: 'rounds.add' } },
    menu: { section: 'investments', icon: DataBarVertical20Regular },
    record: {
      kind: 'rounds',
      title: m.rounds,
      one: round,
      needs: { getRound: 'rounds.get' },
      prefix: '#',
      takes: ['name', 'recordNumber'],
      query: (id) => ({ id }),
      look: () => import('../areas/tariffs/rounds/findRounds'),
    },
    screen: () => import('../areas/tariffs/rounds/RoundList'),
  }),
};
