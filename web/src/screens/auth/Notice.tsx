import { type Ref, useEffect, useRef } from 'react';
import { Alert } from '../../ui/Alert.tsx';

/** What a form has to say as a whole. */
export type Notice = { readonly tone: 'good' | 'bad'; readonly title?: string; readonly text?: string };

/** The notice of a form; it takes the focus, so that it is met before the fields. */
export function FormNotice({ notice }: { notice: Notice | null }) {
  const ref: Ref<HTMLDivElement> = useRef(null);
  useEffect(() => {
    if (notice !== null) ref.current?.focus();
  }, [notice]);
  if (notice === null) return null;
  return (
    <Alert ref={ref} tone={notice.tone} {...(notice.title === undefined ? {} : { title: notice.title })}>
      {notice.text}
    </Alert>
  );
}
