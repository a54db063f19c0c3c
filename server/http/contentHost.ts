import type { FastifyInstance } from 'fastify';
import type { FileStore } from '../files/store';

type Link = { Params: { '*': string }; Querystring: { exp?: string; sig?: string; name?: string } };

/** The name as a header may hold it (RFC 5987). It ends as what the file is, whatever its sender called it. */
const savedAs = (name: string, kind: string) =>
  encodeURIComponent(name.toLowerCase().endsWith(`.${kind}`) ? name : `${name}.${kind}`).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * Hands out stored files to a client with a signed address. What users have sent must never run as a page. Behind a CDN on a host
 * of its own (`isElsewhere`) the page of the panel is another origin, which may show them.
 */
export function mountContentHost(app: FastifyInstance, files: FileStore, isElsewhere: boolean): void {
  app.get<Link>('/api/content/*', async (request, reply) => {
    const key = request.params['*'];
    const { name } = request.query;
    const { isPublic, seconds } = files.checkLink(key, request.query);
    const { stream, size, type } = await files.open(key);
    const kind = key.split('.').at(-1)!; // a key that opens ends in one
    return reply
      .type(type)
      .header('content-length', size)
      .header(
        'content-disposition',
        `attachment; filename="${key}"${name ? `; filename*=UTF-8''${savedAs(name, kind)}` : ''}`,
      )
      .header('content-security-policy', "default-src 'none'; sandbox")
      .headers(isElsewhere ? { 'cross-origin-resource-policy': 'cross-origin' } : {})
      .header('cache-control', `${isPublic ? 'public' : 'private'}, max-age=${seconds}`)
      .send(stream);
  });
}
