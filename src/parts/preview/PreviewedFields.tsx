import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Phone20Regular } from '@fluentui/react-icons';
import { Suspense, useDeferredValue, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Skeleton } from '../../kit/feedback/skeletons';
import { useFormAround } from '../../kit/form/usePanelForm';
import { useMediaQuery } from '../../kit/foundation/useMediaQuery';
import { previewTitle } from './title';

const m = defineMessages({
  show: { id: 'parts.preview.show', defaultMessage: 'Показать телефон покупателя' },
  hide: { id: 'parts.preview.hide', defaultMessage: 'Убрать телефон покупателя' },
});

const useStyles = makeStyles({
  beside: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 328px',
    alignItems: 'start',
    gap: tokens.spacingHorizontalXXL,
  },
  fields: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0 },
  phone: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minWidth: 0 },
  kept: { position: 'sticky', top: 0 },
  toggle: { alignSelf: 'flex-start' },
});

/** How a preview takes what is in a form: its values, and the record that they belong to. */
export interface PreviewOfForm<Values, Of> {
  values: Values;
  of: Of;
}

interface Props<Values, Of> {
  /** Draws the phone; fetched when it is first shown. */
  preview: ComponentType<PreviewOfForm<Values, Of>>;
  of: Of;
  children: ReactNode;
}

/**
 * The fields of a form with what the customer's phone makes of them: beside them where there is room, elsewhere below them
 * when it is asked for. It follows what is typed and the pictures that were chosen, and never holds the typing up.
 */
export function PreviewedFields<Values, Of>({ preview, of, children }: Props<Values, Of>) {
  const styles = useStyles();
  const intl = useIntl();
  const isBeside = useMediaQuery('(min-width: 1100px)');
  const [isOpen, setOpen] = useState(false);
  const phone = (isBeside || isOpen) && (
    <Suspense fallback={<Skeleton tall />}>
      <Typed preview={preview} of={of} />
    </Suspense>
  );
  return (
    <div className={isBeside ? styles.beside : styles.fields}>
      <div className={styles.fields}>{children}</div>
      <div
        role="region"
        aria-label={intl.formatMessage(previewTitle)}
        className={isBeside ? `${styles.phone} ${styles.kept}` : styles.phone}
      >
        {!isBeside && (
          <Button
            className={styles.toggle}
            icon={<Phone20Regular aria-hidden />}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <FormattedMessage {...(isOpen ? m.hide : m.show)} />
          </Button>
        )}
        {phone}
      </div>
    </div>
  );
}

/** The preview of what is typed; it is drawn after the letter, which does not wait for it. */
function Typed<Values, Of>({ preview: Preview, of }: Omit<Props<Values, Of>, 'children'>) {
  const { control } = useFormAround();
  const values = useDeferredValue(useWatch({ control })) as Values;
  return useMemo(() => <Preview values={values} of={of} />, [Preview, values, of]);
}
