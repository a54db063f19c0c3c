const megabyte = 1024 * 1024;

/** What may be stored, by its ending; nothing else comes in. */
export const kinds = {
  jpg: { type: 'image/jpeg', limit: 10 * megabyte },
  png: { type: 'image/png', limit: 10 * megabyte },
  webp: { type: 'image/webp', limit: 10 * megabyte },
  pdf: { type: 'application/pdf', limit: 25 * megabyte },
  docx: { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', limit: 25 * megabyte },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', limit: 25 * megabyte },
  mp4: { type: 'video/mp4', limit: 25 * megabyte },
};
export type FileKind = keyof typeof kinds;
/** Those that are pictures. */
export const imageKinds: readonly FileKind[] = ['jpg', 'png', 'webp'];
/** Pictures and papers: what is taken in where no video is asked for. */
export const usualKinds: readonly FileKind[] = ['jpg', 'png', 'webp', 'pdf', 'docx', 'xlsx'];
export const largestFile = Math.max(...Object.values(kinds).map(({ limit }) => limit));

export const typeOf = (kind: FileKind) => kinds[kind].type;

/** The identity of a stored file is its key without the ending. */
export const identityOf = (key: string) => key.split('.')[0]!; // split() always gives a first part
export const keysOf = (identity: string) => Object.keys(kinds).map((kind) => `${identity.toLowerCase()}.${kind}`);

/** So many bytes tell the kind. */
export const headLength = 12;

/** What the first bytes of a file say it is. A zip has to be looked into; nothing stands for what is not accepted. */
export function kindOfHead(head: Buffer): FileKind | 'zip' | undefined {
  const text = head.toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.startsWith('%PDF-')) return 'pdf';
  if (text.startsWith('PK\x03\x04')) return 'zip';
  if (text.slice(4, 8) === 'ftyp') return 'mp4';
  return undefined;
}
