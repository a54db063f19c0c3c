import type { Sql } from '../../db/database';
import { cardRows } from './cards';
import type { KeptInvestments } from './investments';
import type { Life } from './life';
import { day, dayOf, hour, momentOf } from './moments';
import type { Common } from './people';
import type { Planned } from './plans';
import type { Random } from './random';
import { Rows } from '../../db/insertRows';
import { pictureKinds, type Shared } from './sharedFiles';
import { isLive } from './sums';

interface Owner {
  plan: Planned;
  common: Common;
  life: Life;
  kept: KeptInvestments;
}

interface Known {
  shared: Shared;
  users: readonly number[];
  seedDay: number;
}

const companyPapers = [
  'Устав.pdf',
  'Свидетельство о регистрации.pdf',
  'Guvohnoma.pdf',
  'Доверенность.pdf',
  'Баланс за год.pdf',
];
const personPapers = ['Справка о доходах.pdf', 'Ariza.pdf', 'Согласие на обработку данных.pdf'];

/** Photos, attachments, cards and certificates. */
export function belongingRows(sql: Sql, { shared, users, seedDay }: Known) {
  const photos = new Rows(sql, 'investor_photos', {
    int: 'investor_id',
    text: 'kind file_key',
    timestamp: 'created_at',
  });
  const attachments = new Rows(sql, 'investor_attachments', {
    int: 'investor_id created_by',
    uuid: 'file_id',
    text: 'name file_key',
    timestamp: 'created_at',
  });
  const cards = cardRows(sql, users, seedDay);
  const certificates = new Rows(sql, 'certificates', {
    text: 'number kind file_key',
    int: 'investor_id investment_id',
    date: 'valid_until',
    timestamp: 'issued_at',
  });

  async function addAttachment(random: Random, id: number, name: string, at: string) {
    const by = users.length > 0 && random.chance(0.5) ? random.pick(users) : null;
    // All of them share one content, and each has an identity of its own.
    const file_id = `00000000-0000-4000-8000-${(attachments.count + 1).toString(16).padStart(12, '0')}`;
    await attachments.add({
      investor_id: id,
      file_id,
      name,
      file_key: shared.document,
      created_by: by,
      created_at: at,
    });
  }

  async function addCertificates(random: Random, id: number, kept: KeptInvestments) {
    for (const [investment, { id: investmentId }] of kept)
      if (isLive(investment) && random.chance(0.5))
        await certificates.add({
          number: `C-${String(investmentId).padStart(6, '0')}`,
          kind: 'investment',
          investor_id: id,
          investment_id: investmentId,
          valid_until: null,
          file_key: shared.document,
          issued_at: momentOf(Math.min(investment.start + day, seedDay)),
        });
    if (id % 8 !== 0) return;
    // That an investor knows what he does; it holds for a year, and the paper itself is not always there.
    await certificates.add({
      number: `Q-${String(id).padStart(6, '0')}`,
      kind: 'qualification',
      investor_id: id,
      investment_id: null,
      valid_until: dayOf(seedDay + (id % 360) * day),
      file_key: id % 16 === 0 ? shared.document : null,
      issued_at: momentOf(seedDay + (id % 360) * day - 365 * day),
    });
  }

  return {
    async add(random: Random, { plan: { id, subject, status }, common, life, kept }: Owner) {
      if (status === 'new') return;
      const time = life.createdAt + hour / 2;
      const at = momentOf(time);
      const person = subject === 'individual';
      const papers = person ? personPapers : companyPapers;
      if (person)
        for (const kind of pictureKinds)
          if (random.chance(0.9))
            await photos.add({ investor_id: id, kind, file_key: shared.pictures[kind], created_at: at });
      for (let left = random.int(0, person ? 1 : 3); left > 0; left--)
        await addAttachment(random, id, random.pick(papers), at);
      const cardCount = person ? random.int(0, 2) : 0;
      for (let left = cardCount; left > 0; left--) await cards.add(random, id, common, left === cardCount, time);
      await addCertificates(random, id, kept);
    },
    async finish() {
      for (const table of [photos, attachments, cards, certificates]) await table.finish();
    },
  };
}
