/** What browsers tell of: written without anything of a person, counted, and never more than a log can bear. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify from 'fastify';
import { mountBrowserFailures } from '../../server/http/browserFailures';
import { pageHeaders } from '../../server/page/headers';
import { startBackEnd } from '../support/backEnd';

/** One process that hears `sent`, each as its content type, address and body; what it wrote, counted and answered. */
async function heard(...sent: [type: string, url: string, payload: unknown][]) {
  const app = Fastify();
  const [lines, counted, answers]: [string[], string[], number[]] = [[], [], []];
  mountBrowserFailures(app, { log: (line) => lines.push(line), count: (kind) => counted.push(kind) });
  for (const [type, url, payload] of sent) {
    const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
    const headers = { 'content-type': type };
    answers.push((await app.inject({ method: 'POST', url, headers, payload: body })).statusCode);
  }
  await app.close();
  return { lines, counted, answers };
}
const failure = (payload: unknown): [string, string, unknown] => ['application/json', '/api/browser-failures', payload];
const report = (payload: unknown): [string, string, unknown] => [
  'application/csp-report',
  '/api/policy-reports',
  payload,
];

test('of a script that broke the kind, the place and the screen are written', async () => {
  const stack = `TypeError: Cannot read properties of undefined (reading 'rows')
    at Table (https://panel.example.uz/assets/lists.0a1b.js:2:9120)
    at render (https://panel.example.uz/assets/react.877a6f.js:16:47471)`;
  const { lines, counted, answers } = await heard(
    failure({
      name: 'TypeError',
      message: "Cannot read properties of undefined (reading 'rows')",
      stack,
      screen: 'back-office.investors',
    }),
  );
  assert.deepEqual(lines, [
    "browser: TypeError: Cannot read properties of undefined (reading 'rows') at lists.0a1b.js:2:9120 < react.877a6f.js:16:47471 on back-office.investors",
  ]);
  assert.deepEqual([counted, answers], [['script'], [204]]);
});

test('nothing of a person is written, wherever it stood', async () => {
  const personal = ['Каримова', 'Karimova', '30101900010018', '998901234567', 'AA1234567', 'karima@mail.uz', '?phone='];
  const { lines } = await heard(
    failure({
      name: 'Каримова',
      message: `Unexpected token, "Karimova ${personal.join(' ')}" is not JSON`,
      stack: 'x',
    }),
    failure({ name: 'Error', message: `no row of 'Karimova' «Karimova» \`Karimova\` Каримова 30101900010018` }),
    failure({ name: 'Error', message: 'asked https://panel.example.uz/back-office/investors?phone=998901234567' }),
    failure({ name: 'Error', message: 'mail to karima@mail.uz failed', screen: '/back-office/investors?phone=1' }),
    failure({ name: 'Error', message: 'x', stack: 'at https://panel.example.uz/investor/Karimova (Каримова)' }),
    failure(['Каримова']),
    report({
      'csp-report': {
        'document-uri': 'https://panel.example.uz/back-office/investors?phone=998901234567',
        'effective-directive': 'img-src',
        'blocked-uri': 'https://cdn.example.uz/photos/Karimova.jpg?name=Karimova',
        'script-sample': 'Karimova',
        'source-file': 'https://panel.example.uz/assets/main.1.js',
      },
    }),
  );
  assert.equal(lines.length, 7);
  assert.deepEqual(
    lines.flatMap((line) => personal.filter((one) => line.includes(one)).map((one) => `${one} in ${line}`)),
    [],
  );
  assert.equal(lines.at(-1), 'policy: img-src: https://cdn.example.uz at main.1.js');
  // One line each, whatever was sent.
  assert.ok(lines.every((line) => !/[\r\n]/.test(line)));
});

test('what is no report is counted and harms nothing', async () => {
  const { lines, answers } = await heard(report('{'), report('null'), report({}), report({ 'csp-report': { a: 1 } }));
  assert.deepEqual(answers, [204, 204, 204, 204]);
  assert.deepEqual(new Set(lines), new Set(['policy: unknown: unknown']));
  const long = await heard(failure({ name: 'Error', message: 'x'.repeat(20_000) }));
  assert.deepEqual([long.answers, long.lines], [[413], []]);
});

test('of more than thirty in a minute only the number is kept', async () => {
  const { lines, counted } = await heard(
    ...Array.from({ length: 200 }, () => failure({ name: 'Error', message: 'x' })),
  );
  assert.equal(lines.length, 30);
  assert.equal(counted.length, 200);
});

test('the back end hears it from whoever is not signed in, where the policy of its pages says', async () => {
  const address = /report-uri (\S+)/.exec(pageHeaders({})['content-security-policy'] ?? '')?.[1] ?? '';
  const server = await startBackEnd();
  try {
    const sent = [
      await server.call({ method: 'POST', url: '/api/browser-failures', payload: { name: 'Error', message: 'x' } }),
      await server.call({
        method: 'POST',
        url: address,
        headers: { 'content-type': 'application/csp-report' },
        payload: '{"csp-report":{"effective-directive":"script-src","blocked-uri":"inline"}}',
      }),
    ];
    assert.deepEqual(
      sent.map(({ statusCode }) => statusCode),
      [204, 204],
    );
  } finally {
    await server.close();
  }
});
