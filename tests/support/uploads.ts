import { strToU8, zipSync } from 'fflate';

const boundary = '----divan-boundary';

/** A form with one file, as a browser sends it. */
export function formOf(content: Buffer, name: string, { field = 'file', type = 'image/jpeg' } = {}) {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** A zip with these parts. */
export const zipOf = (parts: Record<string, string>) =>
  Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))));

const types = '[Content_Types].xml';
const filled = (head: string) => Buffer.concat([Buffer.from(head, 'latin1')], 64);

/** The smallest content that is of each kind. */
export const samples = {
  jpg: filled('\xff\xd8\xff\xe0'),
  png: filled('\x89PNG\r\n\x1a\n'),
  webp: filled('RIFF\x20\0\0\0WEBPVP8 '),
  pdf: filled('%PDF-1.4\n'),
  docx: zipOf({ [types]: '<Types/>', 'word/document.xml': '<document/>' }),
  xlsx: zipOf({ [types]: '<Types/>', 'xl/workbook.xml': '<workbook/>' }),
};

/** Of a kind that only projects take in. */
export const video = filled('\0\0\0\x20ftypisom');
