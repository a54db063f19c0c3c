import { Button, FieldContextProvider, makeStyles, Textarea, tokens } from '@fluentui/react-components';
import {
  Link20Regular,
  TextBold20Regular,
  TextBulletList20Regular,
  TextHeader320Regular,
  TextItalic20Regular,
  TextNumberListLtr20Regular,
} from '@fluentui/react-icons';
import {
  memo,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
} from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { FieldFrame } from '../../../kit/fields/FieldFrame';
import { labelText } from '../../../kit/form/labelText';
import { useField, type FieldProps } from '../../../kit/form/useField';
import { hasCommandKey } from '../../../kit/state/keyTargets';
import { longestRich, readRich, richHtml, richWords } from '../../../lib/richText';
import { linked, marked, pasted, type MarkName, type Selected } from './marks';
import { LinkTo } from './LinkTo';
import { m, toolsOf } from './messages';
import { RichText } from './RichText';

const useStyles = makeStyles({
  tools: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXXS,
    marginBottom: tokens.spacingVerticalXS,
  },
  text: {
    '& textarea': { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200, maxHeight: 'none' },
  },
  preview: {
    boxSizing: 'border-box',
    marginTop: tokens.spacingVerticalS,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    maxHeight: '280px',
    overflowY: 'auto',
  },
  label: { display: 'block', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

const tools: readonly { name: MarkName; label: MessageDescriptor; icon: typeof Link20Regular; code?: string }[] = [
  { name: 'b', label: m.bold, icon: TextBold20Regular, code: 'KeyB' },
  { name: 'i', label: m.italic, icon: TextItalic20Regular, code: 'KeyI' },
  { name: 'h3', label: m.heading, icon: TextHeader320Regular },
  { name: 'ul', label: m.bullets, icon: TextBulletList20Regular },
  { name: 'ol', label: m.numbers, icon: TextNumberListLtr20Regular },
];

/**
 * A text with marks: a field of letters, buttons that set what is selected in a mark, and below it how it will look. What an office
 * program has copied comes in with the marks that are allowed, and nothing else of it.
 */
export function RichTextField({ name, label, required, help, disabled }: FieldProps) {
  const styles = useStyles();
  const intl = useIntl();
  const previewId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  /** What is to be selected once the new text is there. */
  const [next, setNext] = useState<Selected>();
  const [isLinking, setLinking] = useState(false);
  const field = useField(name, {
    label,
    required,
    disabled,
    draft: 'free',
    show: (value) => richWords(readRich(String(value), 'typed')),
    check: (value) => {
      const html = richHtml(readRich(String(value), 'typed'));
      if (html.length > longestRich) return `longest:${longestRich}`;
      return required && html === '' ? 'required' : undefined;
    },
  });
  const text = String(field.value ?? '');
  const shown = useDeferredValue(text);

  useLayoutEffect(() => {
    if (next === undefined || area.current?.value !== next.text) return;
    area.current.focus();
    area.current.setSelectionRange(next.from, next.to);
  }, [next]);

  const selected = (): Selected => ({
    text,
    from: area.current?.selectionStart ?? text.length,
    to: area.current?.selectionEnd ?? text.length,
  });
  const write = (now: Selected) => {
    field.set(now.text);
    setNext(now);
  };
  const paste = (event: ClipboardEvent) => {
    const html = event.clipboardData.getData('text/html');
    if (html === '') return;
    event.preventDefault();
    write(pasted(selected(), html));
  };
  const press = (event: KeyboardEvent) => {
    if (!hasCommandKey(event) || event.altKey || event.shiftKey) return;
    const tool = tools.find(({ code }) => code === event.code);
    if (tool === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    write(marked(selected(), tool.name));
  };
  return (
    <FieldFrame field={field} label={label} required={required} help={help} width="full">
      <div
        role="group"
        aria-label={intl.formatMessage(toolsOf, { label: labelText(intl, label) })}
        className={styles.tools}
      >
        {tools.map((tool) => (
          <Button
            key={tool.name}
            size="small"
            appearance="subtle"
            icon={<tool.icon aria-hidden />}
            title={intl.formatMessage(tool.label)}
            aria-label={intl.formatMessage(tool.label)}
            disabled={disabled}
            onClick={() => write(marked(selected(), tool.name))}
          />
        ))}
        <Button
          size="small"
          appearance="subtle"
          icon={<Link20Regular aria-hidden />}
          title={intl.formatMessage(m.link)}
          aria-label={intl.formatMessage(m.link)}
          aria-expanded={isLinking}
          disabled={disabled}
          onClick={() => setLinking(!isLinking)}
        />
      </div>
      {isLinking && (
        // The name of the field around is that of the text, and not of the address.
        <FieldContextProvider value={undefined}>
          <LinkTo
            put={(address) => {
              const now = linked(selected(), address);
              if (now === undefined) return false;
              setLinking(false);
              write(now);
              return true;
            }}
            onClose={() => {
              setLinking(false);
              area.current?.focus();
            }}
          />
        </FieldContextProvider>
      )}
      <Textarea
        id={field.id}
        name={name}
        className={styles.text}
        ref={(element) => {
          area.current = element;
          field.ref(element);
        }}
        value={text}
        rows={10}
        resize="vertical"
        disabled={disabled}
        onChange={(_, change) => field.set(change.value)}
        onPaste={paste}
        onKeyDown={press}
        onBlur={field.leave}
      />
      <div className={styles.preview} role="group" aria-labelledby={previewId}>
        <span id={previewId} className={styles.label}>
          <FormattedMessage {...m.looks} />
        </span>
        <Looks text={shown} />
      </div>
    </FieldFrame>
  );
}

/** How the text will look: read and drawn anew when it has changed, which is after the letter that changed it. */
const Looks = memo(function Looks({ text }: { text: string }) {
  const nodes = readRich(text, 'typed');
  return nodes.length > 0 && <RichText of={nodes} />;
});
