/** Texts that somebody could send to do harm, or that break what is careless with text. */
// prettier-ignore
const payloads = [
  '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "'><svg/onload=alert(1)>", '<b onmouseover=alert(1)>b</b>',
  '<iframe src=javascript:alert(1)>', 'javascript:alert(1)', '</textarea><script>1</script>', '<!--<script>-->',
  '{{7*7}}', '${7*7}', '#{7*7}', '<%= 7*7 %>', '{%raw%}', '[object Object]', '__proto__', 'constructor', 'undefined', 'null',
  'NaN', 'true', '-1', '1e308', '0x10', '=1+1', '=HYPERLINK("http://x","y")', '+998', '-2+3', '@SUM(A1)', '|calc', "=cmd|' /C calc'!A0",
  "' or 1=1 --", '"; drop table investors; --', "'); delete from claims; --", '$1', '%s%n', '%', '_', '\\', '\\n', '\\u0000',
  '&lt;b&gt;', '&#x3c;', '%3Cscript%3E', '../../etc/passwd', '..\\..\\boot.ini', 'file:///etc/passwd', '`id`', '$(id)', '; ls',
  'a\u202egpj.exe', '\u202dx\u202c', 'zero\u200bwidth\u200d', '\ufeffbom', 'nbsp\u00a0x', 'tab\tx', 'line\nbreak', 'cr\r\nlf',
  'é́́́', 'Z͑ͫ̓ͪ̂ͫ̽a̴̙̤l', 'ﷺﷺ', '😀👨‍👩‍👧', '🏳️‍🌈', 'ıİſß', 'ʻʼ‘’', 'עברית', 'العربية',
  'Ўзбекча', 'oʻzbek', '中文', '\u2028sep', '\u2029par', ']]>', '<?xml?>', '"', "'", '`', '{"a":1}', '[1,2]', '\u0001\u0002', '\u007f',
];
const wrappers: ((text: string) => string)[] = [
  (text) => `xx${text}`,
  (text) => `${text} xx`,
  (text) => `xx "${text}" '`,
  (text) => `  ${text}.`,
  (text) => `x${text}x${[...text].slice(0, 5).join('')}x`,
  (text) => `<x>${text}`,
  (text) => `\u2066x${text}\u2069x`,
];

/** Five hundred of them, all different, of three to fifty characters. */
export const hostileTexts: string[] = [
  ...new Set(wrappers.flatMap((wrap) => payloads.map((payload) => [...wrap(payload)].slice(0, 50).join('')))),
].slice(0, 500);
