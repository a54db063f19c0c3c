import { useWatch } from 'react-hook-form';
import type { BannerAction } from '../../../api/payment/banners';
import { SelectField } from '../../../kit/fields/SelectField';
import { TextField } from '../../../kit/fields/TextField';
import { useDependentField } from '../../../kit/form/useDependentField';
import { useFormAround } from '../../../kit/form/usePanelForm';
import { PressRecordField } from '../../../parts/press/PressRecordField';
import { bannerAction } from './bannerTerms';
import { m } from './messages';

interface Named {
  id: number;
  name: string;
}

/** Where a press leads: to nothing, to an address, or to a record, which whoever may not list its kind names by its number. */
export function PressFields({ own = null }: { own?: Named | null }) {
  const { control, formState } = useFormAround();
  const kind = useWatch({ control, name: 'action_type' }) as BannerAction;
  useDependentField('action_value', 'action_type');
  return (
    <>
      <SelectField name="action_type" label={m.press} options={bannerAction.options} required />
      {kind !== 'none' && (
        <PressValue key={kind} kind={kind} own={kind === formState.defaultValues?.['action_type'] ? own : null} />
      )}
    </>
  );
}

function PressValue({ kind, own }: { kind: Exclude<BannerAction, 'none'>; own: Named | null }) {
  if (kind === 'link')
    return <TextField name="action_value" label={m.value} help={m.valueHelp} maxLength={500} required />;
  return <PressRecordField kind={kind} label={m.value} numberLabel={m.recordNumber} own={own} />;
}
