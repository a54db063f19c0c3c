import { HourglassHalf20Regular, PersonClock20Regular } from '@fluentui/react-icons';
import { defineMessage, defineMessages } from 'react-intl';
import { route } from './route';

const m = defineMessages({
  campaigns: { id: 'routes.fomo.campaigns', defaultMessage: 'FOMO-кампании' },
  offers: { id: 'routes.fomo.offers', defaultMessage: 'FOMO у клиентов' },
  newCampaign: { id: 'routes.fomo.newCampaign', defaultMessage: 'Новая FOMO-кампания' },
});
const campaign = defineMessage<{ id: string }>({ id: 'routes.records.fomo', defaultMessage: 'FOMO-кампания № {id}' });

/** Offers that end soon, and who has them. */
export const fomo = {
  'fomo.campaigns': route('/super-app/fomo', {
    title: m.campaigns,
    permission: 'fomo',
    needs: { listFomos: 'fomo.query' },
    create: { title: m.newCampaign, needs: { createFomo: 'fomo.add' } },
    menu: { section: 'content', icon: HourglassHalf20Regular },
    record: {
      kind: 'fomos',
      title: m.campaigns,
      one: campaign,
      prefix: '#',
      takes: ['name', 'recordNumber'],
      query: (id) => ({ campaign: id }),
      look: () => import('../areas/fomo/findFomos'),
      isNamed: true,
    },
    screen: () => import('../areas/fomo/FomoList'),
  }),
  'fomo.offers': route('/super-app/user-fomo', {
    title: m.offers,
    permission: 'fomo',
    needs: { listUserFomos: 'fomo.query' },
    menu: { section: 'content', icon: PersonClock20Regular },
    screen: () => import('../areas/fomo/UserFomoList'),
  }),
};
