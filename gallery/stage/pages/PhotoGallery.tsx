import { PhotoGallery } from '../../../src/kit/photos/PhotoGallery';
import { State } from '../State';

const picture = (colour: string, text: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="800" height="560"><rect width="800" height="560" fill="${colour}"/><circle cx="220" cy="250" r="120" fill="#ffffff66"/><text x="380" y="300" font-size="64" fill="#fff">${text}</text></svg>`)}`;

const photos = [
  { id: 'passport', url: picture('#0e5a4f', 'AA 1234567'), title: 'Паспорт' },
  { id: 'selfie', url: picture('#7a5524', 'selfie'), title: 'Селфи с паспортом' },
  { id: 'registration', url: picture('#1d3a6d', 'address'), title: 'Прописка' },
  { id: 'broken', url: 'data:image/png;base64,broken', title: 'Не загрузится' },
];

export function Page() {
  return (
    <>
      <State name="Four photos; pressed, one opens over the window">
        <PhotoGallery photos={photos} />
      </State>
      <State name="One photo">
        <PhotoGallery photos={photos.slice(0, 1)} />
      </State>
    </>
  );
}
