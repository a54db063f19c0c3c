import { defineMessages } from 'react-intl';
import type { ShortcutScope } from '../../kit/state/shortcuts';

/** Where a key works, as the two helps call it. */
export const scopeNames = defineMessages({
  go: { id: 'shell.keys.go', defaultMessage: 'Перейти в раздел' },
  frame: { id: 'shell.keys.frame', defaultMessage: 'Везде' },
  list: { id: 'shell.keys.list', defaultMessage: 'В таблице' },
  card: { id: 'shell.keys.card', defaultMessage: 'На этой странице' },
  dialog: { id: 'shell.keys.dialog', defaultMessage: 'В окне' },
}) satisfies Record<ShortcutScope, unknown>;
