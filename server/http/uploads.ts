import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { largestFile } from '../files/kinds';
import { badRequest, Refusal } from '../shared/problem';

/** The file of a form, still on its way. */
export interface Upload {
  /** As the sender calls it; never to be trusted, and never a path. */
  name: string;
  content: Readable;
}

/** Lets the routes of `scope` read forms. The limit of a body does not hold here: a file is counted as it comes. */
export async function takeUploads(scope: FastifyInstance): Promise<void> {
  // One byte more than the largest file, so that whoever counts sees that it was exceeded.
  const limits = { fileSize: largestFile + 1, files: 1, fields: 10, fieldSize: 1000, parts: 11 };
  await scope.register(multipart, { limits, throwFileSizeLimit: false });
}

/** Gives the part of a form that is named so to `work`. */
export async function readUpload<T>(
  request: FastifyRequest,
  name: string,
  work: (upload: Upload) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new Refusal(415, 'unsupported_media_type', 'The body has to be a form with a file');
  try {
    return await workOnFile(request, name, work);
  } catch (error) {
    // The sender went away in the middle: nothing of ours has failed.
    if (request.raw.destroyed && !request.raw.complete) throw badRequest('The upload was cut off');
    throw error;
  }
}

const unreadable = () => badRequest('The form cannot be read');

async function workOnFile<T>(request: FastifyRequest, name: string, work: (upload: Upload) => Promise<T>): Promise<T> {
  const part = await request.file().catch((error: FastifyError) => {
    // Its limits have a status of their own; a form that cannot be read has none.
    throw error.statusCode === undefined ? unreadable() : error;
  });
  try {
    if (part?.fieldname !== name) throw badRequest(`The form holds no part named ${name}`, { [name]: 'required' });
    // The sender need not give a name, whatever the types say.
    return await work({ name: (part.filename as string | undefined) ?? '', content: part.file });
  } catch (error) {
    throw error === part?.file.errored ? unreadable() : error;
  } finally {
    // What nobody has read would stop the request, and with it the answer that refuses it; or, once the file is given up,
    // keep the line busy for as long as the sender holds it, and the server from stopping.
    part?.file.resume();
    if (part?.file.destroyed) request.raw.unpipe().resume();
  }
}

/** The whole of a file at once, and what tells it from any other. */
export async function holdUpload({ name, content }: Upload): Promise<{ upload: Upload; digest: string }> {
  const pieces: Buffer[] = [];
  const hash = createHash('sha256');
  // Whoever counts has set an end to it: takeUploads.
  for await (const piece of content as AsyncIterable<Buffer>) {
    pieces.push(piece);
    hash.update(piece);
  }
  const whole = Buffer.concat(pieces);
  const upload = {
    name,
    // Anew for every reader: a transaction that is begun again reads it once more.
    get content() {
      return Readable.from([whole]);
    },
  };
  return { upload, digest: hash.digest('hex') };
}
