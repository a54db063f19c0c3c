import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { MessageDescriptor } from 'react-intl';
import { Drawer } from '../overlay/Drawer';
import { untyped, type PanelForm } from './usePanelForm';
import { FormBody } from './FormBody';
import { useFormSubmit, type FormContract } from './useFormSubmit';

interface Props<In extends FieldValues, Out extends FieldValues, Answer> extends FormContract<Out, Answer> {
  title: MessageDescriptor | string;
  /** Made by usePanelForm. */
  form: PanelForm<In, Out>;
  /** The verb of the button; "save" unless told. */
  submit?: MessageDescriptor | string;
  /** What leaves the form; "cancel" unless told, as where the verb cancels something itself. */
  no?: MessageDescriptor;
  /** `large` for two columns, `wide` for three columns of long texts. */
  size?: 'medium' | 'large' | 'wide';
  children: ReactNode;
}

/** What a decision says when it is done names what it was about, so that one of thirty a day is told from the others. */
type Named = { form: { isDecision: false } } | { done?: undefined } | { about: object };

/**
 * A form at the side of the record it belongs to. Draw it to open it.
 *
 *     <FormDrawer title={m.rejectTitle} form={form} done={m.rejected} onClose={onClose}
 *       onSubmit={(values) => decide({ id, body: { status: 'rejected', ...values } }).unwrap()}>
 *       <TextField name="comment" label={m.reason} multiline required />
 *     </FormDrawer>
 */
export function FormDrawer<In extends FieldValues, Out extends FieldValues, Answer>(
  props: Props<In, Out, Answer> & Named,
) {
  const { title, form, submit, no, size, children } = props;
  const work = useFormSubmit(form, props);
  return (
    <Drawer title={title} size={size} onClose={work.close}>
      <FormBody form={untyped(form)} work={work} submit={submit} no={no} isScrolled>
        {children}
      </FormBody>
      {work.guard.question}
    </Drawer>
  );
}
