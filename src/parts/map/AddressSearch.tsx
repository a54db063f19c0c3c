import { Combobox, Field, makeStyles, Option, tokens } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { findPlaces, type FoundPlace } from '../../api/maps/geocoder';

const m = defineMessages({
  label: { id: 'parts.map.search', defaultMessage: 'Найти адрес на карте' },
  help: { id: 'parts.map.searchHelp', defaultMessage: 'Улица, город или район: точка и адрес подставятся' },
  none: { id: 'parts.map.none', defaultMessage: 'Такого адреса карта не знает' },
  failed: {
    id: 'parts.map.failed',
    defaultMessage: 'Поиск адресов не отвечает. Точку можно выбрать на карте или ввести координатами',
  },
});

const useStyles = makeStyles({
  option: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  more: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** So long nobody types, in milliseconds, before the service is asked. */
const pause = 350;
const shortest = 3;

type State = 'idle' | 'found' | 'none' | 'failed';

/** Looks a place up by its address in the maps service of the installation. */
export function AddressSearch({ onChoose }: { onChoose: (place: FoundPlace) => void }) {
  const styles = useStyles();
  const intl = useIntl();
  const [text, setText] = useState('');
  const [places, setPlaces] = useState<readonly FoundPlace[]>([]);
  const [state, setState] = useState<State>('idle');
  const chosen = useRef<string>(undefined);

  useEffect(() => {
    const wanted = text.trim();
    if (wanted.length < shortest || wanted === chosen.current) return;
    const asked = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const found = await findPlaces(wanted, asked.signal);
        setPlaces(found);
        setState(found.length > 0 ? 'found' : 'none');
      } catch {
        if (asked.signal.aborted) return;
        setPlaces([]);
        setState('failed');
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [text]);

  const choose = (at: string | undefined) => {
    const place = places[Number(at)];
    if (place === undefined) return;
    chosen.current = place.name;
    setText(place.name);
    setState('idle');
    onChoose(place);
  };
  const said = { failed: m.failed, none: m.none, idle: undefined, found: undefined }[state];
  return (
    <Field
      label={intl.formatMessage(m.label)}
      hint={state === 'none' ? undefined : intl.formatMessage(m.help)}
      validationState={state === 'failed' ? 'warning' : 'none'}
      validationMessage={said && <FormattedMessage {...said} />}
    >
      <Combobox
        freeform
        autoComplete="off"
        expandIcon={null}
        inlinePopup
        open={state === 'found'}
        onOpenChange={(_, { open }) => !open && state === 'found' && setState('idle')}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          if (event.target.value.trim().length < shortest) setState('idle');
        }}
        onOptionSelect={(_, { optionValue }) => choose(optionValue)}
      >
        {places.map((place, at) => (
          <Option key={at} value={String(at)} text={place.name}>
            <span className={styles.option}>
              <span>{place.name}</span>
              <span className={styles.more}>{place.description}</span>
            </span>
          </Option>
        ))}
      </Combobox>
    </Field>
  );
}
