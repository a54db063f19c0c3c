/** Encodings that are made to cost whoever reads them, each of about so many bytes. */
const head = (tag: number, length: number): Buffer => {
  const bytes = Buffer.alloc(6);
  bytes.set([tag, 0x84]);
  bytes.writeUInt32BE(length, 2);
  return bytes;
};
const part = (tag: number, content: Buffer) => Buffer.concat([head(tag, content.length), content]);
const repeated = (text: string, size: number) => Buffer.alloc(size, Buffer.from(text, 'hex'));

export const hostileDer: Record<string, (size: number) => Buffer> = {
  'sequences in each other without an end': (size) => repeated('3080', size),
  'sequences in each other with their lengths': (size) =>
    Buffer.concat(Array.from({ length: size / 6 }, (_, depth) => head(0x30, size - 6 * (depth + 1)))),
  'a sequence of very many parts': (size) => part(0x30, repeated('0500', size)),
  'a text in very many pieces': (size) =>
    Buffer.concat([Buffer.from('2480', 'hex'), repeated('0400', size), Buffer.from('0000', 'hex')]),
  'a length beyond the end': (size) => Buffer.concat([head(0x30, 0x7fffffff), repeated('0500', size)]),
  'a length of very many digits': (size) => Buffer.concat([Buffer.from('30fe', 'hex'), repeated('ff', size)]),
  'a tag of very many digits': (size) => Buffer.concat([Buffer.from('1f', 'hex'), repeated('ff', size)]),
  'a name of an object of very many digits': (size) => part(0x06, repeated('ff', size)),
  'a number of very many digits': (size) => part(0x02, repeated('7f', size)),
};
