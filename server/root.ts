import { join } from 'node:path';

/** Where the program stands: the project, or a release of it (scripts/release.ts), in which everything lies at the same place. */
export const root = join(import.meta.dirname, '..');
