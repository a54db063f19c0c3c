import type { FastifyInstance } from 'fastify';
import type { FileStore } from '../files/store';

type Link = { Params: { '*': string }; Querystring: { exp?: string; sig?: string } };

/** Hands out stored files to a client with a signed address. What users have sent must never run as a page. */
export function mountContentHost(app: FastifyInstance, files: FileStore): void {
  app.get<Link>('/api/content/*', async (request, reply) => {
    const key = request.params['*'];
    files.checkLink(key, request.query.exp, request.query.sig);
    const { stream, size, type } = await files.open(key);
    return reply
      .type(type)
      .header('content-length', size)
      .header('content-disposition', `attachment; filename="${key}"`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'private, max-age=300')
      .send(stream);
  });
}
