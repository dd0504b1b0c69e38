import { LIMITS } from '@trivium/contract/limits';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** Short enough to feel at once, long enough not to ask for every letter. */
const DEBOUNCE_MS = 200;

const bounded = (text: string) => [...text].slice(0, LIMITS.search.max).join('');

/** What is typed in the search box, and what is searched for: the `search` parameter of the address. */
export function useSearch() {
  const [params, setParams] = useSearchParams();
  const search = bounded(params.get('search') ?? '').trim();
  const [typed, setTyped] = useState(search);
  const [synced, setSynced] = useState(search);

  // Back and forward, or a link: the address leads.
  if (search !== synced) {
    setSynced(search);
    if (search !== typed.trim()) setTyped(search);
  }

  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === search) return;
    const timer = setTimeout(
      () => setParams(wanted === '' ? {} : { search: wanted }, { replace: true }),
      DEBOUNCE_MS,
    );
    return () => clearTimeout(timer);
  }, [typed, search, setParams]);

  return { typed, search, type: (text: string) => setTyped(bounded(text)) };
}
