import { useEffect } from 'react';

/** Sets the title of the browser's tab for as long as a screen is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
