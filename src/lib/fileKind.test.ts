import { acceptOf, checkFile, documentKinds, imageKinds } from './fileKind';

const file = (name: string, ...parts: BlobPart[]) => new File(parts, name);
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
const jpg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const zip = new Uint8Array([0x50, 0x4b, 3, 4]);

describe('a chosen file', () => {
  it.each([
    ['a.png', png],
    ['a.JPG', jpg],
    ['a.jpeg', jpg],
    ['a.webp', new TextEncoder().encode('RIFF0000WEBPVP8 ')],
  ])('%s is a picture', async (name, bytes) => expect(await checkFile(file(name, bytes), imageKinds)).toBeUndefined());

  it.each([
    ['a.pdf', new TextEncoder().encode('%PDF-1.7')],
    ['a.docx', zip],
    ['a.xlsx', zip],
  ])('%s is a document', async (name, bytes) =>
    expect(await checkFile(file(name, bytes), documentKinds)).toBeUndefined(),
  );

  it.each([
    ['a page named a picture', file('a.jpg', '<html>')],
    ['a picture named as another', file('a.png', jpg)],
    ['a document among pictures', file('a.pdf', '%PDF-1.7')],
    ['an archive of no known name', file('a.zip', zip)],
    ['a name without an ending', file('picture', png)],
  ])('%s is refused', async (_, chosen) =>
    expect(await checkFile(chosen, imageKinds)).toBe('file.kind:jpg, png, webp'),
  );

  it('must hold something, and not too much', async () => {
    expect(await checkFile(file('a.png'), imageKinds)).toBe('file.empty');
    const large = new Uint8Array(10 * 1024 * 1024 + 1);
    large.set(png);
    expect(await checkFile(file('a.png', large), imageKinds)).toBe('file.size:10');
    // Within the limit of documents, and yet too large for the picture it is.
    expect(await checkFile(file('a.png', large), [...imageKinds, ...documentKinds])).toBe('file.size:10');
  });

  it('is looked for under its endings', () => expect(acceptOf(['jpg', 'pdf'])).toBe('.jpg,.jpeg,.pdf'));
});
