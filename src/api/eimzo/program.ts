import * as v from 'valibot';
import { readCertificate, type Certificate } from './certificate';
import { EimzoFault, faultOf } from './fault';
import { browserPlace, createAsk, type Ask } from './socket';

export interface Signature {
  /** The document with its signature, in base64. */
  pkcs7: string;
  serial: string;
  /** The bare signature, in hex. */
  signature: string;
}

/** The program on the person's own computer. Every function rejects with an EimzoFault. */
export interface Eimzo {
  /** Makes sure that it is there, new enough, and lets this page in. */
  greet: () => Promise<void>;
  certificates: () => Promise<Certificate[]>;
  /** Opens a key, for which the program asks the person its password. Gives what the key is called from now on. */
  loadKey: (certificate: Certificate) => Promise<string>;
  /** Signs a text with the text inside. */
  sign: (text: string, keyId: string) => Promise<Signature>;
  /** Puts a time stamp into a signed document. */
  stamp: (signed: Signature, token: string) => Promise<string>;
}

const base64 = v.pipe(v.string(), v.minLength(4), v.regex(/^[A-Za-z0-9+/]+={0,2}$/));
const hex = v.pipe(v.string(), v.regex(/^[0-9a-fA-F]+$/));
const whole = v.union([v.pipe(v.string(), v.regex(/^\d{1,5}$/)), v.number()]);
const refusal = v.object({ success: v.literal(false), reason: v.optional(v.string()) });
const success = v.literal(true);
const replies = {
  version: v.object({ success, major: whole, minor: whole }),
  plain: v.object({ success }),
  certificates: v.object({
    success,
    certificates: v.array(v.object({ disk: v.string(), path: v.string(), name: v.string(), alias: v.string() })),
  }),
  key: v.object({ success, keyId: v.pipe(v.string(), v.minLength(1)) }),
  signed: v.object({ success, pkcs7_64: base64, signer_serial_number: hex, signature_hex: hex }),
  stamped: v.object({ success, pkcs7_64: base64 }),
};

/** The oldest version that puts time stamps into documents. */
const oldest = [3, 37] as const;

function utf8Base64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new EimzoFault('malformed');
  }
}

/** `keys`: the domain of the page and its key, in turn, as the maker of the program gives them out. */
export function createEimzo(ask: Ask, keys: readonly string[] = []): Eimzo {
  async function call<Schema extends v.GenericSchema>(message: object, schema: Schema): Promise<v.InferOutput<Schema>> {
    const reply = parsed(await ask(message));
    const read = v.safeParse(schema, reply);
    if (read.success) return read.output;
    const refused = v.safeParse(refusal, reply);
    throw refused.success ? faultOf(refused.output.reason ?? '') : new EimzoFault('malformed');
  }

  return {
    async greet() {
      const { major, minor } = await call({ name: 'version' }, replies.version);
      const [most, least] = [Number(major), Number(minor)];
      if (most < oldest[0] || (most === oldest[0] && least < oldest[1])) throw new EimzoFault('old');
      try {
        await call({ name: 'apikey', arguments: keys }, replies.plain);
      } catch (error) {
        if (error instanceof EimzoFault && error.reason === 'refused') throw new EimzoFault('domain', error.detail);
        throw error;
      }
    },
    async certificates() {
      const { certificates } = await call({ plugin: 'pfx', name: 'list_all_certificates' }, replies.certificates);
      return certificates.map(readCertificate);
    },
    async loadKey({ disk, path, name, alias }) {
      const message = { plugin: 'pfx', name: 'load_key', arguments: [disk, path, name, alias] };
      return (await call(message, replies.key)).keyId;
    },
    async sign(text, keyId) {
      // "no": the signature is not detached, the document carries what was signed.
      const message = { plugin: 'pkcs7', name: 'create_pkcs7', arguments: [utf8Base64(text), keyId, 'no'] };
      const { pkcs7_64, signer_serial_number, signature_hex } = await call(message, replies.signed);
      return { pkcs7: pkcs7_64, serial: signer_serial_number, signature: signature_hex };
    },
    async stamp({ pkcs7, serial }, token) {
      const message = { plugin: 'pkcs7', name: 'attach_timestamp_token_pkcs7', arguments: [pkcs7, serial, token] };
      return (await call(message, replies.stamped)).pkcs7_64;
    },
  };
}

const keysOf = (setting: string | undefined): string[] => setting?.split(/[\s,;]+/).filter(Boolean) ?? [];

let eimzo: Eimzo | undefined;
/** The program as this window reaches it; `setting` is EIMZO_KEYS, and does not change while the page lives. */
export const eimzoOf = (setting: string | undefined): Eimzo =>
  (eimzo ??= createEimzo(createAsk(browserPlace()), keysOf(setting)));
