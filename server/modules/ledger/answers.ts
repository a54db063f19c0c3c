import type { Sql } from '../../db/database';
import type { Call, OperationId, Reply } from '../../http/contract';
import { notFound } from '../../shared/problem';
import { findPosting, listLines } from './postingStore';
import { listSources } from './sourceStore';

type Reader = Pick<Call<OperationId>, 'files' | 'language'>;

/** A posting as the wire tells it. */
export async function postingAnswer(sql: Sql, { files, language }: Reader, id: number): Promise<Reply<'createCashIn'>> {
  const found = await findPosting(sql, id, language);
  if (found === undefined) throw notFound();
  const { file_id, file_key, file_name, ...posting } = found;
  const file =
    file_id !== null && file_key !== null && file_name !== null
      ? { file_id, name: file_name, url: files.signedUrl(file_key, file_name) }
      : null;
  const sources = posting.fact ? await listSources(sql, posting.fact, language) : [];
  return { ...posting, file, sources, lines: await listLines(sql, id, language) };
}
