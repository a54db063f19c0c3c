/** E-IMZO-SERVER on this machine: it believes every signature whose document it can read, until a test has it say something else. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { holderOf } from '../../server/modules/signing/authorities';
import { readSigned } from '../../server/modules/signing/cms';
import { timeStamps } from '../../server/modules/signing/stamp';
import { attachStamp } from '../../signer/sign';

type Answer = Record<string, unknown>;

/** What it says of the one who signed. */
export interface SaidSigner extends Answer {
  timeStampInfo: Answer;
  certificate: Answer[];
}
export interface Said extends Answer {
  pkcs7Info: { signers: SaidSigner[]; documentBase64: string };
}

export interface FakeEimzoServer {
  url: string;
  asked: { path: string; host?: string; address?: string; body: string }[];
  /** Changes what it is about to say of a document; with a number it answers with that state of HTTP. */
  says: { verify?: (answer: Said) => Answer | number; stamp?: (answer: Answer) => Answer | number };
  /** Runs before each answer. */
  meanwhile: () => Promise<unknown>;
  close(): void;
}

export async function startEimzoServer(): Promise<FakeEimzoServer> {
  // The authority of time, whose key nobody here knows.
  const authority = timeStamps(Buffer.alloc(32, 7));
  const server = createServer(async (request, answer) => {
    const body = await textOf(request);
    const { host, 'x-real-ip': address } = request.headers;
    fake.asked.push({ path: request.url ?? '', host, address: address as string, body });
    await fake.meanwhile();
    const der = Buffer.from(body, 'base64');
    const isStamp = request.url?.startsWith('/frontend') === true;
    const said = isStamp
      ? (fake.says.stamp ?? same)(await stamped(der))
      : (fake.says.verify ?? same)(verified(der) as Said);
    const code = typeof said === 'number' ? said : 200;
    answer.writeHead(code, { 'content-type': 'application/json' });
    answer.end(typeof said === 'number' ? '' : JSON.stringify(said));
  });
  const stamped = async (der: Buffer) => {
    const signed = readSigned(der);
    if (signed === undefined || signed.unsigned.length > 0) return { status: 1, timestampedSignerList: [] };
    const token = await authority.stamp(signed.signature, new Date());
    return { status: 1, message: '', pkcs7b64: attachStamp(der, token).toString('base64') };
  };
  const fake: FakeEimzoServer = {
    ...{ url: '', asked: [], says: {}, meanwhile: async () => undefined },
    close: () => void server.close().closeAllConnections(),
  };
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fake;
}

const same = <One>(answer: One): One => answer;

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of request) text += String(piece);
  return text;
}

function verified(der: Buffer): Answer {
  const signed = readSigned(der);
  // A stamp is of the signature, which it does not let go unstamped.
  if (signed === undefined || signed.unsigned.length !== 1) return { status: -21, message: 'timestamp is required' };
  const { name, inn } = holderOf(signed.certificate);
  const isRight = { verified: true, certificateVerified: true, certificateValidAtSigningTime: true };
  const serialNumber = signed.x509.serialNumber.toLowerCase().replace(/^0+/, '');
  const signer: SaidSigner = {
    ...{ ...isRight, OCSPResponse: 'MIIGdTCB', signature: signed.signature.toString('hex') },
    signerId: { issuer: 'CN=CA', subjectSerialNumber: serialNumber },
    signingTime: '2026-11-20 10:00:00',
    timeStampInfo: { ...isRight, digestVerified: true, time: '2026-11-20 10:00:05' },
    certificate: [{ serialNumber, subjectInfo: { CN: name, ...(inn && { '1.2.860.3.16.1.1': inn }) } }],
  };
  const documentBase64 = signed.content.toString('base64');
  return { status: 1, message: '', pkcs7Info: { signers: [signer], documentBase64 } };
}
