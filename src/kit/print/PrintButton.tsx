import { Button, Spinner } from '@fluentui/react-components';
import { Print20Regular } from '@fluentui/react-icons';
import { useEffect, useMemo, useRef, useState } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useFormat } from '../../i18n/format';
import { toFailure } from '../../lib/failure';
import { session } from '../../session/slice';
import { labelText } from '../form/labelText';
import { lazyPart } from '../foundation/lazyPart';
import { whenIdle } from '../foundation/whenIdle';
import { notifyFailure } from '../state/notifications';
import { usePaletteCommands, type PaletteCommand } from '../state/paletteCommands';
import { useScreen } from '../state/screen';
import type { Paper, Stamp } from './paper';
import type { PrintMakers } from './printMakers';

const m = defineMessages({
  print: { id: 'kit.print.button', defaultMessage: 'Печать' },
  words: { id: 'kit.print.words', defaultMessage: 'распечатать принтер бумага pdf print bosma' },
});

const makers = lazyPart(async () => (await import('./printMakers')).printMakers, 'kit.export', 'kit.print');

/** What stands on the page and can be printed; the last one stands over the others. */
const standing: symbol[] = [];
function leave(own: symbol): void {
  const at = standing.indexOf(own);
  if (at >= 0) standing.splice(at, 1);
}

interface Props {
  /** What the palette calls it: the list, the record. */
  title: MessageDescriptor;
  /** A paper beside that of the whole screen: it is printed by its button, which says what, and never by the browser alone. */
  isAside?: boolean;
  /** Fetches what the paper needs and the screen has not. */
  prepare?: (makers: PrintMakers) => Promise<unknown>;
  /** Made of what is there now. */
  paper: (makers: PrintMakers) => Omit<Paper, 'title'> & { title?: string };
}

/** Prints a paper instead of the screen: by the button, by the palette, and when the browser is told to print. */
export function PrintButton({ title, isAside = false, prepare, paper }: Props) {
  const intl = useIntl();
  const format = useFormat();
  const dispatch = useDispatch();
  const screen = useScreen();
  const name = useSelector(session.selectors.user)?.name ?? '';
  const [isBusy, setBusy] = useState(false);
  const [own] = useState(() => Symbol('paper'));

  const put = (made: PrintMakers): (() => void) => {
    const stamp: Stamp = {
      // The window names the record, the section and the product.
      product: document.title,
      language: intl.locale,
      printed: intl.formatMessage(made.words.printed, { name, at: format.dateTime(new Date().toISOString()) }),
      signatures: [made.words.made, made.words.checked, made.words.approved].map((who) => intl.formatMessage(who)),
    };
    return made.putPaper({ title: screen.title, ...paper(made) }, stamp);
  };
  const print = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      const made = await makers.load();
      await prepare?.(made);
      if (isAside) standing.push(own);
      // The browser tells of its printing, and the paper is put then: see below.
      window.print();
    } catch (error) {
      dispatch(notifyFailure(toFailure(error)));
    }
    if (isAside) leave(own);
    setBusy(false);
  };

  const latest = useRef({ put, print });
  useEffect(() => {
    latest.current = { put, print };
  });
  useEffect(() => whenIdle(() => void makers.load().catch(() => undefined)), []);
  useEffect(() => {
    if (!isAside) standing.push(own);
    let take: (() => void) | undefined;
    const before = (): void => {
      const made = makers.loaded();
      if (made && standing.at(-1) === own) take ??= latest.current.put(made);
    };
    const after = (): void => {
      take?.();
      take = undefined;
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      after();
      leave(own);
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, [isAside, own]);
  usePaletteCommands(
    useMemo(
      (): PaletteCommand[] => [
        {
          ...{ id: String(title.id), title, keywords: m.words, icon: Print20Regular },
          run: () => void latest.current.print(),
        },
      ],
      [title],
    ),
  );
  const label = labelText(intl, isAside ? title : m.print);
  return (
    <Button
      appearance="subtle"
      icon={isBusy ? <Spinner size="extra-tiny" aria-hidden /> : <Print20Regular aria-hidden />}
      aria-label={label}
      title={label}
      disabledFocusable={isBusy}
      onClick={() => void print()}
    >
      {isAside ? label : undefined}
    </Button>
  );
}
