/** The forms of a key under which the dictionary may have it: as typed, and its last word in the singular. */
export function formsOf(key: string): string[] {
  const forms = [key];
  if (key.endsWith('ies')) forms.push(`${key.slice(0, -3)}y`);
  if (/(?:s|x|z|ch|sh)es$/u.test(key)) forms.push(key.slice(0, -2));
  if (key.endsWith('ves')) forms.push(`${key.slice(0, -3)}f`, `${key.slice(0, -3)}fe`);
  if (key.endsWith('men')) forms.push(`${key.slice(0, -3)}man`);
  if (key.endsWith('s') && !key.endsWith('ss') && !key.endsWith('ics')) forms.push(key.slice(0, -1));
  else if (!key.endsWith('s')) forms.push(`${key}s`);
  return [...new Set(forms)];
}
