import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { heading } from '../foundation/styles';
import { untyped, type PanelForm } from './usePanelForm';
import { FormBody } from './FormBody';
import { useFormSubmit, type FormContract } from './useFormSubmit';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    minHeight: '100%',
    maxWidth: '1440px',
    margin: '0 auto',
  },
  title: {
    ...heading,
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXXL} 0`,
  },
});

interface Props<In extends FieldValues, Out extends FieldValues, Answer> extends FormContract<Out, Answer> {
  title: MessageDescriptor | string;
  /** Made by usePanelForm. */
  form: PanelForm<In, Out>;
  /** The verb of the button; "save" unless told. */
  submit?: MessageDescriptor | string;
  children: ReactNode;
}

/** A long form as a page of its own; the buttons stay in view. `onClose` leads away, after saving and after giving up. */
export function FormPage<In extends FieldValues, Out extends FieldValues, Answer>(props: Props<In, Out, Answer>) {
  const styles = useStyles();
  const intl = useIntl();
  const { title, form, submit, children } = props;
  const work = useFormSubmit(form, props);
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>{typeof title === 'string' ? title : intl.formatMessage(title)}</h1>
      <FormBody form={untyped(form)} work={work} submit={submit}>
        {children}
      </FormBody>
      {work.guard.question}
    </div>
  );
}
