import { Button } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import { ForbiddenHelpContext, ForbiddenHint } from '../../../src/kit/feedback/ForbiddenHint';
import { failures } from '../samples';
import { State } from '../State';
import { word } from '../words';

const why = word('Почему я этого не вижу?', 'Why can I not see this?', 'Nega men buni koʻra olmayman?');

/** Stands for what the app sets, which asks a service. */
const Help = () => (
  <Button appearance="subtle">
    <FormattedMessage {...why} />
  </Button>
);

export function Page() {
  return (
    <State name="Beside a refusal">
      <ForbiddenHelpContext value={Help}>
        <ForbiddenHint failure={failures.forbidden} />
      </ForbiddenHelpContext>
    </State>
  );
}
