/**
 * Why the signing program did not do what it was asked. `absent`: nobody answers at its address. `blocked`: the browser
 * does not let the page reach this computer. `silent`: no reply in time. `malformed`: a reply that is none. `domain` and
 * `old`: the program refuses the page, or is too old. `wrongPassword`, `cancelled`: at the password window. `refused`:
 * anything else, in the words of the program.
 */
export type EimzoReason =
  'absent' | 'blocked' | 'silent' | 'malformed' | 'domain' | 'old' | 'wrongPassword' | 'cancelled' | 'refused';

export class EimzoFault extends Error {
  constructor(
    readonly reason: EimzoReason,
    /** The program's own words; plain text only. */
    readonly detail = '',
  ) {
    super(`E-Imzo: ${reason} ${detail}`.trim());
  }
}

/** The reasons that stand in the words of the program. */
export function faultOf(words: string): EimzoFault {
  if (words.includes('BadPaddingException')) return new EimzoFault('wrongPassword', words);
  if (/Ввод пароля отмен[её]н/i.test(words)) return new EimzoFault('cancelled', words);
  return new EimzoFault('refused', words);
}
