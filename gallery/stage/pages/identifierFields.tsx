import {
  AccountField,
  CardField,
  ExpiryField,
  IkpuField,
  InnField,
  MfoField,
  PassportField,
  PhoneField,
  PinflField,
  SmsCodeField,
} from '../../../src/kit/fields/identifierFields';
import { Fields, fieldWords } from '../fields';
import { State } from '../State';

export function Page() {
  return (
    <>
      <State name="InnField">
        <Fields values={{ empty: '', filled: '', off: '', stored: '' }}>
          <InnField name="empty" label={fieldWords.empty} help={fieldWords.help} required />
          <InnField name="filled" label={fieldWords.filled} />
          <InnField name="off" label={fieldWords.off} disabled />
          <InnField name="stored" label={fieldWords.stored} stored={'****'} />
        </Fields>
      </State>
      <State name="InnField: wrong">
        <Fields values={{ empty: '', wrong: '12' }} isChecked>
          <InnField name="empty" label={fieldWords.empty} required />
          <InnField name="wrong" label={fieldWords.wrong} />
        </Fields>
      </State>
      <State name="PassportField">
        <Fields values={{ empty: '', filled: '', off: '', stored: '' }}>
          <PassportField name="empty" label={fieldWords.empty} help={fieldWords.help} required />
          <PassportField name="filled" label={fieldWords.filled} />
          <PassportField name="off" label={fieldWords.off} disabled />
          <PassportField name="stored" label={fieldWords.stored} stored={'****'} />
        </Fields>
      </State>
      <State name="PassportField: wrong">
        <Fields values={{ empty: '', wrong: '12' }} isChecked>
          <PassportField name="empty" label={fieldWords.empty} required />
          <PassportField name="wrong" label={fieldWords.wrong} />
        </Fields>
      </State>
      <State name="MfoField">
        <Fields values={{ empty: '', filled: '', off: '', stored: '' }}>
          <MfoField name="empty" label={fieldWords.empty} help={fieldWords.help} required />
          <MfoField name="filled" label={fieldWords.filled} />
          <MfoField name="off" label={fieldWords.off} disabled />
          <MfoField name="stored" label={fieldWords.stored} stored={'****'} />
        </Fields>
      </State>
      <State name="MfoField: wrong">
        <Fields values={{ empty: '', wrong: '12' }} isChecked>
          <MfoField name="empty" label={fieldWords.empty} required />
          <MfoField name="wrong" label={fieldWords.wrong} />
        </Fields>
      </State>
      <State name="AccountField">
        <Fields values={{ empty: '', filled: '', off: '', stored: '' }}>
          <AccountField name="empty" label={fieldWords.empty} help={fieldWords.help} required />
          <AccountField name="filled" label={fieldWords.filled} />
          <AccountField name="off" label={fieldWords.off} disabled />
          <AccountField name="stored" label={fieldWords.stored} stored={'****'} />
        </Fields>
      </State>
      <State name="AccountField: wrong">
        <Fields values={{ empty: '', wrong: '12' }} isChecked>
          <AccountField name="empty" label={fieldWords.empty} required />
          <AccountField name="wrong" label={fieldWords.wrong} />
        </Fields>
      </State>
      <State name="ExpiryField">
        <Fields values={{ empty: '', filled: '', off: '', stored: '' }}>
          <ExpiryField name="empty" label={fieldWords.empty} help={fieldWords.help} required />
          <ExpiryField name="filled" label={fieldWords.filled} />
          <ExpiryField name="off" label={fieldWords.off} disabled />
          <ExpiryField name="stored" label={fieldWords.stored} stored={'****'} />
        </Fields>
      </State>
      <State name="ExpiryField: wrong">
        <Fields values={{ empty: '', wrong: '12' }} isChecked>
          <ExpiryField name="empty" label={fieldWords.empty} required />
          <ExpiryField name="wrong" label={fieldWords.wrong} />
        </Fields>
      </State>
      <State name="IkpuField">
        <Fields values={{ empty: '', filled: '', off: '', stored: '' }}>
          <IkpuField name="empty" label={fieldWords.empty} help={fieldWords.help} required />
          <IkpuField name="filled" label={fieldWords.filled} />
          <IkpuField name="off" label={fieldWords.off} disabled />
          <IkpuField name="stored" label={fieldWords.stored} stored={'****'} />
        </Fields>
      </State>
      <State name="IkpuField: wrong">
        <Fields values={{ empty: '', wrong: '12' }} isChecked>
          <IkpuField name="empty" label={fieldWords.empty} required />
          <IkpuField name="wrong" label={fieldWords.wrong} />
        </Fields>
      </State>
      <State name="SmsCodeField">
        <Fields values={{ empty: '', filled: '4417', off: '' }}>
          <SmsCodeField name="empty" label={fieldWords.empty} help={fieldWords.help} required />
          <SmsCodeField name="filled" label={fieldWords.filled} />
          <SmsCodeField name="off" label={fieldWords.off} disabled />
        </Fields>
      </State>
      <State name="SmsCodeField: wrong">
        <Fields values={{ empty: '', wrong: '12' }} isChecked>
          <SmsCodeField name="empty" label={fieldWords.empty} required />
          <SmsCodeField name="wrong" label={fieldWords.wrong} />
        </Fields>
      </State>
      <State name="PinflField">
        <Fields values={{ empty: '', filled: '30101900010018', off: '30101900010018', stored: '' }}>
          <PinflField name="empty" label={fieldWords.empty} help={fieldWords.help} required />
          <PinflField name="filled" label={fieldWords.filled} />
          <PinflField name="off" label={fieldWords.off} disabled />
          <PinflField name="stored" label={fieldWords.stored} stored={'3010******0018'} />
        </Fields>
      </State>
      <State name="PinflField: wrong">
        <Fields values={{ empty: '', wrong: '30101900010019' }} isChecked>
          <PinflField name="empty" label={fieldWords.empty} required />
          <PinflField name="wrong" label={fieldWords.wrong} />
        </Fields>
      </State>
      <State name="CardField">
        <Fields values={{ empty: '', filled: '8600123456789012', off: '8600123456789012' }}>
          <CardField name="empty" label={fieldWords.empty} help={fieldWords.help} required />
          <CardField name="filled" label={fieldWords.filled} />
          <CardField name="off" label={fieldWords.off} disabled />
        </Fields>
      </State>
      <State name="CardField: wrong">
        <Fields values={{ empty: '', wrong: '860012' }} isChecked>
          <CardField name="empty" label={fieldWords.empty} required />
          <CardField name="wrong" label={fieldWords.wrong} />
        </Fields>
      </State>
      <State name="PhoneField">
        <Fields values={{ empty: '', filled: '998901234567', off: '998901234567', stored: '' }}>
          <PhoneField name="empty" label={fieldWords.empty} help={fieldWords.help} required />
          <PhoneField name="filled" label={fieldWords.filled} />
          <PhoneField name="off" label={fieldWords.off} disabled />
          <PhoneField name="stored" label={fieldWords.stored} stored={'+998 90 *** ** 67'} />
        </Fields>
      </State>
      <State name="PhoneField: wrong">
        <Fields values={{ empty: '', wrong: '99890' }} isChecked>
          <PhoneField name="empty" label={fieldWords.empty} required />
          <PhoneField name="wrong" label={fieldWords.wrong} />
        </Fields>
      </State>
    </>
  );
}
