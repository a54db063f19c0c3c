import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

/** One file as it is sent: plain, and packed when the build has packed it. */
export interface Asset {
  type: string;
  etag: string;
  immutable: boolean;
  plain: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

/** The kinds of files that a build has, by the end of their names; no other is served. */
export const assetTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * The files of the build by their address. Only what was listed at the start can be asked for, so no address
 * leads out of the folder. A kind that is not named above, source maps among them, is not served.
 */
export function listAssets(folder: string): ReadonlyMap<string, () => Asset> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && assetTypes[extname(entry.name)] !== undefined)
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((path) => [`/${relative(folder, path).split(sep).join('/')}`, readOnce(path)]));
}

/** Read when first asked for, then kept: a build is a few megabytes. */
function readOnce(path: string): () => Asset {
  let kept: Asset | undefined;
  return () => (kept ??= readAsset(path));
}

function readAsset(path: string): Asset {
  const plain = readFileSync(path);
  const packed = (end: string) => (existsSync(path + end) ? readFileSync(path + end) : undefined);
  return {
    type: assetTypes[extname(path)] ?? 'application/octet-stream',
    etag: etagOf(plain),
    // The build puts a digest of the content into the names of what stands here.
    immutable: path.includes(`${sep}assets${sep}`),
    plain,
    br: packed('.br'),
    gzip: packed('.gz'),
  };
}

/** How long a file may be kept without asking: for ever where its name has a digest of its content. */
export const assetHeaders = (immutable: boolean): Readonly<Record<string, string>> => ({
  vary: 'accept-encoding',
  'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
});

export const etagOf = (content: Buffer | string) =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
