import { readFile, writeFile } from 'node:fs/promises';
import { loadSecrets } from '../auth/secrets';
import type { Database } from '../db/database';
import type { FileStore } from '../files/store';
import { findFiles } from '../modules/uploads/index';
import { daysAgo, type Clock } from '../shared/clock';

/** Days after which nobody is still at work on a file. */
const patience = 1;

/**
 * Takes away what a crash has left among the stored files. A data folder may have served another database, whose files have
 * no rows here, so it is done only for the one that `ownerFile` names: the first that was started on the folder.
 */
export async function sweepFiles(db: Database, files: FileStore, clock: Clock, ownerFile: string): Promise<void> {
  const owner = (await loadSecrets(db, clock)).key('file-folder').toString('hex');
  await writeFile(ownerFile, owner, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  if ((await readFile(ownerFile, 'utf8')) !== owner) return;
  await files.sweep(daysAgo(clock, patience), (keys) => findFiles(db, keys));
}
