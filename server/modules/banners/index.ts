import { everything } from '../../auth/permissions';
import type { Module } from '../../http/module';
import { bannerHandlers } from './handlers';
import { seedBanners } from './seed';

/** Pictures that customers are shown at places of the application. */
export const bannersModule: Module = {
  handlers: bannerHandlers,
  seed: seedBanners,
  permissions: {
    banners: {
      names: ['Баннеры', 'Banners', 'Bannerlar'],
      roles: { moderator: 'qgaue', manager: 'qg', administrator: everything, director: 'qg' },
    },
  },
};
