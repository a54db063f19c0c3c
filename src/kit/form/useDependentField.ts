import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormAround } from './usePanelForm';

/**
 * Empties the text field `name`, whose value was chosen for that of the field `of` (a district of its region), when
 * `of` becomes another. Values that came together, from a draft or a colleague's newer record, belong together and stay.
 */
export function useDependentField(name: string, of: string): void {
  const { control, setValue } = useFormAround();
  const [own, first] = useWatch({ control, name: [name, of] }) as [unknown, unknown];
  const before = useRef({ own, first });
  useEffect(() => {
    const was = before.current;
    before.current = { own, first };
    if (was.first === first || was.own !== own || own === '') return;
    setValue(name, '', { shouldDirty: true });
  }, [name, setValue, own, first]);
}
