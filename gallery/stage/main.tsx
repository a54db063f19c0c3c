import { createRoot } from 'react-dom/client';
import { Frame } from './Frame';
import { readLook } from './look';
import { Stage } from './Stage';
// As the frame does in the panel.
import '../../src/kit/refusals';

const place = document.getElementById('root');
if (!place) throw new Error('The page has no place for the gallery.');
const look = readLook(window.location.search);
createRoot(place).render(look.isStage ? <Stage look={look} /> : <Frame look={look} />);
