import { Integer } from 'asn1js';
import { CertificateRevocationList, RevokedCertificate, Time } from 'pkijs';
import type { Pair } from '../../signer/certificates';

const day = 86_400_000;

/** What an authority says of the keys that it has taken back, by their serial numbers in hex: a list in PEM. */
export async function revocationList(
  { key, certificate }: Pair,
  serials: readonly string[],
  { from = new Date(Date.now() - 400 * day), to = new Date(Date.now() + 400 * day) } = {},
): Promise<string> {
  const list = new CertificateRevocationList({ version: 1 });
  list.issuer = certificate.subject;
  list.thisUpdate = new Time({ type: 0, value: from });
  list.nextUpdate = new Time({ type: 0, value: to });
  if (serials.length > 0)
    list.revokedCertificates = serials.map(
      (serial) =>
        new RevokedCertificate({
          userCertificate: new Integer({ valueHex: new Uint8Array(Buffer.from(serial, 'hex')).buffer }),
          revocationDate: new Time({ type: 0, value: from }),
        }),
    );
  await list.sign(key, 'SHA-256');
  const text = Buffer.from(list.toSchema(true).toBER()).toString('base64');
  return `-----BEGIN X509 CRL-----\n${text}\n-----END X509 CRL-----\n`;
}
