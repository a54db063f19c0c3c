import { TreeView } from '../../../src/kit/tree/TreeView';
import { useTree } from '../../../src/kit/tree/useTree';
import { State } from '../State';

const items = [
  { id: '1', parent: null, name: 'Goods for the home' },
  { id: '2', parent: '1', name: 'Large appliances' },
  { id: '3', parent: '2', name: 'Refrigerators and freezers with a very long name of their own' },
  { id: '4', parent: null, name: 'Clothes' },
];

function Shown({ search }: { search?: string }) {
  const state = useTree(items, search);
  return <TreeView state={state} label="Categories" />;
}

export function Page() {
  return (
    <>
      <State name="Closed">
        <Shown />
      </State>
      <State name="Found, with the way to it">
        <Shown search="refrigerators" />
      </State>
    </>
  );
}
