import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import {
  useCreatePosAgentMutation,
  useGetPosAgentQuery,
  useUpdatePosAgentMutation,
  type PosAgent,
} from '../../api/payment/sellers';
import { MissingRecord } from '../../kit/detail/DetailPage';
import { DetailSkeleton } from '../../kit/feedback/skeletons';
import { FormPage } from '../../kit/form/FormPage';
import { usePanelForm } from '../../kit/form/usePanelForm';
import { useScreen, useScreenTitle } from '../../kit/state/screen';
import { FieldGroup } from '../../kit/form/FieldGroup';
import { missingRight } from '../../parts/missingRight';
import { useCan } from '../../session/can';
import { addressOf, listOf, rightOf } from './places';
import { m } from './messages';
import { emptyValues, madeOf, sentOf, valuesOf, type Kind, type PosAgentValues } from './posAgentForm';
import { PosAgentFields } from './PosAgentFields';
import { TemporaryPassword } from './TemporaryPassword';

/** By field, with the code of what is wrong where it is written otherwise. */
const patterns: Readonly<Record<string, readonly [pattern: RegExp, code: string]>> = {
  username: [/^[a-z0-9._-]{3,50}$/, 'wrong_username'],
  swift: [/^$|^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'wrong_swift'],
  email: [/^$|^[^\s@]+@[^\s@]+$/, 'email'],
};
/** How a user name, a SWIFT and an address of mail are written. */
const schema = v.pipe(
  v.custom<PosAgentValues>((value) => typeof value === 'object' && value !== null),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    for (const [key, [pattern, message]] of Object.entries(patterns))
      if (typeof value[key] === 'string' && !pattern.test(value[key]))
        addIssue({
          message,
          path: [{ type: 'object', origin: 'value', input: value, key, value: value[key] }],
        });
  }),
);
const texts = { wrong_username: m.wrongUsername, wrong_swift: m.wrongSwift };

/** The form of a new seller or agent; the password of a seller is shown before it leads on. */
export function NewPosAgent({ kind }: { kind: Kind }) {
  const navigate = useNavigate();
  const { title } = useScreen();
  const permission = `${rightOf[kind]}.add` as const;
  const mayAdd = useCan()(permission);
  const [create, { data: made }] = useCreatePosAgentMutation();
  const [isShown, setShown] = useState(false);
  const form = usePanelForm({ id: `newPosAgent:${kind}`, values: emptyValues[kind], schema, texts });
  if (!mayAdd) return <MissingRecord failure={missingRight(permission)} />;
  const leave = () => navigate(made ? addressOf(made) : listOf(kind), { replace: true });
  if (isShown && made?.password) return <TemporaryPassword password={made.password} onClose={leave} />;
  return (
    <FormPage
      title={title}
      form={form}
      submit={kind === 'seller' ? m.addSeller : m.addAgent}
      done={m.wasAdded}
      onClose={() => (made?.password ? setShown(true) : leave())}
      onSubmit={(values) => create({ body: madeOf(kind, values) }).unwrap()}
    >
      <FieldGroup>
        <PosAgentFields kind={kind} />
      </FieldGroup>
    </FormPage>
  );
}

/** The form of a seller or an agent that is there. */
export function EditPosAgent({ kind, id }: { kind: Kind; id: number }) {
  const { title } = useScreen();
  const permission = `${rightOf[kind]}.update` as const;
  const mayEdit = useCan()(permission);
  const { item, failure, retry } = useRecordQuery(useGetPosAgentQuery(mayEdit ? { branch: 0, id } : skipToken), id);
  if (!mayEdit) return <MissingRecord failure={missingRight(permission)} />;
  if (item === undefined)
    return failure ? <MissingRecord failure={failure} retry={retry} /> : <DetailSkeleton title={title} />;
  return <Form key={id} record={item} />;
}

function Form({ record }: { record: PosAgent }) {
  const navigate = useNavigate();
  const [update] = useUpdatePosAgentMutation();
  useScreenTitle(record.name);
  const { id, version: seen, kind } = record;
  const form = usePanelForm({
    ...{ id: `editPosAgent:${id}`, version: seen, values: valuesOf(record), fromRecord: valuesOf, schema, texts },
  });
  return (
    <FormPage
      title={record.name}
      form={form}
      done={m.wasSaved}
      onClose={() => navigate(addressOf(record), { replace: true })}
      onSubmit={async (_, { changed, version = seen }) => {
        const body = sentOf(changed);
        if (Object.keys(body).length > 0) await update({ 'If-Match': version, body: { id, ...body } }).unwrap();
      }}
    >
      <FieldGroup>
        <PosAgentFields kind={kind} record={record} />
      </FieldGroup>
    </FormPage>
  );
}
