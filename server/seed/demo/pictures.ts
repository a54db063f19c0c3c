import { deflateSync } from 'node:zlib';

type Colour = [red: number, green: number, blue: number];
export type Painter = (x: number, y: number) => Colour;

const crcTable = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = crcTable[(value ^ byte) & 0xff]! ^ (value >>> 8); // the index has eight bits
  return (value ^ 0xffffffff) >>> 0;
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** A PNG of eight bits a colour, painted point by point. */
export function png(width: number, height: number, paint: Painter): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const lines = Buffer.alloc(height * (width * 3 + 1));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) lines.set(paint(x, y), y * (width * 3 + 1) + 1 + x * 3);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const inCircle = (x: number, y: number, atX: number, atY: number, radius: number) =>
  (x - atX) ** 2 + (y - atY) ** 2 < radius ** 2;
export const inBox = (x: number, y: number, left: number, top: number, width: number, height: number) =>
  x >= left && y >= top && x < left + width && y < top + height;

/** Head and shoulders before a wall, 240 × 320. */
export function portrait(wall: Colour, clothes: Colour, hasLongHair = false): Painter {
  return (x, y) => {
    if (inCircle(x, y, 120, 118, 52)) return y < 88 ? [58, 44, 38] : [226, 186, 156];
    if (inCircle(x, y, 120, 112, 60)) return [58, 44, 38];
    if (hasLongHair && y > 112 && y < 226 && Math.abs(x - 120) > 26 && Math.abs(x - 120) < 60) return [58, 44, 38];
    if (inCircle(x, y, 120, 300, 104) || inBox(x, y, 102, 160, 36, 50)) return y < 196 ? [214, 172, 142] : clothes;
    return wall.map((part) => part - Math.floor(y / 16)) as Colour;
  };
}

/** An open page with the picture of somebody and lines of writing, 480 × 320. */
export function page(
  paper: Colour,
  ink: Colour,
  withPicture: boolean,
  face = portrait([208, 220, 230], [64, 82, 120]),
): Painter {
  return (x, y) => {
    if (!inBox(x, y, 12, 12, 456, 296)) return [70, 76, 84];
    if (withPicture && inBox(x, y, 32, 56, 120, 160)) return face((x - 32) * 2, (y - 56) * 2);
    if (!withPicture && inCircle(x, y, 380, 240, 44) && !inCircle(x, y, 380, 240, 38)) return [52, 84, 168];
    const left = withPicture ? 176 : 36;
    const line = Math.floor((y - 60) / 22);
    const written = y >= 60 && line < 9 && (y - 60) % 22 < 7 && x >= left && x < 440 - ((line * 53) % 140);
    if (written || (y > 250 && withPicture && (y - 250) % 20 < 8 && x > 32 && x < 448)) return ink;
    return paper;
  };
}

/** A passport before the face. */
export function withPassport(person: Painter, document = page([236, 226, 208], [96, 88, 80], true)): Painter {
  return (x, y) => (inBox(x, y, 30, 220, 150, 100) ? document((x - 30) * 3.2, (y - 220) * 3.2) : person(x, y));
}

const person = portrait([196, 214, 220], [52, 72, 96]);

/** One picture of each kind, made once and shared by all investors of the seed. */
export const pictures = {
  passport: () => png(480, 320, page([236, 226, 208], [96, 88, 80], true)),
  selfie: () => png(240, 320, withPassport(person)),
  registration: () => png(480, 320, page([244, 244, 238], [110, 110, 116], false)),
  profile: () => png(240, 320, person),
};

/** A sheet with one line of Latin text: the smallest PDF that readers open. */
export function pdf(text: string): Buffer {
  const words = `BT /F1 18 Tf 72 760 Td (${text.replace(/[()\\]/g, '')}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${words.length} >>\nstream\n${words}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(`${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}`, 'latin1');
}
