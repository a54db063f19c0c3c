import { RetypeField } from '../../../src/kit/money/RetypeField';
import { Fields } from '../fields';
import { State } from '../State';

export function Page() {
  return (
    <State name="RetypeField">
      <Fields values={{ again: '' }} isChecked>
        <RetypeField name="again" amount="60000000.00" />
      </Fields>
    </State>
  );
}
