import { Button } from '@fluentui/react-components';
import { Copy20Regular } from '@fluentui/react-icons';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useFormAround } from '../../kit/form/usePanelForm';

const m = defineMessages({
  copy: { id: 'parts.texts.copy', defaultMessage: 'Скопировать русский текст в пустые поля' },
});

/** Puts the Russian text of each `<name>_ru` where there is no other yet, to be written over. */
export function CopyRussian({ names }: { names: readonly string[] }) {
  const form = useFormAround();
  const copy = () => {
    for (const name of names) {
      const russian: unknown = form.getValues(`${name}_ru`);
      for (const field of [`${name}_en`, `${name}_uz`])
        if (form.getValues(field) === '') form.setValue(field, russian, { shouldDirty: true });
    }
  };
  return (
    <div>
      <Button size="small" appearance="subtle" icon={<Copy20Regular aria-hidden />} onClick={copy}>
        <FormattedMessage {...m.copy} />
      </Button>
    </div>
  );
}
