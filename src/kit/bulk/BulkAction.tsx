import { Button } from '@fluentui/react-components';
import type { FluentIcon } from '@fluentui/react-icons';
import { Suspense, useMemo, useState, type ComponentType } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Can, useCan } from '../../session/can';
import { KeyHint } from '../actions/KeyHint';
import { usePickedCount } from '../actions/usePickedCount';
import { spokenKey, verbLetters, type Verb } from '../actions/verbKeys';
import { usePaletteCommands } from '../state/paletteCommands';
import { useShortcuts } from '../state/shortcuts';

/** What a question or a form about the picked rows is given. */
export interface BulkFormProps<Row> {
  rows: readonly Row[];
  onClose: () => void;
  /** The work has begun; what it does is told under the page. */
  onDone: () => void;
}

export interface BulkVerb<Row> {
  /** Of the command in the palette. */
  id: string;
  title: MessageDescriptor;
  /** On the button, where that has to be shorter than the command. */
  label?: MessageDescriptor;
  icon: FluentIcon;
  permission: string;
  /** What it is among the verbs that have a letter: with rows picked the letter does it to them. */
  verb?: Verb;
  /** Whether a row is one that it can be done to; it is offered while one of the picked rows is. */
  fits?: (row: Row) => boolean;
  /** The question or the form that opens, a `lazyComponent`. */
  Form: ComponentType<BulkFormProps<Row>>;
}

interface Props<Row> extends Omit<BulkVerb<Row>, 'fits'> {
  rows: readonly Row[];
  onDone: () => void;
}

/**
 * One thing that can be done to all picked rows, as a button over the table and in the palette.
 *
 *     const verifying = { id: 'tax.verifyPicked', title: m.verify, icon: …, permission: 'tax.enable', Form: VerifyTax };
 *     <DataTable bulkActions={(picked, clear) => <BulkAction {...verifying} rows={picked} onDone={clear} />} />
 */
export function BulkAction<Row>(props: Props<Row>) {
  const { id, title, label = title, icon: Icon, permission, verb, Form, rows, onDone } = props;
  const [isOpen, setOpen] = useState(false);
  const may = useCan()(permission);
  const letter = verb && verbLetters[verb];
  const key = `list.${id}`;
  useShortcuts(letter && may ? [{ id: key, title, scope: 'list', keys: [letter], run: () => setOpen(true) }] : []);
  const of = usePickedCount(rows.length);
  usePaletteCommands(
    useMemo(
      () => [{ id, title, icon: Icon, permission, of, shortcut: letter && key, run: () => setOpen(true) }],
      [id, title, Icon, permission, of, letter, key],
    ),
  );
  return (
    <Can do={permission}>
      <Button
        size="small"
        icon={<Icon aria-hidden />}
        aria-keyshortcuts={letter && spokenKey(letter)}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage {...label} />
        {letter && <KeyHint keys={letter} />}
      </Button>
      <Suspense>{isOpen && <Form rows={rows} onClose={() => setOpen(false)} onDone={onDone} />}</Suspense>
    </Can>
  );
}
