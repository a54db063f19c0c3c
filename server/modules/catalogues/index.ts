import type { Module } from '../../http/module';
import { listDistricts, listRegions } from './store';

export { mountPlaceFinder, placeFinderPath } from './placeFinder';
export { namesOfPlace, places } from './places';

export const cataloguesModule: Module = {
  handlers: {
    async listCatalogueRegions({ db, language }) {
      const items = await listRegions(db, language);
      return { items, total: items.length };
    },
    async listCatalogueDistricts({ query, db, language }) {
      const items = await listDistricts(db, language, query.region_id);
      return { items, total: items.length };
    },
  },
};
