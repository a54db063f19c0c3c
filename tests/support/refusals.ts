import { addCodeTexts } from '../../src/kit/state/failureText';
import { refusalsOf } from '../../src/routes/refusals';

/** Takes up the words of all refusals, as the screens of each area do in the panel. */
export async function learnAllRefusals(): Promise<void> {
  for (const [area, load] of Object.entries(refusalsOf)) if (load) addCodeTexts((await load()).refusals, area);
}
