import { render, screen } from '@testing-library/react';
import decodeQr from 'qr/decode.js';
import { QrPicture } from './QrPicture';

const scale = 8;

/** What a camera sees of it. */
function photo(picture: HTMLElement) {
  const size = Number(picture.getAttribute('viewBox')!.split(' ')[2]);
  const side = size * scale;
  const data = new Uint8Array(side * side * 3).fill(255);
  for (const [, x, y] of picture
    .querySelector('path')!
    .getAttribute('d')!
    .matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < scale; row++) {
      const at = ((Number(y) * scale + row) * side + Number(x) * scale) * 3;
      data.fill(0, at, at + scale * 3);
    }
  return { width: side, height: side, data };
}

it('says to a camera what it was given', () => {
  const text = 'otpauth://totp/Divan:moderator?issuer=Divan&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1';
  render(<QrPicture text={text} label="Ключ" />);
  expect(decodeQr(photo(screen.getByRole('img', { name: 'Ключ' })))).toBe(text);
});
