/** Whatever the back end refuses with, the panel says it in words: beside a field, and as the message of a failure. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, textsIn } from '../support/sources';
import { inputCodes, refusalCodes } from '../../server/shared/codes';
import { codeText, failureText, speakOf } from '../../src/kit/state/failureText';
import { fieldErrorText } from '../../src/kit/form/fieldErrorText';
import { refusalTexts } from '../../src/parts/refusalTexts';
import { refusalsOf } from '../../src/routes/refusals';
import { learnAllRefusals } from '../support/refusals';

/** Their words depend on the status of the answer, and on the words that come with it. */
const statuses: Record<string, number> = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  server_error: 500,
  unavailable: 503,
};
/** A body without a single named field; the words of the service are then all there is. */
const unnamed = ['unprocessable'];
/** Of these the general sentence says all that can be said. */
const general = ['unknown_field', 'wrong_type', 'wrong_format', 'invalid'];

const isReported = (code: string) => !(code in statuses) && !unnamed.includes(code);
const isOfKit = (code: string) => String(codeText(code)?.id).startsWith('kit.');
const textBeside = (code: string) => fieldErrorText(code).message.id;
const generalText = textBeside('nobody_knows_this_code');

beforeAll(learnAllRefusals);

test.each(refusalCodes.filter(isReported))('%s has its words', (code) => {
  expect(codeText(code)?.id).toBeDefined();
  expect(failureText({ kind: 'status', status: 422, codes: [code] }).title.id).toBe(codeText(code)?.id);
  expect(textBeside(code)).not.toBe(generalText);
});

test.each(Object.entries(statuses))('%s is told by the status %d', (code, status) => {
  const unknown = failureText({ kind: 'status', status: 418, codes: [code] }).title.id;
  expect(codeText(code)).toBeUndefined();
  if (status < 500) expect(failureText({ kind: 'status', status, codes: [code] }).title.id).not.toBe(unknown);
});

test.each(inputCodes.filter((code) => !general.includes(code)))('%s has its words beside a field', (code) => {
  expect(textBeside(code)).not.toBe(generalText);
});

test('every code of the list is one that the back end can give', () => {
  const given = new Set(
    filesUnder('server')
      .filter((path) => !/generated|codes\.ts$|system-errors\/catalogue/.test(path))
      .flatMap(textsIn),
  );
  const codes = [...refusalCodes, ...inputCodes];
  expect(codes.filter((code) => !given.has(code))).toEqual([]);
});

test('each code has its words in one place, beside those that several areas share', async () => {
  const own: unknown[] = [];
  for (const [area, load] of Object.entries(refusalsOf)) {
    const { refusals } = await load!();
    own.push(...Object.values(refusals).flatMap(({ id }) => (String(id).startsWith('parts.') ? [] : [id])));
    // An area says what is shared as all do, or better.
    for (const [code, { id }] of Object.entries(refusalTexts))
      expect([id, `${area}.refusal.${code}`]).toContain(refusals[code]?.id);
  }
  expect(new Set(own).size).toBe(own.length);
});

test('what several areas say each in its own words is told in those of the area on the screen', async () => {
  for (const [area, load] of Object.entries(refusalsOf)) {
    const { refusals } = await load!();
    speakOf(area);
    expect(Object.keys(refusals).map((code) => [code, codeText(code)?.id])).toEqual(
      Object.entries(refusals).map(([code, { id }]) => [code, id]),
    );
  }
  // One that has no words of its own for it borrows those of another.
  speakOf('nobody');
  expect(codeText('taken')).toBeDefined();
});

describe('an area has the words for what its own writes are refused with, whichever others were opened before', () => {
  const folderOf = (area: string) =>
    join(
      'src/areas',
      area.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    );
  const codes = new Set<string>([...refusalCodes, ...inputCodes].filter(isReported));
  const modules = readdirSync('server/modules').map((name) => {
    const files = filesUnder(join('server/modules', name)).filter((path) => !path.includes('seed'));
    return {
      name,
      source: files.map((path) => readFileSync(path, 'utf8')).join('\n'),
      codes: [...new Set(files.flatMap(textsIn))].filter((text) => codes.has(text)),
    };
  });
  /** Where what the module can say besides is no answer to the calls of the area. */
  const others = [
    // Lines of its list of what is to be done, which has words for them.
    'closing: closing',
    // The catalogue of all codes there are.
    'content: system-errors',
    // The classifier of one line; the receipt of an order.
    'fiscalization: orders',
    // An application is cancelled with its order.
    'instalments: orders',
    // A payment is taken back or asked about, which is said by parts.
    'paymentSettings: instalments',
  ];

  test.each(Object.entries(refusalsOf))('%s', async (area, load) => {
    const { refusals } = await load!();
    const panel = filesUnder(folderOf(area)).filter((path) => !path.includes('.test.'));
    const writes = panel.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/\buse([A-Z]\w+?)Mutation\b/g)].map(([, name = '']) =>
        name.replace(/^./, (letter) => letter.toLowerCase()),
      ),
    );
    const asked = modules.filter(
      ({ name, source }) =>
        !others.includes(`${area}: ${name}`) &&
        writes.some((write) => new RegExp(`^\\s+(async )?${write}[:(]`, 'm').test(source)),
    );
    const wordless = asked.flatMap((module) =>
      module.codes.filter(
        (code) =>
          !Object.hasOwn(refusals, code) &&
          !general.includes(code) &&
          !isOfKit(code) &&
          textBeside(code) === codeText(code)?.id,
      ),
    );
    expect(wordless).toEqual([]);
    expect(
      panel.length > 0 && (writes.length === 0 || asked.length > 0 || others.some((one) => one.startsWith(area))),
    ).toBe(true);
  });
});
