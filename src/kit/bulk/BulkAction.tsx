import { Button } from '@fluentui/react-components';
import type { FluentIcon } from '@fluentui/react-icons';
import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { defineMessage, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useFormat } from '../../i18n/format';
import { Can } from '../../session/can';
import { usePaletteCommands } from '../state/paletteCommands';

const picked = defineMessage<{ count: string }>({ id: 'kit.actions.picked', defaultMessage: 'Выбрано: {count}' });

interface Props {
  /** Of the command in the palette. */
  id: string;
  title: MessageDescriptor;
  /** On the button, where that has to be shorter than the command. */
  label?: MessageDescriptor;
  icon: FluentIcon;
  permission: string;
  /** How many rows are picked. */
  count: number;
  /** The question or the form that opens, a `lazyComponent`. */
  children: (close: () => void) => ReactNode;
}

/**
 * One thing that can be done to all picked rows, as a button over the table and in the palette.
 *
 *     <BulkAction id="tax.verifyPicked" title={m.verify} icon={…} permission="tax.enable" count={rows.length}>
 *       {(close) => <VerifyTax rows={rows} onClose={close} onDone={clear} />}
 *     </BulkAction>
 */
export function BulkAction({ id, title, label = title, icon: Icon, permission, count, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const intl = useIntl();
  const of = intl.formatMessage(picked, { count: useFormat().number(count) });
  usePaletteCommands(
    useMemo(
      () => [{ id, title, icon: Icon, permission, of, run: () => setOpen(true) }],
      [id, title, Icon, permission, of],
    ),
  );
  return (
    <Can do={permission}>
      <Button size="small" icon={<Icon aria-hidden />} onClick={() => setOpen(true)}>
        <FormattedMessage {...label} />
      </Button>
      <Suspense>{isOpen && children(() => setOpen(false))}</Suspense>
    </Can>
  );
}
