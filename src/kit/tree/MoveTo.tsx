import { Input, makeStyles, tokens } from '@fluentui/react-components';
import { Search16Regular } from '@fluentui/react-icons';
import { useId, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { FieldFrame } from '../fields/FieldFrame';
import { SelectField } from '../fields/SelectField';
import { FormDrawer } from '../form/FormDrawer';
import { useField } from '../form/useField';
import { usePanelForm } from '../form/usePanelForm';
import { focusOutlineInside } from '../foundation/styles';
import { homesOf, type Home } from './homes';
import { spotOf, type Spot } from './spots';
import { childrenOf, findIn, type Tree, type TreeItem } from './tree';
import { behind, m } from './treeMessages';

/** So many are offered; whoever looks for another one types more of its name. */
const mostShown = 100;
/** In the place of an id, of which none is a word. */
const top = 'top';
const first = 'first';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  list: {
    margin: 0,
    padding: 0,
    maxHeight: '320px',
    overflowY: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  option: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':has(:checked)': { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorBrandForeground2 },
    ':has(:focus-visible)': focusOutlineInside,
  },
  // Heard, and walked by the arrows, as what it is; to the eye the whole line is chosen.
  radio: { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  way: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  none: { padding: tokens.spacingHorizontalM, color: tokens.colorNeutralForeground3 },
});

interface Props<Item extends TreeItem> {
  tree: Tree<Item>;
  /** Who is moved. */
  id: string;
  title: MessageDescriptor;
  /** How many levels there may be. */
  mostLevels: number;
  /** Puts the item there, and says so. */
  run: (id: string, spot: Spot) => Promise<unknown>;
  onClose: () => void;
}

/** Moves an item of a tree by the name of whom it is to stand under, where the tree is too long to carry it there. */
export function MoveTo<Item extends TreeItem>({ tree, id, title, mostLevels, run, onClose }: Props<Item>) {
  const intl = useIntl();
  const homes = useMemo(() => homesOf(tree, id, mostLevels), [tree, id, mostLevels]);
  const form = usePanelForm({ id: `moveTo:${id}`, values: { parent: spotOf(tree, id).parent ?? top, after: '' } });
  const chosen = useWatch({ control: form.control, name: 'parent' });
  const parent = chosen === top ? null : chosen;
  const siblings = childrenOf(tree, parent).filter((item) => item.id !== id);
  return (
    <FormDrawer
      title={title}
      form={form}
      submit={m.put}
      onClose={onClose}
      onSubmit={({ after }) => {
        const place = siblings.findIndex((item) => item.id === after);
        return run(id, { parent, index: after === first ? 0 : place < 0 ? siblings.length : place + 1 });
      }}
    >
      <HomeField tree={tree} homes={homes} />
      {/* Under another one other siblings stand. */}
      <SelectField
        key={chosen}
        name="after"
        label={m.place}
        help={m.placeHelp}
        isLong
        options={[
          { value: first, label: m.first },
          ...siblings.map(({ id: value, name }) => ({ value, label: intl.formatMessage(behind, { name }) })),
        ]}
      />
    </FormDrawer>
  );
}

/** Whom it is to stand under: the top, or one of those that a search leaves. */
function HomeField<Item extends TreeItem>({ tree, homes }: { tree: Tree<Item>; homes: readonly Home[] }) {
  const styles = useStyles();
  const intl = useIntl();
  const name = useId();
  const [search, setSearch] = useState('');
  const wayOf = (value: unknown): string =>
    value === top ? intl.formatMessage(m.top) : (homes.find(({ id }) => id === value)?.way.join(' / ') ?? '');
  const field = useField('parent', { label: m.under, required: true, show: wayOf });
  const found = useMemo(() => findIn(tree, search), [tree, search]);
  const hits = homes.filter(({ id }) => found === undefined || found.hits.has(id));
  const option = (value: string, own: string, above = '') => (
    <label key={value} className={styles.option}>
      <input
        type="radio"
        className={styles.radio}
        name={name}
        checked={field.value === value}
        onChange={() => field.set(value)}
      />
      <span>{own}</span>
      {above !== '' && <span className={styles.way}>{above}</span>}
    </label>
  );
  return (
    <FieldFrame field={field} label={m.under} required>
      <div className={styles.root}>
        <Input
          id={field.id}
          ref={field.ref}
          type="search"
          value={search}
          placeholder={intl.formatMessage(m.find)}
          contentBefore={<Search16Regular aria-hidden />}
          onChange={(_, change) => setSearch(change.value)}
        />
        <div role="radiogroup" aria-label={intl.formatMessage(m.under)} className={styles.list}>
          {found === undefined && option(top, intl.formatMessage(m.top))}
          {hits.slice(0, mostShown).map(({ id, way }) => option(id, way.at(-1) ?? '', way.slice(0, -1).join(' / ')))}
          {found !== undefined && hits.length === 0 && (
            <p className={styles.none}>
              <FormattedMessage {...m.noHome} />
            </p>
          )}
        </div>
        {hits.length > mostShown && (
          <span className={styles.way}>
            <FormattedMessage {...m.moreHomes} />
          </span>
        )}
      </div>
    </FieldFrame>
  );
}
