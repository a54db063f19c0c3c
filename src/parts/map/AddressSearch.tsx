import { Combobox, Field, makeStyles, Option, tokens } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { findPlaces, hasGeocoder, type FoundPlace } from '../../api/maps/geocoder';
import { Note } from '../Note';
import { placeKind } from './placeKinds';

const m = defineMessages({
  label: { id: 'parts.map.search', defaultMessage: 'Найти адрес на карте' },
  help: { id: 'parts.map.searchHelp', defaultMessage: 'Улица, город или район: точка и адрес подставятся' },
  helpText: { id: 'parts.map.searchTexts', defaultMessage: 'Улица, город или район: поля адреса заполнятся' },
  unset: { id: 'parts.map.unset', defaultMessage: 'Поиск адресов не настроен: введите адрес сами' },
  none: { id: 'parts.map.none', defaultMessage: 'Такого адреса карта не знает' },
  failed: {
    id: 'parts.map.failed',
    defaultMessage: 'Поиск адресов не отвечает. Точку можно выбрать на карте или ввести координатами',
  },
  failedText: { id: 'parts.map.failedTexts', defaultMessage: 'Поиск адресов не отвечает. Введите адрес сами' },
});

const useStyles = makeStyles({
  box: { '@media (max-width: 480px)': { minHeight: '44px' } },
  option: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  more: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** So long nobody types, in milliseconds, before the service is asked. */
const pause = 350;
const shortest = 3;

type State = 'idle' | 'found' | 'none' | 'failed';

interface Props {
  /** Whether the form keeps a point, too: that is then spoken of. */
  hasPoint?: boolean;
  onChoose: (place: FoundPlace) => void;
}

/** Looks a place up by its address in the maps service; says so where the installation has none. */
export function AddressSearch(props: Props) {
  if (hasGeocoder()) return <Search {...props} />;
  return (
    <Note>
      <FormattedMessage {...m.unset} />
    </Note>
  );
}

function Search({ hasPoint = false, onChoose }: Props) {
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
  const about = ({ kind, description }: FoundPlace) => {
    const label = placeKind.labelOf(kind);
    return [label && intl.formatMessage(label), description].filter(Boolean).join(' · ');
  };
  const said = { failed: hasPoint ? m.failed : m.failedText, none: m.none, idle: undefined, found: undefined }[state];
  return (
    <Field
      label={intl.formatMessage(m.label)}
      hint={state === 'none' ? undefined : intl.formatMessage(hasPoint ? m.help : m.helpText)}
      validationState={state === 'failed' ? 'warning' : 'none'}
      validationMessage={said && <FormattedMessage {...said} />}
    >
      <Combobox
        className={styles.box}
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
              <span className={styles.more}>{about(place)}</span>
            </span>
          </Option>
        ))}
      </Combobox>
    </Field>
  );
}
