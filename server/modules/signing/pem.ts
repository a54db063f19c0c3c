import { readFile } from 'node:fs/promises';

/** The parts of a file that bear a label (`CERTIFICATE`), as DER; none without a file, and without the name of one. */
export async function readPem(file: string | undefined, label: string): Promise<Buffer[]> {
  if (file === undefined) return [];
  try {
    const parts = new RegExp(`-----BEGIN ${label}-----([^-]+)-----END ${label}-----`, 'g');
    const text = await readFile(file, 'utf8');
    return [...text.matchAll(parts)].map(([, base64 = '']) => Buffer.from(base64, 'base64'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
