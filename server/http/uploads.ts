import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { largestFile } from '../files/kinds';
import { badRequest, Refusal } from '../shared/problem';

/** The file of a form, still on its way. */
export interface Upload {
  /** As the sender calls it; never to be trusted, and never a path. */
  name: string;
  content: Readable;
  /** A text of the form that stands before the file. */
  field?: (name: string) => string | undefined;
  /** The file of the form's second part, where it takes two and both came; asked for once the first is read to its end. */
  second?: () => Promise<Upload | undefined>;
}

/** Lets the routes of `scope` read forms. The limit of a body does not hold here: a file is counted as it comes. */
export async function takeUploads(scope: FastifyInstance): Promise<void> {
  // One byte more than the largest file, so that whoever counts sees that it was exceeded.
  const limits = { fileSize: largestFile + 1, files: 1, fields: 10, fieldSize: 1000, parts: 11 };
  await scope.register(multipart, { limits, throwFileSizeLimit: false });
}

/** Gives the part of a form that is named so to `work`, and with it a second one, where there is a name for that. */
export async function readUpload<T>(
  request: FastifyRequest,
  [name, second]: FileParts,
  work: (upload: Upload) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new Refusal(415, 'unsupported_media_type', 'The body has to be a form with a file');
  try {
    return await (second === undefined ? workOnFile(request, name, work) : workOnTwo(request, [name, second], work));
  } catch (error) {
    // The sender went away in the middle: nothing of ours has failed.
    if (request.raw.destroyed && !request.raw.complete) throw badRequest('The upload was cut off');
    throw error;
  }
}

/** The names of the files that a form holds; the second may be left out of it. */
export type FileParts = readonly [name: string, second?: string];

const unreadable = () => badRequest('The form cannot be read');

const fieldsOf =
  ({ fields }: MultipartFile) =>
  (name: string): string | undefined => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return field !== undefined && 'value' in field && typeof field.value === 'string' ? field.value : undefined;
  };

/** Tells the errors of a form that breaks off in this part from others: there are two, and its reader meets whichever is quicker. */
function breaksOf({ file }: MultipartFile): (error: unknown) => boolean {
  const seen = new Set<unknown>();
  file.on('error', (error) => seen.add(error));
  return (error) => error === file.errored || seen.has(error);
}

async function workOnFile<T>(request: FastifyRequest, name: string, work: (upload: Upload) => Promise<T>): Promise<T> {
  const part = await request.file().catch((error: FastifyError) => {
    // Its limits have a status of their own; a form that cannot be read has none.
    throw error.statusCode === undefined ? unreadable() : error;
  });
  const isBreak = part && breaksOf(part);
  try {
    if (part?.fieldname !== name) throw badRequest(`The form holds no part named ${name}`, { [name]: 'required' });
    // The sender need not give a name, whatever the types say.
    return await work({ name: (part.filename as string | undefined) ?? '', content: part.file, field: fieldsOf(part) });
  } catch (error) {
    throw isBreak?.(error) ? unreadable() : error;
  } finally {
    // What nobody has read would stop the request, and with it the answer that refuses it; or, once the file is given up,
    // keep the line busy for as long as the sender holds it, and the server from stopping.
    part?.file.resume();
    if (part?.file.destroyed) request.raw.unpipe().resume();
  }
}

async function workOnTwo<T>(
  request: FastifyRequest,
  [name, secondName]: readonly [string, string],
  work: (upload: Upload) => Promise<T>,
): Promise<T> {
  const parts = request.files({ limits: { files: 2 } });
  const breaks: ((error: unknown) => boolean)[] = [];
  const next = async (wanted: string): Promise<Upload | undefined> => {
    const { value: part } = await parts.next().catch((error: FastifyError) => {
      throw error.statusCode === undefined ? unreadable() : error;
    });
    if (!part) return undefined;
    breaks.push(breaksOf(part));
    part.file.on('error', () => request.raw.unpipe().resume());
    if (part.fieldname === wanted) return { name: (part.filename as string | undefined) ?? '', content: part.file };
    part.file.resume();
    throw badRequest(`The form holds a part that is not named ${wanted}`, { [wanted]: 'required' });
  };
  try {
    const first = await next(name);
    if (first === undefined) throw badRequest(`The form holds no part named ${name}`, { [name]: 'required' });
    return await work({ ...first, second: () => next(secondName) });
  } catch (error) {
    throw breaks.some((isBreak) => isBreak(error)) ? unreadable() : error;
  } finally {
    // As for one file: whatever was not read must not hold the line.
    if (!request.raw.complete) request.raw.unpipe().resume();
  }
}

/** Bytes of files that a process holds in memory at once, and those that it holds now. */
const mostHeld = 4 * largestFile;
let heldBytes = 0;

/**
 * Gives the whole of a file to `work`, and what tells it from any other; it is held in memory until the end of the work.
 * Refuses with 503 unavailable while too much is held for others.
 */
export async function withHeldUpload<T>(
  { name, content }: Upload,
  work: (upload: Upload, digest: string) => Promise<T>,
): Promise<T> {
  const pieces: Buffer[] = [];
  const hash = createHash('sha256');
  let size = 0;
  try {
    // Whoever counts has set an end to each: takeUploads.
    for await (const piece of content as AsyncIterable<Buffer>) {
      size += piece.length;
      heldBytes += piece.length;
      if (heldBytes > mostHeld)
        throw new Refusal(503, 'unavailable', 'Too many files are taken in at once', { retryAfter: 5 });
      pieces.push(piece);
      hash.update(piece);
    }
    const whole = Buffer.concat(pieces.splice(0));
    const upload = {
      name,
      // Anew for every reader.
      get content() {
        return Readable.from([whole]);
      },
    };
    return await work(upload, hash.digest('hex'));
  } finally {
    heldBytes -= size;
  }
}
