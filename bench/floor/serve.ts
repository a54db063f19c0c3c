/** Serves the built floor with the code that serves the panel: the same headers, compression and caching. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { commonHeaders } from '../../server/page/headers';
import { mountPage } from '../../server/page/page';

const folder = join(import.meta.dirname, '../../.cache/floor');
const rows = Array.from({ length: 20 }, (_, at) => ({
  id: at + 1,
  name: `Инвестор № ${at + 1}`,
  amount: '1250000.00',
}));
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'rows.json'), JSON.stringify(rows));

const app = Fastify();
app.addHook('onRequest', async (_, reply) => void reply.headers(commonHeaders));
mountPage(app, folder, {});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.send?.('ready');
