import { isTest, pageLayer, targetOf } from './place.ts';
import { type Check, judgeImports } from './violation.ts';

/** The layers of the page from the outside in (`parts` are shared by screens): each may use those after it. */
const LAYERS = ['app', 'screens', 'parts', 'game', 'api'];

const screenOf = (path: string) => /^web\/src\/screens\/([^/]+)\//.exec(path)?.[1];

/** Rule 4: app, screens, game, api, contract; no screen uses another; ui and lib use none of these. */
export const page: Check = (source) => {
  if (!source.path.startsWith('web/src/') || isTest(source.path)) return [];
  const layer = pageLayer(source.path);
  // ui, lib, messages and whatever else is no layer stands furthest in.
  const rank = LAYERS.includes(layer) ? LAYERS.indexOf(layer) : LAYERS.length;
  return judgeImports(source, 'rule 4, page', ({ specifier }) => {
    const target = targetOf(source.path, specifier);
    if ('package' in target || !target.file.startsWith('web/src/')) return null;
    const other = pageLayer(target.file);
    if (LAYERS.includes(other) && LAYERS.indexOf(other) < rank) {
      return `${layer} must not use ${other} (${target.file})`;
    }
    const [own, their] = [screenOf(source.path), screenOf(target.file)];
    if (own === undefined || their === undefined || own === their) return null;
    return `the screen ${own} must not use the screen ${their}`;
  });
};
