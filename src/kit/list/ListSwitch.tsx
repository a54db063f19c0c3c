import { useMemo } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCan } from '../../session/can';
import { useChoiceParam } from '../url/useChoiceParam';
import { SegmentedControl } from './SegmentedControl';

/** One of several lists under one address, named there by `list`; the first is the usual one. */
export interface ListView<Value extends string> {
  value: Value;
  label: MessageDescriptor;
  /** Without it the list is not offered. */
  permission?: string;
}

interface Props<Value extends string> {
  /** Read out before the choices. */
  label: MessageDescriptor;
  /** The same array at each drawing. */
  views: readonly [ListView<Value>, ...ListView<Value>[]];
  /** What in the address all of these lists understand alike, such as a search; the rest is of this one alone. */
  keeps?: readonly string[];
}

/** The list that the address names, of those that the person may see. */
export function useListView<Value extends string>(views: Props<Value>['views']): Value {
  const can = useCan();
  const values = useMemo((): [Value, ...Value[]] => {
    const [first, ...others] = views;
    return [first.value, ...others.filter(({ permission }) => can(permission)).map(({ value }) => value)];
  }, [views, can]);
  return useChoiceParam('list', values)[0];
}

/**
 * Leads from one of several lists under one address to another, which begins with nothing but what it understands as this one does.
 *
 *     const views = [{ value: 'months', label: m.months }, { value: 'moves', label: m.moves }] as const;
 *     <ListSwitch label={m.views} views={views} keeps={['search']} />
 */
export function ListSwitch<Value extends string>({ label, views, keeps = [] }: Props<Value>) {
  const can = useCan();
  const { search } = useLocation();
  const navigate = useNavigate();
  const go = (next: Value): void => {
    const kept = [...new URLSearchParams(search)].filter(([name]) => keeps.includes(name));
    const said = next === views[0].value ? kept : [['list', next], ...kept];
    void navigate({ search: new URLSearchParams(said).toString() });
  };
  const options = views.filter(({ permission }) => can(permission));
  return <SegmentedControl label={label} value={useListView(views)} options={options} onChange={go} />;
}
