import { makeStyles, tokens } from '@fluentui/react-components';
import { Add20Regular, Delete20Regular, Edit20Regular } from '@fluentui/react-icons';
import { Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  useRemoveModelAttributeMutation,
  type ModelAttribute,
  type ModelDetail,
} from '../../../api/marketplace/models';
import { useFormat } from '../../../i18n/format';
import { t } from '../../../i18n/terms';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { ConfirmDelete } from '../../../kit/actions/ConfirmAction';
import { Section } from '../../../kit/detail/Section';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { useDialogParam, useDialogRecord } from '../../../kit/url/useDialogParam';
import type { Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { rowsOf } from '../../../lib/rows';
import { ActionRow } from '../../../parts/ActionRow';
import { Can, useCan } from '../../../session/can';
import { m } from './messages';

const dialogs = ['attribute', 'newAttribute'] as const;

const AttributeForm = lazyComponent(async () => (await import('./attributeForm')).AttributeForm);

const useStyles = makeStyles({
  values: { display: 'flex', flexWrap: 'wrap', gap: `0 ${tokens.spacingHorizontalM}` },
  value: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  swatch: {
    width: '14px',
    height: '14px',
    borderRadius: tokens.borderRadiusCircular,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
  },
  missing: { color: tokens.colorStatusWarningForeground1 },
});

function Said({ attribute }: { attribute: ModelAttribute }) {
  const styles = useStyles();
  const format = useFormat();
  const { values, text, number, flag, unit } = attribute;
  if (!attribute.is_filled)
    return (
      <span className={styles.missing}>
        <FormattedMessage {...m.notFilled} />
      </span>
    );
  if (text !== null) return text;
  if (number !== null) return `${format.number(number)}${unit === null ? '' : ` ${unit}`}`;
  if (flag !== null) return <FormattedMessage {...(flag ? t.yes : t.no)} />;
  return (
    <span className={styles.values}>
      {values.map(({ id, value, color }) => (
        <span key={id} className={styles.value}>
          {color !== null && <span className={styles.swatch} style={{ backgroundColor: color }} />}
          {value}
        </span>
      ))}
    </span>
  );
}

const columns: Column<ModelAttribute>[] = [
  { id: 'name', title: m.attribute, value: (row) => row.name, important: true, width: 220 },
  {
    id: 'value',
    title: m.value,
    value: (row) => row.text ?? row.number ?? row.flag ?? row.values.map(({ value }) => value).join(', '),
    cell: (row) => <Said attribute={row} />,
    important: true,
  },
];

/** What describes a model, and what of it is still to be filled in. */
export function ModelAttributes({ model }: { model: ModelDetail }) {
  const mayChange = useCan()('catalog.update');
  const { dialog, open, close } = useDialogParam(dialogs);
  const shown = useDialogRecord(
    dialog,
    model.attributes.find((row) => dialog?.name === 'attribute' && String(row.attribute_id) === dialog.of),
  );
  const [asked, setAsked] = useState<ModelAttribute>();
  const [remove] = useRemoveModelAttributeMutation();
  return (
    <Section id="attributes" title={m.attributes}>
      <Can do="catalog.update">
        <ActionRow>
          <Action label={m.addAttribute} icon={Add20Regular} onSelect={() => open('newAttribute')} />
        </ActionRow>
      </Can>
      <DataTable
        rows={rowsOf(model.attributes)}
        columns={columns}
        empty={m.noneOfAttributes}
        label={m.attributes}
        rowActions={
          mayChange
            ? (row) => (
                <ActionMenu>
                  <Action
                    label={m.setAttribute}
                    icon={Edit20Regular}
                    onSelect={() => open('attribute', row.attribute_id)}
                  />
                  <Action label={t.remove} icon={Delete20Regular} tone="danger" onSelect={() => setAsked(row)} />
                </ActionMenu>
              )
            : undefined
        }
      />
      <Suspense>
        {dialog?.name === 'newAttribute' && mayChange && <AttributeForm model={model} onClose={close} />}
        {shown && mayChange && <AttributeForm key={shown.id} model={model} attribute={shown} onClose={close} />}
      </Suspense>
      {asked && (
        <ConfirmDelete
          run={() => remove({ id: asked.id }).unwrap()}
          done={t.removed}
          onClose={() => setAsked(undefined)}
        >
          {asked.name}
        </ConfirmDelete>
      )}
    </Section>
  );
}
