import { fireEvent, screen, within } from '@testing-library/react';
import { renderPart } from '../../../tests/panel/renderPart';
import { PhotoPane } from './PhotoPane';
import { PhotoGallery } from './PhotoGallery';
import { usePhotosSeen } from './usePhotosSeen';

const photos = ['passport', 'selfie', 'registration', 'profile'].map((id) => ({
  id,
  url: `/content/${id}.jpg`,
  title: `Фото ${id}`,
}));

const open = async (id: string) => {
  const part = renderPart(<PhotoGallery photos={photos} />);
  await part.user.click(screen.getByRole('button', { name: `Открыть фото: Фото ${id}` }));
  const viewer = await screen.findByRole('dialog', { name: 'Фото', hidden: true });
  const inside = within(viewer);
  const names = () =>
    inside.getAllByRole('application', { hidden: true }).map((pane) => pane.getAttribute('aria-label'));
  const photo = (title: string) => inside.getByRole('img', { name: title, hidden: true });
  const press = (name: string | RegExp) => part.user.click(inside.getByRole('button', { name, hidden: true }));
  return { ...part, viewer, inside, names, photo, press };
};

describe('photos', () => {
  it('open at the one that was pressed, and close', async () => {
    const { names, press } = await open('selfie');
    expect(names()).toEqual(['Фото selfie']);
    expect(screen.getByText('2 из 4')).toBeInTheDocument();
    await press('Закрыть');
    expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
  });

  it('go on and back, round and round, by buttons and by keys', async () => {
    const { names, press, user } = await open('profile');
    await press('Следующее фото');
    expect(names()).toEqual(['Фото passport']);
    await press('Предыдущее фото');
    await user.keyboard('{ArrowLeft}');
    expect(names()).toEqual(['Фото registration']);
    await user.keyboard('{PageDown}');
    expect(names()).toEqual(['Фото profile']);
  });

  it('stand side by side, each with a size and turn of its own', async () => {
    const { names, press, photo } = await open('passport');
    await press('Рядом');
    expect(names()).toEqual(['Фото passport', 'Фото selfie']);
    await press('Повернуть вправо (R): Фото selfie');
    await press('Крупнее (+): Фото passport');
    expect(photo('Фото passport').style.transform).toContain('scale(1.25) rotate(0deg)');
    expect(photo('Фото selfie').style.transform).toContain('scale(1) rotate(90deg)');
  });

  it('answer the keys of the buttons', async () => {
    const { photo, inside, user } = await open('passport');
    inside.getByRole('application', { hidden: true }).focus();
    const look = () => photo('Фото passport').style.transform;
    await user.keyboard('+');
    expect(look()).toContain('scale(1.25)');
    await user.keyboard('{ArrowRight}');
    expect(look()).toContain('translate(-60px, 0px)');
    await user.keyboard('-');
    expect(look()).toBe('translate(0px, 0px) scale(1) rotate(0deg)');
    await user.keyboard('[KeyR]{Shift>}[KeyR][KeyR]{/Shift}');
    expect(look()).toContain('rotate(-90deg)');
    await user.keyboard('0');
    expect(look()).toContain('rotate(0deg)');
  });

  it('grow under the wheel and move when dragged', async () => {
    const { photo, inside } = await open('passport');
    const pane = inside.getByRole('application', { hidden: true });
    fireEvent.wheel(pane, { deltaY: -100 });
    expect(photo('Фото passport').style.transform).toContain('scale(1.25)');
    fireEvent(pane, new MouseEvent('pointerdown', { bubbles: true, button: 0, clientX: 10, clientY: 10 }));
    fireEvent(pane, new MouseEvent('pointermove', { bubbles: true, clientX: 40, clientY: 5 }));
    fireEvent(pane, new MouseEvent('pointerup', { bubbles: true }));
    fireEvent(pane, new MouseEvent('pointermove', { bubbles: true, clientX: 400, clientY: 5 }));
    expect(photo('Фото passport').style.transform).toContain('translate(30px, -5px)');
  });

  it('grow between two fingers around their middle, and move on with the one that is left', async () => {
    const { photo, inside } = await open('passport');
    const pane = inside.getByRole('application', { hidden: true });
    const finger = (kind: string, pointerId: number, clientX: number) =>
      fireEvent(pane, Object.assign(new MouseEvent(kind, { bubbles: true, button: 0, clientX }), { pointerId }));
    finger('pointerdown', 1, 0);
    finger('pointerdown', 2, 100);
    finger('pointermove', 2, 200);
    expect(photo('Фото passport').style.transform).toContain('translate(0px, 0px) scale(2)');
    finger('pointerup', 1, 0);
    finger('pointermove', 2, 230);
    expect(photo('Фото passport').style.transform).toContain('translate(30px, 0px) scale(2)');
  });

  it('say so when one is on its way or does not load, and try it again', async () => {
    const { photo, inside, press } = await open('passport');
    expect(inside.getByText('Фото загружается')).toBeInTheDocument();
    const first = photo('Фото passport');
    fireEvent.error(first);
    expect(inside.getByText('Фото не загрузилось')).toBeInTheDocument();
    await press('Повторить: Фото passport');
    expect(photo('Фото passport')).not.toBe(first);
    fireEvent.load(photo('Фото passport'));
    expect(inside.queryByText(/^Фото (загружается|не загрузилось)$/)).not.toBeInTheDocument();
  });
});

describe('photos that are decided on', () => {
  function Decision({ urls, reload }: { urls: readonly string[]; reload: () => void }) {
    const seen = usePhotosSeen();
    return (
      <>
        <output>{String(seen.whyNot(urls)?.id)}</output>
        {urls.map((url, at) => (
          <PhotoPane key={at} url={url} title={`Фото ${at}`} onState={seen.tell} onRetry={reload} />
        ))}
      </>
    );
  }
  const photo = (at: number) => screen.getByRole('img', { name: `Фото ${at}` });
  const why = () => screen.getByRole('status').textContent;

  it('are seen once all of them have come, and not while one is broken', async () => {
    const reload = jest.fn();
    const { user } = renderPart(<Decision urls={['/a.jpg', '/b.jpg']} reload={reload} />);
    expect(why()).toBe('kit.photo.loading');
    fireEvent.load(photo(0));
    expect(why()).toBe('kit.photo.loading');
    fireEvent.error(photo(1));
    expect(why()).toBe('kit.photo.broken');
    await user.click(screen.getByRole('button', { name: 'Повторить: Фото 1' }));
    expect([why(), reload.mock.calls.length]).toEqual(['kit.photo.loading', 1]);
    fireEvent.load(photo(1));
    expect(why()).toBe('undefined');
  });

  it('stay seen when their address is signed anew, and are not when another one stands there', () => {
    const { rerender } = renderPart(<Decision urls={['/a.jpg?exp=1']} reload={() => undefined} />);
    fireEvent.load(photo(0));
    rerender(<Decision urls={['/a.jpg?exp=2']} reload={() => undefined} />);
    expect(why()).toBe('undefined');
    rerender(<Decision urls={['/b.jpg?exp=2']} reload={() => undefined} />);
    expect(why()).toBe('kit.photo.loading');
    rerender(<Decision urls={['']} reload={() => undefined} />);
    expect(why()).toBe('kit.photo.broken');
  });

  it('are tried again by themselves when the broken address is replaced by a fresh one', () => {
    const { rerender } = renderPart(<Decision urls={['/a.jpg?exp=1']} reload={() => undefined} />);
    fireEvent.error(photo(0));
    rerender(<Decision urls={['/a.jpg?exp=2']} reload={() => undefined} />);
    expect(why()).toBe('kit.photo.loading');
  });
});
