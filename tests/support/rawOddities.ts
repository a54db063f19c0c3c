/** What somebody could put on a connection to do harm: bytes that are no call, or more than one at once. */
import { loginUrl } from './backEnd';

interface Oddity {
  bytes: (token: string) => string | Buffer;
  /** Which statuses it may be answered with; none where the line is closed without a word. */
  answers: readonly number[];
  /** Whoever says at once that nothing more comes is not told what takes a moment to find out. */
  isPatient?: true;
}
const get = (lines: string, path = '/healthz') => `GET ${path} HTTP/1.1\r\n${lines}\r\n\r\n`;
const login = (lines: string, body: string) =>
  `POST ${loginUrl} HTTP/1.1\r\nHost: divan\r\nContent-Type: application/json\r\n${lines}\r\n\r\n${body}`;
const refused = [400];
const odd = (bytes: string | Buffer, answers: readonly number[] = refused): Oddity => ({ bytes: () => bytes, answers });
const person = '{"username":"nobody","password":"x"}';

export const rawOddities: Record<string, Oddity> = {
  'no call at all': odd('\x00\x01\x02\xff garbage\r\n\r\n'),
  'the hello of TLS': odd(Buffer.from('16030100c2010000be0303', 'hex')),
  'the preface of HTTP/2': odd('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  'HTTP/0.9': odd('GET /healthz\r\n\r\n', [200, 400]),
  'a version that there is not': odd('GET /healthz HTTP/9.9\r\nHost: divan\r\n\r\n', [400, 505]),
  'a method that there is not': odd('BREW /healthz HTTP/1.1\r\nHost: divan\r\n\r\n'),
  'TRACE, which would tell the headers again': odd(
    'TRACE / HTTP/1.1\r\nHost: divan\r\nCookie: a\r\n\r\n',
    [400, 404, 405],
  ),
  'CONNECT to somewhere else': odd('CONNECT 127.0.0.1:5432 HTTP/1.1\r\nHost: divan\r\n\r\n', []),
  'no name of a host': odd(get('Accept: */*')),
  'two names of a host': odd(get('Host: divan\r\nHost: evil'), [200, 400]),
  'two lengths': odd(login(`Content-Length: ${person.length}\r\nContent-Length: 5`, person)),
  'a length and pieces at once': odd(
    login('Content-Length: 5\r\nTransfer-Encoding: chunked', `0\r\n\r\n${get('Host: a')}`),
  ),
  'a length below nothing': odd(login('Content-Length: -1', person)),
  'a length that is no number': odd(login('Content-Length: 0x24', person)),
  'a length that no number holds': odd(login('Content-Length: 99999999999999999999', person)),
  'pieces whose length is no number': odd(login('Transfer-Encoding: chunked', `zz\r\n${person}\r\n0\r\n\r\n`)),
  'a piece larger than any': odd(login('Transfer-Encoding: chunked', `ffffffffffffffff1\r\n${person}`)),
  'pieces of another coding': odd(login('Transfer-Encoding: xchunked', `24\r\n${person}\r\n0\r\n\r\n`)),
  'less than was promised': odd(login('Content-Length: 500', person)),
  'a header with a nought in it': odd(get('Host: divan\r\nX-A: a\0b')),
  'a header folded to the next line': odd(get('Host: divan\r\nX-A: a\r\n b: c'), [400, 200]),
  'a header without its colon': odd(get('Host: divan\r\nnonsense')),
  'a space before the colon': odd(login('Content-Length : 5', person)),
  'lines that end in a line feed alone': odd('GET /healthz HTTP/1.1\nHost: divan\n\n'),
  'headers of a hundred thousand letters': odd(get(`Host: divan\r\nX-A: ${'a'.repeat(100_000)}`), [431]),
  'five thousand headers': odd(
    get(['Host: divan', ...Array.from({ length: 5_000 }, (_, n) => `X-${n}: a`)].join('\r\n')),
    [431],
  ),
  'an address of a hundred thousand letters': odd(get('Host: divan', `/${'a'.repeat(100_000)}`), [414, 431]),
  'an address on another host': odd(get('Host: divan', 'http://evil.example/api/nothing'), [400, 404]),
  'a change to another protocol': odd(get('Host: divan\r\nConnection: Upgrade\r\nUpgrade: websocket'), [200, 400, 426]),
  'something expected that nobody does': odd(get('Host: divan\r\nExpect: the moon'), [417]),
  'a body before the word to send it': odd(login(`Expect: 100-continue\r\nContent-Length: 500`, person), [100, 400]),
  'a thousand calls in one breath': odd(get('Host: divan\r\nConnection: keep-alive').repeat(1_000), [200]),
  'half a head': odd('GET /healthz HTTP/1.1\r\nHost: di'),
  'a call behind a refused one': odd(`${get('Accept: */*')}${get('Host: divan')}`, [400]),
  'a letter in a token': {
    bytes: (token) =>
      get(`Host: divan\r\nAuthorization: Bearer ${token}\x80${token}`, '/api/system-user/v1/user-roles/1'),
    answers: [400, 401],
  },
  'a body that is packed and is not': {
    bytes: () => login(`Connection: close\r\nContent-Encoding: gzip\r\nContent-Length: ${person.length}`, person),
    answers: [400, 401, 415],
    isPatient: true,
  },
  'a form without its edge': {
    bytes: (token) =>
      `POST /api/investment/files HTTP/1.1\r\nHost: divan\r\nAuthorization: Bearer ${token}\r\nConnection: close\r\nContent-Type: multipart/form-data\r\nContent-Length: 4\r\n\r\nabcd`,
    answers: refused,
    isPatient: true,
  },
  'a body nested a hundred thousand deep': odd(
    login(`Content-Length: 200000`, '['.repeat(100_000) + ']'.repeat(100_000)),
  ),
};
