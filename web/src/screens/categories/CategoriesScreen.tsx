import { useSearchParams } from 'react-router';
import { ByPlayersScreen } from './ByPlayersScreen.tsx';
import { CatalogueScreen } from './CatalogueScreen.tsx';
import { FieldScreen } from './FieldScreen.tsx';

/** Every quiz there is: by field, those that players made, and a search among all. The address says which. */
export function CategoriesScreen() {
  const [params] = useSearchParams();
  const field = params.get('field') ?? '';
  if (field !== '') return <FieldScreen key={field} slug={field} />;
  if (params.get('made') === 'players') return <ByPlayersScreen />;
  return <CatalogueScreen />;
}
