import { useLocation, useSearchParams } from 'react-router';
import type { Section } from './sections.ts';

/** The section of a field that is on show, null for all of it. The address keeps it, so that one finds it again. */
export function useSection(sections: readonly Section[]) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const wanted = params.get('section');
  return {
    section: sections.some(({ name }) => name === wanted) ? wanted : null,
    choose: (section: string | null) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (section === null) after.delete('section');
          else after.set('section', section);
          return after;
        },
        { replace: true, state },
      ),
  };
}
