import type { Mask } from './MaskedInput';

const gap = '\u00a0';

/** Digits in threes with a sign and one comma or point, whichever the language writes. */
export function numberMask(point: ',' | '.', allowsMinus: boolean): Mask {
  return {
    inputMode: 'decimal',
    isOwn: (character) => /[\d.,-]/.test(character),
    format: (text) => {
      const bare = text
        .normalize('NFKC')
        .replace(/\u2212/g, '-')
        .replace(/[^\d.,-]/g, '');
      // 1,250,000.50 and 1.250.000,50: only the last mark can part the fraction, and a mark used twice parts thousands.
      const at = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'));
      const mark = bare.charAt(at);
      const parts = at >= 0 && bare.indexOf(mark) === at;
      const whole = (parts ? bare.slice(0, at) : bare).replace(/\D/g, '');
      const fraction = parts ? point + bare.slice(at + 1).replace(/\D/g, '') : '';
      const sign = allowsMinus && bare.startsWith('-') ? '-' : '';
      return sign + whole.replace(/\B(?=(\d{3})+$)/g, gap) + fraction;
    },
  };
}

/** The number of a text as the mask writes it, with a point and nothing between the digits. */
export const bareNumber = (text: string): string => text.replace(/\s/g, '').replace(',', '.');
