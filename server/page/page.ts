import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../shared/problem';
import { assetHeaders, assetTypes, etagOf, listAssets, type Asset } from './assets';
import { withConfig, type PanelConfig } from './config';
import { adFrameHeaders, pageHeaders, type Headers } from './headers';

/** What supervisors and crawlers ask for: a page would tell them that all is well. */
const isForMachines = /^\/(healthz|livez|readyz|metrics|\.well-known)(\/|$)/;

/** The built panel: its files under their names, and index.html for every address that is a screen. */
export function mountPage(app: FastifyInstance, folder: string, config: PanelConfig): void {
  const assets = listAssets(folder);
  const index = indexPage(readFileSync(join(folder, 'index.html'), 'utf8'), config);
  const headers = pageHeaders(config);
  const adFrame = adFramePage(folder, config);

  app.get('/*', async (request, reply) => {
    const path = pathOf(request);
    if (path === undefined || path === '/api' || path.startsWith('/api/')) throw notFound();
    if (isForMachines.test(path)) throw notFound();
    if (path === '/ad-frame.html') {
      if (!adFrame) throw notFound();
      reply.headers(adFrame.headers);
      return send(request, reply, adFrame.page);
    }
    reply.headers(headers);
    const asset = path === '/index.html' ? undefined : assets.get(path);
    if (asset !== undefined) return send(request, reply, asset());
    // A page in the place of a missing script would be run, and fail without a word.
    if (path.startsWith('/assets/') || (isOfFile(path) && path !== '/index.html')) throw notFound();
    return send(request, reply, index);
  });
}

/** Whether it ends like what a build has. Any other dot belongs to a screen: a role may be called "Ст. бухгалтер". */
function isOfFile(path: string): boolean {
  const end = extname(path).toLowerCase();
  return end === '.map' || assetTypes[end] !== undefined;
}

function pathOf(request: FastifyRequest): string | undefined {
  try {
    return decodeURIComponent(request.url.split('?')[0]!); // split never answers an empty list
  } catch {
    // An escape that is none: no file and no screen has such an address.
    return undefined;
  }
}

/** The page of the advertising script, told nothing but which script it is; undefined unless the installation sets one. */
function adFramePage(folder: string, { AD_SCRIPT_URL }: PanelConfig): { page: Asset; headers: Headers } | undefined {
  const path = join(folder, 'ad-frame.html');
  if (!AD_SCRIPT_URL || !existsSync(path)) return undefined;
  const html = readFileSync(path, 'utf8');
  const starter = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  return { page: indexPage(html, { AD_SCRIPT_URL }), headers: adFrameHeaders({ AD_SCRIPT_URL }, starter) };
}

/** Packed once at the start, because the configuration is not known when the panel is built. */
function indexPage(html: string, config: PanelConfig): Asset {
  const plain = Buffer.from(withConfig(html, config));
  return {
    type: 'text/html; charset=utf-8',
    etag: etagOf(plain),
    immutable: false,
    plain,
    br: brotliCompressSync(plain),
    gzip: gzipSync(plain),
  };
}

function send(request: FastifyRequest, reply: FastifyReply, asset: Asset) {
  const encoding = (['br', 'gzip'] as const).find((name) => asset[name] && accepts(request, name));
  reply.type(asset.type).headers(assetHeaders(asset.immutable)).header('etag', asset.etag);
  if (request.headers['if-none-match']?.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === asset.etag))
    return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(encoding ? asset[encoding] : asset.plain);
}

function accepts(request: FastifyRequest, encoding: string): boolean {
  const header = String(request.headers['accept-encoding'] ?? '');
  return header.split(',').some((part) => {
    const [name, ...weights] = part.trim().split(/\s*;\s*/);
    return name === encoding && !weights.some((weight) => /^q=0(\.0*)?$/.test(weight));
  });
}
