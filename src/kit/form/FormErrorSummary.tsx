import { Link, mergeClasses } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { get, useFormState } from 'react-hook-form';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import type { Failure } from '../../lib/failure';
import { FailureBar } from '../feedback/FailureBar';
import { fieldErrorText } from './fieldErrorText';
import { labelText } from './labelText';
import { fieldOf, labelOf, useFormAround } from './usePanelForm';
import { useNoteStyles } from '../foundation/styles';

const count = defineMessage<{ count: number }>({
  id: 'kit.form.problems',
  defaultMessage:
    '{count, plural, one {Исправьте {count} поле} few {Исправьте {count} поля} many {Исправьте {count} полей} other {Исправьте {count} поля}}',
});
const line = defineMessage<{ field: string; problem: string }>({
  id: 'kit.form.problem',
  defaultMessage: '{field}: {problem}',
});

interface Problem {
  name: string;
  text: string;
  isOnScreen: boolean;
}

interface Props {
  failure: Failure | undefined;
  /** The person goes on to the next record. */
  onFollow?: () => void;
}

/** What is wrong that no field shows, or that more than one field shows: from the second on, a list with links. */
export function FormErrorSummary({ failure, onFollow }: Props) {
  const note = useNoteStyles();
  const intl = useIntl();
  const form = useFormAround();
  const { errors, submitCount } = useFormState({ control: form.control });

  const describe = (name: string, code: string): Problem => {
    const { message, values } = fieldErrorText(code, form.texts);
    const field = form.fields.get(name);
    const problem = intl.formatMessage(message, values);
    const label = field?.label ?? labelOf(form, name);
    const title = label ? labelText(intl, label) : name;
    const isOfForm = name === 'root';
    return {
      name,
      text: isOfForm ? problem : intl.formatMessage(line, { field: title, problem }),
      isOnScreen: field?.isHidden === false,
    };
  };
  const wrong = [...new Set([...form.fields.keys(), ...Object.keys(errors)])].flatMap((name) => {
    const code: unknown = get(errors, `${name}.message`);
    return typeof code === 'string' ? [describe(name, code)] : [];
  });
  // The server named fields that do not stand on the screen.
  for (const [name, code] of Object.entries(failure?.fields ?? {})) {
    const isListed = wrong.some((problem) => problem.name === name);
    if (fieldOf(form, name) === undefined && !isListed) wrong.push(describe(name, code));
  }
  const isSummary = submitCount > 0 && (wrong.length > 1 || wrong.some((problem) => !problem.isOnScreen));
  const isOutOfSight = isSummary && wrong.some((problem) => !problem.isOnScreen);
  const isFieldsOnly = failure?.fields !== undefined && wrong.length > 0;

  // No field can lead there: the summary does, each time that the form was sent for nothing, and not while something is typed afterwards.
  const summary = useRef<HTMLDivElement>(null);
  const lead = useRef(() => {});
  useEffect(() => {
    lead.current = () => {
      if (isOutOfSight) summary.current?.focus();
    };
  });
  useEffect(() => lead.current(), [failure, submitCount]);

  return (
    <>
      {failure && !isFieldsOnly && <FailureBar failure={failure} statusWords={form.statusWords} onFollow={onFollow} />}
      {isSummary && (
        <div
          ref={summary}
          tabIndex={-1}
          role="group"
          aria-labelledby={`${form.domId}-problems`}
          className={mergeClasses(note.root, note.danger)}
        >
          <p id={`${form.domId}-problems`} className={note.title}>
            <FormattedMessage {...count} values={{ count: wrong.length }} />
          </p>
          <ul className={note.list}>
            {wrong.map(({ name, text, isOnScreen }) => (
              <li key={name}>
                {isOnScreen ? (
                  <Link as="button" type="button" className={note.link} onClick={() => form.setFocus(name)}>
                    {text}
                  </Link>
                ) : (
                  <span role="alert">{text}</span>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
