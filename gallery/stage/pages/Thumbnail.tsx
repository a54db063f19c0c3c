import { PicturedName, Thumbnail } from '../../../src/kit/photos/Thumbnail';
import { State } from '../State';

const url = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><rect width="80" height="80" fill="#0e5a4f"/><circle cx="20" cy="20" r="16" fill="#ffffff88"/></svg>')}`;

export function Page() {
  return (
    <>
      <State name="A picture, none, a round one, one that keeps its corner in sight" isRow>
        <Thumbnail url={url} width={36} height={36} />
        <Thumbnail url={null} width={36} height={36} />
        <Thumbnail url={url} width={32} height={32} isRound />
        <Thumbnail url={url} width={64} height={32} focal={[0.2, 0.2]} />
      </State>
      <State name="A name behind it, with an article under the name, without a picture">
        <PicturedName name="Смартфон Samsung Galaxy A10" url={url} width={36} height={36} />
        <PicturedName name="Смартфон Samsung Galaxy A10" under="6-000001" url={url} width={36} height={36} />
        <PicturedName name="Корпоративный рост" url={null} width={40} height={24} />
      </State>
    </>
  );
}
