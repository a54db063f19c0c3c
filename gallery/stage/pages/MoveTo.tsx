import { MoveTo } from '../../../src/kit/tree/MoveTo';
import { treeOf } from '../../../src/kit/tree/tree';
import { answers, Opener } from '../Opener';
import { State } from '../State';
import { word } from '../words';

const title = word('Переместить категорию', 'Move the category', 'Toifani koʻchirish');
const tree = treeOf([
  { id: '1', parent: null, name: 'Goods for the home' },
  { id: '2', parent: '1', name: 'Large appliances' },
  { id: '3', parent: '2', name: 'Refrigerators and freezers with a very long name of their own' },
  { id: '4', parent: null, name: 'Clothes' },
]);

export function Page() {
  return (
    <State name="MoveTo">
      <Opener>
        {(close) => <MoveTo tree={tree} id="2" title={title} mostLevels={5} run={answers.done} onClose={close} />}
      </Opener>
    </State>
  );
}
