import {
  CalendarWeekStart20Regular,
  ErrorCircle20Regular,
  ImageMultiple20Regular,
  SlideLayout20Regular,
} from '@fluentui/react-icons';
import { defineMessage, defineMessages } from 'react-intl';
import { route } from './route';

const m = defineMessages({
  banners: { id: 'routes.content.banners', defaultMessage: 'Баннеры' },
  newBanner: { id: 'routes.content.newBanner', defaultMessage: 'Новый рекламный баннер' },
  errors: { id: 'routes.content.errors', defaultMessage: 'Системные ошибки' },
  newError: { id: 'routes.content.newError', defaultMessage: 'Новый текст ошибки' },
  stories: { id: 'routes.content.stories', defaultMessage: 'Истории' },
  calendar: { id: 'routes.content.calendar', defaultMessage: 'Календарь показов' },
});
const oneBanner = defineMessage<{ id: string }>({ id: 'routes.records.banner', defaultMessage: 'Баннер № {id}' });
const oneStory = defineMessage<{ id: string }>({ id: 'routes.records.story', defaultMessage: 'История {id}' });

/** What customers are shown in the application. */
export const content = {
  'content.banners': route('/super-app/banner', {
    title: m.banners,
    permission: 'banners',
    needs: { listBanners: 'banners.query' },
    create: { title: m.newBanner, needs: { createBanner: 'banners.add' } },
    menu: { section: 'content', icon: ImageMultiple20Regular },
    record: {
      kind: 'banners',
      title: m.banners,
      one: oneBanner,
      needs: { getBanner: 'banners.get' },
      prefix: '#',
      takes: ['name', 'recordNumber'],
      query: (id) => ({ banner: id }),
      look: () => import('../areas/content/banners/findBanners'),
      isNamed: true,
    },
    screen: () => import('../areas/content/banners/BannerList'),
  }),
  'content.stories': route('/content/stories', {
    title: m.stories,
    permission: 'stories',
    needs: { listStories: 'stories.query' },
    menu: { section: 'content', icon: SlideLayout20Regular },
    record: {
      kind: 'stories',
      title: m.stories,
      one: oneStory,
      needs: { getStory: 'stories.get' },
      prefix: '#',
      takes: ['name', 'recordNumber'],
      query: (guid) => ({ story: guid }),
      look: () => import('../areas/content/stories/findStories'),
      isNamed: true,
    },
    screen: () => import('../areas/content/stories/StoryList'),
  }),
  'content.calendar': route('/super-app/calendar', {
    title: m.calendar,
    permission: 'banners',
    needs: { getContentCalendar: ['banners.query', 'stories.query', 'fomo.query', 'notifications.query'] },
    menu: { section: 'content', icon: CalendarWeekStart20Regular },
    screen: () => import('../areas/content/calendar/ContentCalendar'),
  }),
  'content.errors': route('/settings/system-errors/list', {
    title: m.errors,
    permission: 'system_errors',
    needs: { listSystemErrors: 'system_errors.query' },
    create: { title: m.newError, needs: { createSystemError: 'system_errors.add' } },
    menu: { section: 'settings', icon: ErrorCircle20Regular },
    screen: () => import('../areas/content/errors/ErrorList'),
  }),
};
