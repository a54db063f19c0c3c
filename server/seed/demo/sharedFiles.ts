import type { Sql } from '../../db/database';
import type { FileStore } from '../../files/store';
import { pdf, pictures } from './pictures';

type Picture = keyof typeof pictures;
export const pictureKinds = Object.keys(pictures) as Picture[];

export interface Shared {
  pictures: Record<Picture, string>;
  document: string;
}

/** Puts the files of the seed into the store once; all investors share them by key. */
export async function putFiles(sql: Sql, files: Pick<FileStore, 'put'>, at: string): Promise<Shared> {
  const put = async (name: string, content: Buffer, kind: 'png' | 'pdf') => {
    const key = await files.put(content, kind);
    await sql.query('insert into files (key, name, kind, size, created_at) values ($1, $2, $3, $4, $5)', [
      key,
      `${name}.${kind}`,
      kind,
      content.length,
      at,
    ]);
    return key;
  };
  // One after another: a connection does one statement at a time.
  const keys: [Picture, string][] = [];
  for (const kind of pictureKinds) keys.push([kind, await put(kind, pictures[kind](), 'png')]);
  return {
    pictures: Object.fromEntries(keys) as Record<Picture, string>,
    document: await put('document', pdf('Divan. Document of the demonstration data.'), 'pdf'),
  };
}
