import { Component, type ReactNode } from 'react';

/**
 * Said in three languages at once: when this is shown even the texts of the panel may be missing, so they cannot
 * come from a catalogue.
 */
const words = {
  title: 'Панель не удалось показать · The panel could not be shown · Panelni koʻrsatib boʻlmadi',
  reload: 'Обновить · Reload · Yangilash',
};

interface Props {
  children: ReactNode;
}

/** The last stop for an error: plain elements, which need neither theme nor language. */
export class LastBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    return (
      <main role="alert">
        <h1>{words.title}</h1>
        <button type="button" onClick={() => window.location.reload()}>
          {words.reload}
        </button>
      </main>
    );
  }
}
