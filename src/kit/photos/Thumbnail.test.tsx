import { render, screen } from '@testing-library/react';
import { PicturedName, Thumbnail } from './Thumbnail';

const pictureIn = (container: HTMLElement) => container.querySelector('img');

it('shows a picture with the point in sight that was chosen, and says nothing beside the name', () => {
  const { container } = render(<Thumbnail url="/a.png" width={64} height={32} focal={[0.25, 1]} />);
  expect(pictureIn(container)).toHaveAttribute('src', '/a.png');
  expect(pictureIn(container)).toHaveStyle({ objectPosition: '25% 100%' });
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('keeps the place of a picture that is missing, so that names stand under one another', () => {
  const { container } = render(<PicturedName name="Чинор" under="Квартал 3" url={null} width={40} height={24} />);
  expect(container).toHaveTextContent('ЧинорКвартал 3');
  expect(pictureIn(container)).toBeNull();
  const place = container.querySelector('svg')?.parentElement;
  expect(place).toHaveStyle({ width: '40px', height: '24px' });
});
