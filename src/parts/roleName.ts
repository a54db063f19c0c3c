import { useCallback } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { labelText, type Label } from '../kit/form/labelText';

/** What the roles are called that every installation begins with; by their code, which stays what the services know. */
const names = defineMessages({
  administrator: { id: 'parts.role.administrator', defaultMessage: 'Директор' },
  director: { id: 'parts.role.director', defaultMessage: 'Исполнительный директор' },
  moderator: { id: 'parts.role.moderator', defaultMessage: 'Модератор' },
  kam: { id: 'parts.role.kam', defaultMessage: 'Менеджер по работе с партнёрами' },
  hunter: { id: 'parts.role.hunter', defaultMessage: 'Менеджер по привлечению партнёров' },
  accountant: { id: 'parts.role.accountant', defaultMessage: 'Бухгалтер' },
});
type Starter = keyof typeof names;

/**
 * A role as people call it: `administrator` is the Director (RBAC-09). A role that was made by hand is called what its
 * maker wrote.
 */
export function roleLabel(name: string): Label {
  const code = name.toLowerCase();
  return Object.hasOwn(names, code) ? names[code as Starter] : name;
}

/** What roles are called, in the language of the panel. */
export function useRoleName(): (name: string) => string {
  const intl = useIntl();
  return useCallback((name) => labelText(intl, roleLabel(name)), [intl]);
}

/** A role in a list of choices: what it is called, with its code, or what its maker said of it. */
export function useRoleLabel(): (role: { name: string; description: string }) => string {
  const nameOf = useRoleName();
  return useCallback(
    ({ name, description }) => {
      const called = nameOf(name);
      if (called !== name) return `${called} (${name})`;
      return description ? `${name} — ${description}` : name;
    },
    [nameOf],
  );
}
