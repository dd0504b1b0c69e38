/** What tells one screen from another: the path, and of the quizzes which list it is. */
export function screenOf({ pathname, search }: { pathname: string; search: string }): string {
  const params = new URLSearchParams(search);
  return [pathname, params.get('field') ?? '', params.get('made') ?? ''].join(' ');
}
