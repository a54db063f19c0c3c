import { safeRedirect } from './redirect';

const origin = 'https://panel.example';

const hosts = [
  'evil.example',
  'evil.example/back-office/investors',
  'panel.example.evil.example',
  'panel.example@evil.example',
  '127.0.0.1',
  '[::1]',
];
const beginnings = [
  '//',
  '///',
  '////',
  '/\\',
  '\\\\',
  '\\/',
  '/\t/',
  '/\n/',
  '/\r\n/',
  '\t//',
  ' //',
  '/\u0000/',
  'http://',
  'https://',
  'HTTPS:',
  'ftp://',
  '/%5C/',
  '/%2F/',
  '/./',
  '/../',
];
const schemes = [
  'javascript:',
  'JavaScript:',
  'java\tscript:',
  ' javascript:',
  'data:text/html,',
  'vbscript:',
  'blob:',
  'file:///',
  'about:',
  'view-source:',
];
const payloads = ['alert(1)', '//evil.example/%0Aalert(1)', '/back-office/investors', '<script>alert(1)</script>'];
const others = [
  '',
  ' ',
  '.',
  '..',
  '?redirect=/',
  '#/back-office/investors',
  'back-office/investors',
  './back-office/investors',
  'null',
  'undefined',
  '/nowhere',
  '/user/login',
  '/user/login?redirect=//evil.example',
  '/404',
  '/403',
  '/api/system-user/auth/logout',
  '/assets/main.js',
  '/back-office/investors\\..\\..',
  '/back-office/investor/%E0%A4%A',
  '/back-office/investors\u007f',
  '/back-office/investors/../../../etc/passwd',
  '/@evil.example',
  '/:80',
  '/;@evil.example',
  '/\u2028/evil.example',
  '/\u2215/evil.example',
  '\u2215\u2215evil.example',
  '/。evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  '//evil.example:443',
  '//user:password@evil.example',
  '//%65vil.example',
  '//evil%E3%80%82example',
  'mailto:somebody@evil.example',
];
const hostile = [
  ...beginnings.flatMap((beginning) => hosts.map((host) => beginning + host)),
  ...schemes.flatMap((scheme) => payloads.map((payload) => scheme + payload)),
  ...others,
  ...hosts,
];

describe('safeRedirect', () => {
  it(`leads none of ${hostile.length} hostile values away from the panel`, () => {
    expect(hostile.length).toBeGreaterThanOrEqual(200);
    for (const value of hostile) expect([value, safeRedirect(value, origin)]).toEqual([value, '/']);
  });

  it('goes home without a value', () => {
    expect(safeRedirect(null, origin)).toBe('/');
  });

  it.each([
    ['/back-office/investors', '/back-office/investors'],
    ['/back-office/investors?status=new&page=2', '/back-office/investors?status=new&page=2'],
    ['/back-office/investor/5#history', '/back-office/investor/5#history'],
    ['/BACK-OFFICE/investors/', '/back-office/investors'],
    ['/', '/dashboard/index'],
    ['/dashboard/../back-office/investors', '/back-office/investors'],
  ])('keeps %s', (value, expected) => {
    expect(safeRedirect(value, origin)).toBe(expected);
  });
});
