import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** One spec file, by its folder (the service) and its name (the area). */
export interface SpecFile {
  service: string;
  area: string;
}

const folder = join(import.meta.dirname, '../specs');

/** Every spec of the contract; `npm run api` turns each into a slice of the gateway and types of the back end. */
export const specFiles: readonly SpecFile[] = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name: service }) =>
    readdirSync(join(folder, service)).map((file) => ({ service, area: file.replace(/\.yaml$/, '') })),
  )
  .sort((one, other) => `${one.service}/${one.area}`.localeCompare(`${other.service}/${other.area}`, 'en'));
