import { LanguageFields } from '../../../src/kit/fields/LanguageFields';
import { Fields, fieldWords } from '../fields';
import { State } from '../State';

const filled = {
  filled_ru: 'Торговое партнёрство',
  filled_en: 'Trade partnership',
  filled_uz: 'Savdo sherikligi',
};

export function Page() {
  return (
    <>
      <State name="LanguageFields">
        <Fields values={filled}>
          <LanguageFields name="filled" label={fieldWords.filled} maxLength={120} required />
        </Fields>
      </State>
      <State name="LanguageFields: wrong">
        <Fields values={{ empty_ru: '', empty_en: 'x'.repeat(121), empty_uz: '' }} isChecked>
          <LanguageFields name="empty" label={fieldWords.empty} maxLength={120} multiline required />
        </Fields>
      </State>
    </>
  );
}
