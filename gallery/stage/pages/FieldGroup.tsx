import { FieldColumns, FieldGroup } from '../../../src/kit/form/FieldGroup';
import { TextField } from '../../../src/kit/fields/TextField';
import { Fields } from '../fields';
import { titles } from '../samples';
import { State } from '../State';

export function Page() {
  return (
    <>
      <State name="Fields that belong together, under a title">
        <Fields values={{ name: 'Каримов Азиз', phone: '', comment: '' }}>
          <FieldGroup title={titles.name}>
            <FieldColumns>
              <TextField name="name" label={titles.name} required />
              <TextField name="phone" label={titles.phone} />
            </FieldColumns>
            <TextField name="comment" label={titles.manager} multiline />
          </FieldGroup>
        </Fields>
      </State>
      <State name="A form of one group">
        <Fields values={{ name: '' }}>
          <FieldGroup>
            <TextField name="name" label={titles.name} required />
          </FieldGroup>
        </Fields>
      </State>
    </>
  );
}
