import { timestamp, type Clock } from '../shared/clock';
import type { Sql } from '../db/connect';
import type { FileStore } from '../files/store';
import { seedCardPhotos } from './cardPhotos';
import { seedClaims } from '../modules/general-claims/seed';
import { seedDocuments } from '../modules/documents/seed';
import { seedTariffChanges } from '../modules/tariff-changes/seed';
import { seedTax } from '../modules/tax/seed';
import { seedWings } from '../modules/wings/seed';

/** What waits on the desks of claims, documents and taxes. Needs the investors and the staff. */
export async function seedClaimDesks(sql: Sql, clock: Clock, files: Pick<FileStore, 'put'>): Promise<void> {
  await seedClaims(sql);
  await seedCardPhotos(sql, files, timestamp(clock));
  await seedDocuments(sql);
  await seedTariffChanges(sql);
  await seedTax(sql);
  await seedWings(sql);
}
