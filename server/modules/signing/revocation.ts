import type { X509Certificate } from 'node:crypto';
import { Certificate, CertificateRevocationList } from 'pkijs';
import { readPem } from './pem';

/** Whether a key has been taken back by whoever issued it; `unknown` without a list of its authority that is good now. */
export type Revocation = (
  certificate: Certificate,
  authorities: readonly X509Certificate[],
  now: Date,
) => Promise<'no' | 'yes' | 'unknown'>;

/**
 * By the revocation lists of a PEM file, which somebody else keeps up to date and which is read at each signature. Without
 * the name of a file nothing is looked at, and no key counts as taken back.
 */
export function revocationOf(file: string | undefined): Revocation {
  return async (certificate, authorities, now) => {
    if (file === undefined) return 'no';
    const lists = (await readPem(file, 'X509 CRL')).map((der) =>
      CertificateRevocationList.fromBER(new Uint8Array(der)),
    );
    const issuers = authorities.map(({ raw }) => Certificate.fromBER(new Uint8Array(raw)));
    const own: CertificateRevocationList[] = [];
    for (const list of lists)
      if (list.issuer.isEqual(certificate.issuer) && isGood(list, now) && (await isOfOneOf(issuers, list)))
        own.push(list);
    if (own.length === 0) return 'unknown';
    return own.some((list) => list.isCertificateRevoked(certificate)) ? 'yes' : 'no';
  };
}

/** A list that does not say when the next one comes may have been out of date for years. */
const isGood = ({ thisUpdate, nextUpdate }: CertificateRevocationList, now: Date): boolean =>
  thisUpdate.value <= now && nextUpdate !== undefined && now <= nextUpdate.value;

async function isOfOneOf(issuers: readonly Certificate[], list: CertificateRevocationList): Promise<boolean> {
  const named = issuers.filter(({ subject }) => subject.isEqual(list.issuer));
  const made = await Promise.all(named.map((issuerCertificate) => list.verify({ issuerCertificate })));
  return made.includes(true);
}
