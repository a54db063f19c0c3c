/** Addresses of the content host that nobody was given, made from one that is good. */

interface Given {
  /** The address of `key` as it was signed. */
  good: string;
  key: string;
  /** Another file that is there. */
  other: string;
  /** Signs whatever name, as if the secret had been found. */
  sign(name: string): string;
}

/** Names that lead elsewhere or are nearly a key; their signatures are right, so that only the name can give them away. */
const namesNear = (key: string): string[] => [
  ...[
    '../outside.pdf',
    '..\\outside.pdf',
    '....//outside.pdf',
    '../../../../etc/passwd',
    '/etc/passwd',
    'x/../../outside.pdf',
  ],
  ...['file:///etc/passwd', '%2e%2e%2foutside.pdf', '%00', '', '.', '..', 'con.pdf', '~/.profile', 'notes.pdf'],
  ...[
    `${key}.part`,
    `${key}/`,
    `${key}/.`,
    `./${key}`,
    `x/../${key}`,
    `//${key}`,
    `${key}\0`,
    `${key}\0.png`,
    `${key}\n`,
  ],
  ...[
    `${key} `,
    ` ${key}`,
    `${key}.`,
    `${key}?`,
    `${key}#`,
    `${key};a.pdf`,
    key.toUpperCase(),
    key.replace('.', '%2e'),
  ],
  ...[key.replace('.pdf', '.png'), key.replace('.pdf', '.exe'), key.replace('.pdf', '')],
];

export function hostileLinks({ good, key, other, sign }: Given): string[] {
  const query = good.slice(good.indexOf('?'));
  const [exp, sig] = ['exp', 'sig'].map((name) => new URLSearchParams(query).get(name)!) as [string, string]; // it was signed
  const withQuery = (text: string) => `/api/content/${key}?${text}`;
  const asExp = (text: string) => withQuery(`exp=${text}&sig=${sig}`);
  const asSig = (text: string) => withQuery(`exp=${exp}&sig=${text}`);
  const ofSigned = (name: string) => sign(name).slice(sign(name).lastIndexOf('?exp='));
  return [
    ...namesNear(key).map((name) => `/api/content/${encodeURIComponent(name)}${ofSigned(name)}`),
    // As they are, where the line allows it.
    ...['../outside.pdf', '..\\outside.pdf', `x/../${key}`].map((name) => `/api/content/${name}${ofSigned(name)}`),
    ...[String(Number(exp) + 1), '', 'NaN', 'Infinity', '-1', '1e99', '0'].map(asExp),
    ...['', 'A'.repeat(43), sig.slice(0, -4), `${sig}AAAA`, sig.toUpperCase(), sig.split('').reverse().join('')].map(
      asSig,
    ),
    ...[`exp=${exp}`, `sig=${sig}`, '', `exp[]=${exp}&sig=${sig}`, `exp=${exp}&sig[]=${sig}`].map(withQuery),
    ...[`exp=${exp}&exp=${exp}&sig=${sig}`, `exp=${exp}&sig=${sig}&sig=${sig}`].map(withQuery),
    ...['name=a', 'name=%2Fday%2F', 'name=a&name=b'].map((more) => `${good}&${more}`),
    ...[
      good.replace(key, other),
      good.replace(key, `${key}/../${other}`),
      good.replace('?', ';'),
      good.replace('?', '%3f'),
    ],
  ];
}
