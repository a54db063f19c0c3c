import { createRoot } from 'react-dom/client';
import { Frame } from './Frame';
import { readLook } from './look';
import { Stage } from './Stage';
import { refusalTexts } from '../../src/parts/refusalTexts';
import { addCodeTexts } from '../../src/kit/state/failureText';

// As the screens of each area do in the panel.
addCodeTexts(refusalTexts);

const place = document.getElementById('root');
if (!place) throw new Error('The page has no place for the gallery.');
const root = createRoot(place);

function draw() {
  const { search } = window.location;
  const look = readLook(search);
  root.render(look.isStage ? <Stage key={search} look={look} /> : <Frame look={look} />);
}

draw();
// Whoever walks through all pages, as the checks do, need not load the gallery for each.
window.addEventListener('popstate', draw);
