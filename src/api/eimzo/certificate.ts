/** A key as the program lists it; what its alias does not say is absent. */
export interface Certificate {
  disk: string;
  path: string;
  name: string;
  alias: string;
  holder: string;
  organisation: string;
  inn?: string;
  pinfl?: string;
  /** Lower-case hex; the only thing of a key that is remembered. */
  serial: string;
  /** YYYY-MM-DD HH:mm:ss by the clock of Tashkent. */
  from?: string;
  to?: string;
}

const innKey = '1.2.860.3.16.1.1';
const pinflKey = '1.2.860.3.16.1.2';

/** The program writes names in small letters. */
const capitalised = (text: string): string =>
  text.replace(/(^|[\s«"-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

/** ооо «divan invest» → ООО «Divan Invest»: the short word in front is a legal form. */
const organisationName = (text: string): string =>
  capitalised(text).replace(/^\p{L}{2,4}(?=[\s«"])/u, (form) => form.toUpperCase());

/** 2026.11.21 14:07:31 as moments are written everywhere else; undefined when it is none. */
function momentOf(text: string | undefined): string | undefined {
  const [, year, month, day, time] = /^(\d{4})\.(\d\d)\.(\d\d) (\d\d:\d\d:\d\d)$/.exec(text ?? '') ?? [];
  return year === undefined ? undefined : `${year}-${month}-${day} ${time}`;
}

/** Reads `cn=…,o=…,1.2.860.3.16.1.1=…`; a value with a comma in it goes on in the next part. */
function partsOf(alias: string): Map<string, string> {
  const parts = new Map<string, string>();
  let last = '';
  for (const part of alias.split(',')) {
    const at = part.indexOf('=');
    if (at > 0) parts.set((last = part.slice(0, at).trim().toLowerCase()), part.slice(at + 1).trim());
    else if (last) parts.set(last, `${parts.get(last) ?? ''},${part}`);
  }
  return parts;
}

export function readCertificate(file: Pick<Certificate, 'disk' | 'path' | 'name' | 'alias'>): Certificate {
  const parts = partsOf(file.alias);
  const text = (key: string) => parts.get(key) || undefined;
  const inn = text(innKey) ?? text('uid');
  return {
    ...file,
    holder: capitalised(text('cn') ?? file.name),
    organisation: organisationName(text('o') ?? ''),
    ...(inn !== undefined && { inn }),
    ...(text(pinflKey) !== undefined && { pinfl: text(pinflKey) }),
    serial: (text('serialnumber') ?? '').toLowerCase(),
    from: momentOf(text('validfrom')),
    to: momentOf(text('validto')),
  };
}
