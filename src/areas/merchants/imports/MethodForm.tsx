import { useWatch } from 'react-hook-form';
import {
  useCreateImportMethodMutation,
  useUpdateImportMethodMutation,
  type ImportMethod,
  type ImportSchedule,
  type ImportType,
} from '../../../api/payment/merchantImports';
import { NumberField } from '../../../kit/fields/NumberField';
import { SecretField } from '../../../kit/fields/SecretField';
import { RadioField } from '../../../kit/fields/SelectField';
import { TextField } from '../../../kit/fields/TextField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { toFailure, type Failure } from '../../../lib/failure';
import { importSchedule, importType } from './importTerms';
import { m } from './messages';

interface Props {
  merchantId: number;
  method: ImportMethod;
  onClose: () => void;
}

const usualPort = 21;

/** The secrets of the record are never told: their fields begin empty, and stay as they are while they are. */
const valuesOf = ({ type, ftp, billz }: ImportMethod) => ({
  type: type ?? ('ftp' as ImportType),
  host: ftp?.host ?? '',
  port: ftp?.port ?? usualPort,
  login: ftp?.login ?? '',
  password: '',
  path: ftp?.path ?? '',
  schedule: ftp?.schedule ?? ('nightly' as ImportSchedule),
  shop_id: billz?.shop_id ?? '',
  token: '',
});
type Values = ReturnType<typeof valuesOf>;

const bodyOf = ({ type, password, token, shop_id, ...ftp }: Values) =>
  type === 'ftp'
    ? { type, ftp: { ...withoutEmpty(ftp), ...(password && { password }) } }
    : { type, billz: { shop_id, ...(token && { token }) } };
const withoutEmpty = ({
  host,
  port,
  login,
  path,
  schedule,
}: Omit<Values, 'type' | 'password' | 'token' | 'shop_id'>) => ({
  ...{ host, port, login, path, schedule },
});

/** The service names a field by the part that it stands in; the form has them side by side. */
function inForm(error: unknown): Failure {
  const failure = toFailure(error);
  const fields = Object.entries(failure.fields ?? {}).map(([name, code]) => [name.split('.').at(-1), code]);
  return { ...failure, ...(failure.fields && { fields: Object.fromEntries(fields) as Record<string, string> }) };
}

/** Where the goods are fetched from: a new method, or the one that is there. */
export function MethodForm({ merchantId, method, onClose }: Props) {
  const [create] = useCreateImportMethodMutation();
  const [update] = useUpdateImportMethodMutation();
  const isNew = method.type === null;
  const form = usePanelForm({
    id: `importMethod:${merchantId}`,
    version: method.version,
    values: valuesOf(method),
    fromRecord: valuesOf,
  });
  const type = useWatch({ control: form.control, name: 'type' });
  return (
    <FormDrawer
      title={isNew ? m.setUp : m.change}
      form={form}
      done={m.wasSet}
      onClose={onClose}
      onSubmit={async (values, { version = method.version }) => {
        const body = bodyOf(values);
        try {
          await (
            isNew ? create({ id: merchantId, body }) : update({ id: merchantId, 'If-Match': version, body })
          ).unwrap();
        } catch (error) {
          throw inForm(error);
        }
      }}
    >
      <RadioField name="type" label={m.source} options={importType.options} required />
      {type === 'ftp' ? <FtpFields isKept={method.type === 'ftp'} /> : <BillzFields isKept={method.type === 'billz'} />}
    </FormDrawer>
  );
}

function FtpFields({ isKept }: { isKept: boolean }) {
  return (
    <>
      <TextField name="host" label={m.host} help={m.hostHelp} maxLength={253} required />
      <NumberField name="port" label={m.port} min={1} max={65_535} required />
      <TextField name="login" label={m.login} maxLength={100} required />
      <SecretField
        name="password"
        label={m.password}
        stored={isKept ? m.secretKept : undefined}
        help={isKept ? m.passwordHelp : undefined}
        required
      />
      <TextField name="path" label={m.path} help={m.pathHelp} maxLength={300} required />
      <RadioField name="schedule" label={m.schedule} options={importSchedule.options} required />
    </>
  );
}

function BillzFields({ isKept }: { isKept: boolean }) {
  return (
    <>
      <TextField name="shop_id" label={m.shop} help={m.shopHelp} maxLength={100} required />
      <SecretField name="token" label={m.token} stored={isKept ? m.secretKept : undefined} required />
    </>
  );
}
