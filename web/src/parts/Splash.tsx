import { createPortal } from 'react-dom';
import { LogoMark } from '../ui/LogoMark.tsx';

type Props = {
  title: string;
  text: string;
  /** While it fades out. */
  leaving?: boolean;
  /** A tap or click anywhere. */
  onSkip?: () => void;
};

/** The three roads on an empty sheet; covers everything. */
export function Splash({ title, text, leaving = false, onSkip }: Props) {
  // At the end of the page, so that no view transition of a screen takes it along.
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: any key skips it too, heard on the window
    <div className="splash" data-leaving={leaving || undefined} onClick={onSkip}>
      <LogoMark className="splash-mark" />
      <div role="status" className="grid justify-items-center gap-2">
        <p className="splash-title">{title}</p>
        <p className="splash-text">{text}</p>
      </div>
    </div>,
    document.body,
  );
}
