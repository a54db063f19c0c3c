import type { Failure } from './failure';
import { unsupportedMediaType } from './httpStatus';

/** What a file is, by its content. */
export type FileKind = 'jpg' | 'png' | 'webp' | 'pdf' | 'docx' | 'xlsx' | 'mp4';

export const imageKinds: readonly FileKind[] = ['jpg', 'png', 'webp'];
export const documentKinds: readonly FileKind[] = ['pdf', 'docx', 'xlsx'];

const megabyte = 1024 * 1024;

/** The largest file of a kind that the services take, in bytes. */
export function sizeLimit(kind: FileKind): number {
  return (imageKinds.includes(kind) ? 10 : 25) * megabyte;
}

/** The endings under which a kind goes by. */
const endings: Readonly<Record<FileKind, readonly string[]>> = {
  jpg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  pdf: ['pdf'],
  docx: ['docx'],
  xlsx: ['xlsx'],
  mp4: ['mp4'],
};

/** The value of an input's `accept`: what the dialog of the system offers first. */
export const acceptOf = (kinds: readonly FileKind[]): string =>
  kinds.flatMap((kind) => endings[kind].map((ending) => `.${ending}`)).join(',');

const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

/** The kind that the first bytes betray. A docx and an xlsx begin alike: their name says which. */
export function kindOfBytes(bytes: Uint8Array, name: string): FileKind | undefined {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase();
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpg';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
  if (startsWith(bytes, '%PDF-')) return 'pdf';
  if (startsWith(bytes, 'ftyp', 4)) return 'mp4';
  if (startsWith(bytes, 'PK\x03\x04') && (ending === 'docx' || ending === 'xlsx')) return ending;
  return undefined;
}

/** What is wrong with a file that somebody chose; the server looks again, and deeper. */
export async function checkFile(file: File, kinds: readonly FileKind[]): Promise<string | undefined> {
  if (file.size === 0) return 'file.empty';
  const largest = Math.max(...kinds.map(sizeLimit));
  if (file.size > largest) return `file.size:${largest / megabyte}`;
  const kind = kindOfBytes(new Uint8Array(await file.slice(0, 16).arrayBuffer()), file.name);
  if (!kind || !kinds.includes(kind)) return `file.kind:${kinds.join(', ')}`;
  const ending = /\.([a-z0-9]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (!endings[kind].includes(ending)) return `file.kind:${kinds.join(', ')}`;
  return file.size > sizeLimit(kind) ? `file.size:${sizeLimit(kind) / megabyte}` : undefined;
}

/** What `checkFile` found, in the shape of the refusal that the service would give. */
export const fileRefusal = (problem: string): Failure => ({
  kind: 'status',
  status: unsupportedMediaType,
  codes: [problem.startsWith('file.size') ? 'file_too_large' : 'file_kind_not_allowed'],
});
