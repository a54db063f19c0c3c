import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDown20Regular, ArrowUp20Regular, Delete20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useRemoveAttributeValueMutation,
  useUpdateAttributeMutation,
  type AttributeDetail,
  type AttributeValue,
} from '../../../api/marketplace/attributes';
import { t } from '../../../i18n/terms';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { ConfirmDelete } from '../../../kit/actions/ConfirmAction';
import { Section } from '../../../kit/detail/Section';
import { RecordLink } from '../../../parts/RecordLink';
import { href } from '../../../routes/href';
import { useCan } from '../../../session/can';
import { m as catalogue, usedBy } from '../messages';
import { m } from './messages';
import { ValueChip } from './ValueChip';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: '40px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    ':last-child': { borderBottomStyle: 'none' },
  },
  place: {
    flexShrink: 0,
    minWidth: '2ch',
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'right',
  },
  value: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  none: { color: tokens.colorNeutralForeground3 },
});

/** What may be chosen, in its order; each value can be put elsewhere, and what no model uses taken away. */
export function AttributeValues({ attribute }: { attribute: AttributeDetail }) {
  const styles = useStyles();
  const mayChange = useCan()('catalog.update');
  const { values } = attribute;
  return (
    <Section id="values" title={m.values}>
      {values.length === 0 ? (
        <p className={styles.none}>
          <FormattedMessage {...m.noValues} />
        </p>
      ) : (
        <ol className={styles.list}>
          {values.map((value, at) => (
            <li key={value.id} className={styles.row}>
              <span className={styles.place} aria-hidden>
                {at + 1}
              </span>
              <span className={styles.value}>
                <ValueChip of={value} />
              </span>
              <ValueUses attribute={attribute} value={value} />
              {mayChange && <ValueActions attribute={attribute} value={value} at={at} />}
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

const usesOf = ({ used_values: used }: AttributeDetail, { id }: AttributeValue): number =>
  used.find((one) => one.id === id)?.models_count ?? 0;

/** Leads to the models that have the value. */
function ValueUses({ attribute, value }: { attribute: AttributeDetail; value: AttributeValue }) {
  const count = usesOf(attribute, value);
  if (count === 0) return null;
  const query = { attribute_id: String(attribute.id), value_id: String(value.id) };
  return (
    <RecordLink to={href('catalogue.models', {}, query)} permission="catalog.query">
      <FormattedMessage {...usedBy} values={{ count }} />
    </RecordLink>
  );
}

function ValueActions({ attribute, value, at }: { attribute: AttributeDetail; value: AttributeValue; at: number }) {
  const intl = useIntl();
  const [isAsking, setAsking] = useState(false);
  const [update] = useUpdateAttributeMutation();
  const [remove] = useRemoveAttributeValueMutation();
  const { id, version, values } = attribute;
  const uses = usesOf(attribute, value);
  const moveTo = (place: number): Promise<unknown> => {
    const others = values.flatMap((one) => (one.id === value.id ? [] : [one.id]));
    const order = [...others.slice(0, place), value.id, ...others.slice(place)];
    return update({ id, 'If-Match': version, body: { value_order: order } }).unwrap();
  };
  return (
    <>
      <ActionMenu label={value.value}>
        <Action
          label={m.earlier}
          icon={ArrowUp20Regular}
          disabledReason={at === 0 && m.isFirst}
          onSelect={() => moveTo(at - 1)}
        />
        <Action
          label={m.later}
          icon={ArrowDown20Regular}
          disabledReason={at === values.length - 1 && m.isLast}
          onSelect={() => moveTo(at + 1)}
        />
        <Action
          label={t.remove}
          icon={Delete20Regular}
          tone="danger"
          disabledReason={uses > 0 && intl.formatMessage(usedBy, { count: uses })}
          onSelect={() => setAsking(true)}
        />
      </ActionMenu>
      {isAsking && (
        <ConfirmDelete
          done={catalogue.removed}
          run={() => remove({ id: value.id }).unwrap()}
          onClose={() => setAsking(false)}
        >
          {value.value}
        </ConfirmDelete>
      )}
    </>
  );
}
