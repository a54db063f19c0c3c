import { request as overHttp } from 'node:http';
import { request as overHttps, type RequestOptions } from 'node:https';
import { isIP } from 'node:net';
import type { SigningOptions } from '../../http/module';
import { outerPatience, OuterFault } from '../../shared/outerService';

type Options = NonNullable<SigningOptions['eimzoServer']>;

/** What it says of a document; anything of it may be missing or of another kind. */
export type EimzoAnswer = Record<string, unknown> & { status: number };

/**
 * E-IMZO-SERVER, which knows the keys of the country. Both calls take a document in base64 and the address of the person who
 * signed. They throw an `OuterFault`: `refused` where it cannot read the document, else it has said nothing of it.
 */
export interface EimzoServer {
  /** Puts a time stamp of the authority beside the signature. */
  stamp(pkcs7: string, address: string): Promise<EimzoAnswer>;
  verify(pkcs7: string, address: string): Promise<EimzoAnswer>;
}

/** The document comes back in its answer, beside the certificates. */
const largest = 2 * 1024 * 1024;
const unreadable = 400;

/** The service at the address that the installation names. */
export function eimzoServerAt({ url, domain }: Options, patience = outerPatience): EimzoServer {
  const ask = async (path: string, pkcs7: string, address: string): Promise<EimzoAnswer> => {
    const { code, text } = await post({ url: url.replace(/\/+$/, '') + path, domain, address, patience }, pkcs7);
    if (code === unreadable) throw new OuterFault('refused');
    const answer = code === 200 ? answerIn(text) : undefined;
    if (answer === undefined) throw new OuterFault('broken');
    return answer;
  };
  return {
    stamp: (pkcs7, address) => ask('/frontend/timestamp/pkcs7', pkcs7, address),
    verify: (pkcs7, address) => ask('/backend/pkcs7/verify/attached', pkcs7, address),
  };
}

interface Post {
  url: string;
  domain: string;
  address: string;
  patience: number;
}

/** Not by `fetch`, which names the host of the address and no other; and it follows nobody elsewhere. */
function post({ url, domain, address, patience }: Post, body: string): Promise<{ code: number; text: string }> {
  const signal = AbortSignal.timeout(patience);
  const headers = {
    ...{ host: domain, 'x-real-ip': address, 'content-type': 'text/plain' },
    'content-length': Buffer.byteLength(body),
  };
  const fault = (error: unknown) =>
    error instanceof OuterFault ? error : new OuterFault(signal.aborted ? 'silent' : 'broken');
  return new Promise((resolve, reject) => {
    const open = url.startsWith('https:') ? overHttps : overHttp;
    const { hostname } = new URL(url);
    // The header names the panel, and the certificate whoever is asked.
    const servername = isIP(hostname) ? '' : hostname;
    const asked = open(url, { method: 'POST', headers, signal, servername } as RequestOptions, (answer) => {
      const pieces: Buffer[] = [];
      let size = 0;
      answer.on('data', (piece: Buffer) => {
        size += piece.length;
        if (size > largest) answer.destroy(new OuterFault('broken'));
        else pieces.push(piece);
      });
      answer.on('error', (error) => reject(fault(error)));
      answer.on('end', () => resolve({ code: answer.statusCode ?? 0, text: Buffer.concat(pieces).toString('utf8') }));
    });
    asked.on('error', (error) => reject(fault(error)));
    asked.end(body);
  });
}

function answerIn(text: string): EimzoAnswer | undefined {
  try {
    const value = JSON.parse(text) as { status?: unknown } | null;
    return Number.isInteger(value?.status) ? (value as EimzoAnswer) : undefined;
  } catch {
    return undefined;
  }
}
