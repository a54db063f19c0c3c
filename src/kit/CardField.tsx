import { card, cardKind, passesLuhn, type CardKind } from '../lib/bankDetails';
import { IdentifierField, type IdentifierFieldProps } from './IdentifierField';

/** The names the systems go by; the same in every language. */
const names: Readonly<Record<CardKind, string>> = { uzcard: 'Uzcard', humo: 'Humo' };

const nameOf = (value: string): string | undefined => {
  const kind = cardKind(value);
  return kind && names[kind];
};

/** A card number; beside it whose card it is. Never kept in a draft. */
export function CardField(props: IdentifierFieldProps) {
  return (
    <IdentifierField
      {...props}
      kind={{
        identifier: card,
        width: 'long',
        isPersonal: true,
        warn: (value) => (passesLuhn(value) ? undefined : 'card.luhn'),
        suffix: nameOf,
      }}
    />
  );
}
