import { Button } from '@fluentui/react-components';
import { Copy20Regular } from '@fluentui/react-icons';
import { FormattedMessage } from 'react-intl';
import { useFormAround } from '../../kit/form/usePanelForm';
import { m } from './messages';

/** Puts the Russian texts where there are no others yet, to be written over. */
export function CopyRussian({ names }: { names: readonly string[] }) {
  const form = useFormAround();
  const copy = () => {
    for (const name of names)
      for (const language of ['en', 'uz']) {
        const russian: unknown = form.getValues(`${name}_ru`);
        const field = `${name}_${language}`;
        if (form.getValues(field) === '') form.setValue(field, russian, { shouldDirty: true });
      }
  };
  return (
    <div>
      <Button size="small" appearance="subtle" icon={<Copy20Regular aria-hidden />} onClick={copy}>
        <FormattedMessage {...m.copyRu} />
      </Button>
    </div>
  );
}
