import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { f, OpenForm, openDialogs, SignedIn } from '../../../tests/panel/formParts';
import { renderPart } from '../../../tests/panel/renderPart';
import { ImageField } from '../../kit/fields/ImageField';
import { LanguageFields } from '../../kit/fields/LanguageFields';
import { usePictureAddress } from '../../kit/foundation/usePictureAddress';
import { customerText, isLacking, typedText } from './customerText';
import { Phone } from './Phone';
import { PreviewedFields, type PreviewOfForm } from './PreviewedFields';

interface Values {
  text_ru: string;
  text_en: string;
  text_uz: string;
  image: string | File | null;
}
const drawn = jest.fn();
const given = jest.fn();
beforeAll(() => {
  openDialogs();
  Object.assign(URL, { createObjectURL: (file: File) => `blob:${file.name}`, revokeObjectURL: given });
});
beforeEach(() => [drawn, given].forEach((mock) => mock.mockClear()));

function Preview({ values, of }: PreviewOfForm<Values, string>) {
  drawn();
  const image = usePictureAddress(values.image);
  const texts = { text_ru: values.text_ru, text_en: typedText(values.text_en), text_uz: typedText(values.text_uz) };
  return (
    <Phone isLow lacks={(language) => isLacking(texts, 'text', language)}>
      {(language) => (
        <>
          <p>{`${of}: ${customerText(texts, 'text', language)}`}</p>
          {image !== undefined && <img src={image} alt="picked" />}
        </>
      )}
    </Phone>
  );
}

async function openForm() {
  const part = renderPart(
    <SignedIn>
      <OpenForm values={{ text_ru: 'Лето', text_en: '', text_uz: '', image: null }} onSubmit={() => Promise.resolve()}>
        <PreviewedFields preview={Preview} of="banner">
          <LanguageFields name="text" label={f.field} />
          <ImageField name="image" label={f.name} />
        </PreviewedFields>
      </OpenForm>
    </SignedIn>,
  );
  const form = within(await screen.findByRole('dialog'));
  return { ...part, form, phone: () => within(form.getByRole('region', { name: 'Экран телефона' })) };
}

/** A window of this width, in pixels. */
function openWindow(width: number) {
  const matchMedia = (media: string) => ({
    media,
    matches: width >= Number(/min-width: (\d+)px/.exec(media)?.[1] ?? Infinity),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  const { matchMedia: before } = window;
  Object.assign(window, { matchMedia });
  return () => Object.assign(window, { matchMedia: before });
}

test('where there is room the phone stands beside the fields, and follows what is typed in each language', async () => {
  const close = openWindow(1280);
  const { user, form, phone } = await openForm();
  expect(form.queryByRole('button', { name: /телефон покупателя$/ })).toBeNull();
  await user.type(form.getByRole('textbox', { name: 'Поле на русском' }), ' в рассрочку');
  expect(await phone().findByText('banner: Лето в рассрочку')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Узбекский' }));
  expect(form.getByText('Перевода нет: покупатель видит русский текст')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: 'Поле на узбекском' }), 'Yoz');
  expect(await phone().findByText('banner: Yoz')).toBeVisible();
  expect(form.queryByText('Перевода нет: покупатель видит русский текст')).toBeNull();
  close();
});

test('elsewhere it is opened below them, and nothing is drawn of it before', async () => {
  const { user, form, phone } = await openForm();
  await user.type(form.getByRole('textbox', { name: 'Поле на русском' }), '!');
  expect(drawn).not.toHaveBeenCalled();
  await user.click(form.getByRole('button', { name: 'Показать телефон покупателя' }));
  expect(phone().getByText('banner: Лето!')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Убрать телефон покупателя' }));
  expect(form.queryByRole('region', { name: 'Экран телефона' })).toBeNull();
});

test('a picture that was picked is seen before it is sent; its address is given back when the form goes', async () => {
  const { user, form, phone, unmount } = await openForm();
  await user.click(form.getByRole('button', { name: 'Показать телефон покупателя' }));
  const bytes = Uint8Array.from('\x89PNG\r\n\x1a\n', (letter) => letter.charCodeAt(0));
  const file = new File([bytes], 'лето.png', { type: 'image/png' });
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } }); // it is on the page
  await waitFor(() => expect(phone().getByRole('img', { name: 'picked' })).toHaveAttribute('src', 'blob:лето.png'));
  unmount();
  // One for the field, one for the phone.
  expect(given.mock.calls).toEqual([['blob:лето.png'], ['blob:лето.png']]);
});

test('what is not of the preview does not draw it again', async () => {
  const close = openWindow(1280);
  const { user, form } = await openForm();
  const before = drawn.mock.calls.length;
  await user.click(form.getByRole('textbox', { name: 'Поле на русском' }));
  await user.tab();
  expect(drawn.mock.calls.length).toBe(before);
  close();
});
