import fc from 'fast-check';
import { hostileTexts } from '../../tests/support/hostileTexts';
import { officeDocuments } from '../../tests/support/officeDocuments';
import { richCases } from '../../tests/support/richCases';
import { isChaos } from '../../tests/support/chaos';
import { longestRich, mostDepth, readRich, richHtml, richTyped, richWords, type RichNode } from './richText';

test.each(richCases)('%s', (_, given, kept) => {
  expect(richHtml(readRich(given))).toBe(kept);
  // What is kept is kept again as it is, and comes back from the field of a form.
  expect(richHtml(readRich(kept))).toBe(kept);
  expect(richHtml(readRich(richTyped(readRich(kept)), 'typed'))).toBe(kept);
});

const allowed = new Set(['p', 'h3', 'ul', 'ol', 'li', 'b', 'i', 'a', 'br']);
const depthOf = (nodes: readonly RichNode[]): number =>
  Math.max(0, ...nodes.map((node) => (typeof node === 'string' ? 0 : 1 + depthOf(node.children))));
const marksOf = (nodes: readonly RichNode[]): { tag: string; href?: string }[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...marksOf(node.children)]));

function expectHarmless(text: string) {
  for (const as of ['html', 'typed'] as const) {
    const nodes = readRich(text, as);
    const html = richHtml(nodes);
    expect(depthOf(nodes)).toBeLessThanOrEqual(mostDepth);
    for (const { tag, href } of marksOf(nodes)) {
      expect(allowed).toContain(tag);
      if (href !== undefined) expect(href).toMatch(/^(https:\/\/|tel:|mailto:|divan:\/\/)/);
    }
    expect(html.replace(/<\/?(?:p|h3|ul|ol|li|b|i|br|a(?: href="[^"<>]*")?)>/g, '')).not.toMatch(/[<>]/);
    expect(richHtml(readRich(html))).toBe(html);
    expect(richHtml(readRich(richTyped(nodes), 'typed'))).toBe(html);
  }
}

test('of hostile texts nothing is left but letters and allowed marks', () => {
  const sample = hostileTexts.filter((_, at) => isChaos || at % 10 === 0);
  expect(sample.length).toBe(isChaos ? 500 : 50);
  for (const text of sample) {
    expectHarmless(text);
    expectHarmless(`<p>a<b>${text}</b></p><ul><li>${text}</ul><a href="${text}">x</a>`);
  }
});

test('sixty documents of six office programs keep their words, and nothing that runs', () => {
  expect(officeDocuments).toHaveLength(60);
  for (const [what, document] of officeDocuments) {
    expectHarmless(document);
    const kept = richHtml(readRich(document));
    expect([what, kept]).toEqual([what, expect.stringMatching(/<b>Что нужно<\/b>[^]*Паспорт/)]);
    const words = richWords(readRich(document));
    // Where a text stands between marks that are not allowed, it stays as letters; what runs does not.
    expect([what, /<[^>]*alert|javascript:|on\w+=/i.test(kept)]).toEqual([what, false]);
    expect([what, words.includes('alert(1)')]).toEqual([what, false]);
  }
});

test('whatever order marks come in, what is read is read again as the same', () => {
  const pieces = [
    ...[
      '<b>',
      '</b>',
      '<i>',
      '</i>',
      '<p>',
      '</p>',
      '<ul>',
      '</ul>',
      '<ol>',
      '</ol>',
      '<li>',
      '</li>',
      '<br>',
      '<h3>',
      '</h3>',
    ],
    ...[
      '<a href="https://divan.uz">',
      '<a href="javascript:1">',
      '</a>',
      ' ',
      'x',
      'y &lt;',
      '&',
      '\n',
      '&nbsp;',
      '<tr>',
      '<td>',
    ],
    ...[
      '</tr>',
      '<div>',
      '</div>',
      "<p style='mso-list:l0 level1'>",
      "<span style='mso-list:Ignore'>",
      '</span>',
      '<',
      '"',
    ],
    ...[
      '<span style="font-weight:700">',
      '\u202e',
      '<!--',
      '-->',
      '<script>',
      '</script>',
      '<svg>',
      '</svg>',
      "<a href='",
    ],
  ];
  const text = fc.array(fc.constantFrom(...pieces), { maxLength: 24 }).map((parts) => parts.join(''));
  fc.assert(fc.property(text, expectHarmless), { numRuns: isChaos ? 20_000 : 300 });
});

test('a text that was made to take long takes no time', () => {
  const begin = performance.now();
  for (const piece of [
    '<b>',
    '<ul><li>',
    '<a href="',
    '</i>',
    '&#',
    '<!',
    "<p style='mso-list:l0'>",
    ' <',
    '<a =">',
    '\n ',
    '<td>',
  ])
    readRich(piece.repeat(longestRich));
  expect(performance.now() - begin).toBeLessThan(4000);
});

test('the letters alone have a line for each paragraph', () => {
  expect(richWords(readRich('<h3>А</h3><p>б<br>в</p><ul><li>г<li>д</ul>'))).toBe('А\nб\nв\nг\nд\n');
});

test('in a field a new line is one, and an empty line ends a paragraph', () => {
  expect(richHtml(readRich('Первая\nвторая\n\nТретья <b>жирная</b>\n\n<ul>\n  <li>пункт</li>\n</ul>', 'typed'))).toBe(
    '<p>Первая<br>вторая</p><p>Третья <b>жирная</b></p><ul><li>пункт</li></ul>',
  );
});
