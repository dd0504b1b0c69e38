const IRREGULAR: Record<string, string> = {
  teeth: 'tooth',
  feet: 'foot',
  geese: 'goose',
  mice: 'mouse',
  oxen: 'ox',
  children: 'child',
  people: 'person',
  fungi: 'fungus',
  cacti: 'cactus',
  octopi: 'octopus',
  nuclei: 'nucleus',
  bacteria: 'bacterium',
  criteria: 'criterion',
  vertebrae: 'vertebra',
  algae: 'alga',
};

/** The forms of a key under which the dictionary may have it: as typed, and its last word in the singular. */
export function formsOf(key: string): string[] {
  const forms = [key];
  const irregular = /^(?<before>.* )?(?<last>\w+)$/u.exec(key)?.groups;
  const single = IRREGULAR[irregular?.last ?? ''];
  if (single !== undefined) forms.push(`${irregular?.before ?? ''}${single}`);
  if (key.endsWith('ies')) forms.push(`${key.slice(0, -3)}y`);
  if (/(?:s|x|z|ch|sh)es$/u.test(key)) forms.push(key.slice(0, -2));
  if (key.endsWith('ves')) forms.push(`${key.slice(0, -3)}f`, `${key.slice(0, -3)}fe`);
  if (key.endsWith('men')) forms.push(`${key.slice(0, -3)}man`);
  if (key.endsWith('s') && !key.endsWith('ss') && !key.endsWith('ics')) forms.push(key.slice(0, -1));
  else if (!key.endsWith('s')) forms.push(`${key}s`);
  return [...new Set(forms)];
}
