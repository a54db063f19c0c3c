/** The built panel on one port with a back end that knows nothing but the specs (tests/support/specService.ts). */
import Fastify from 'fastify';
import { mountPage } from '../../server/page/page';
import { specAnswer } from '../../tests/support/specService';

export interface SpecPanel {
  url: string;
  /** Whose answers are given from now on. */
  seed: number;
  /** Calls that the contract does not know. */
  strange: string[];
  stop(): Promise<void>;
}

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><rect width="4" height="3"/></svg>';

export async function startSpecPanel(): Promise<SpecPanel> {
  const app = Fastify();
  const panel: SpecPanel = { url: '', seed: 0, strange: [], stop: () => app.close() };
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  app.get('/api/content/*', (_request, reply) => reply.type('image/svg+xml').send(picture));
  app.all('/api/*', (request, reply) => {
    const answer = specAnswer(panel.seed, request.method, request.url);
    if (!answer) {
      panel.strange.push(`${request.method} ${request.url}`);
      return reply.code(404).send({ code: 'not_found' });
    }
    if (answer.type !== undefined) reply.type(answer.type);
    return reply.code(answer.status).send(answer.body);
  });
  mountPage(app, 'dist', {});
  panel.url = await app.listen({ host: '127.0.0.1', port: 0 });
  return panel;
}
