/** Where the quizzes of a field are listed, or those that players made. */
export const fieldPath = (slug: string) => `/categories?field=${encodeURIComponent(slug)}`;
export const BY_PLAYERS_PATH = '/categories?made=players';
