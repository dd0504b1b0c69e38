/** What a model may write around one object, nested in lists and wrappers; deeper things are not for us. */
const MAX_DEPTH = 6;
/** A question is some hundred characters long, a whole batch some thousands. */
const MAX_TEXT = 200_000;
/** Broken text could be tried at each of its braces; this many tries find a batch. */
const MAX_TRIES = 200;

/** Thoughts that some models write before their answer. They may hold drafts of questions that were given up. */
const THOUGHTS = /<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/giu;

type Span = { readonly from: number; readonly to: number };

function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** All closed pairs of braces outside of strings, in the order in which they open. One pass. */
function objectSpans(text: string): Span[] {
  const spans: Span[] = [];
  const open: number[] = [];
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    if (inString) {
      if (c === '\\') i++;
      // A string of JSON stays on its line: what goes on beyond has lost its end.
      else if (c === '"' || c === '\n') inString = false;
    } else if (c === '"') inString = open.length > 0;
    else if (c === '{') open.push(i);
    else if (c === '}') {
      const from = open.pop();
      if (from !== undefined && open.length < MAX_DEPTH) spans.push({ from, to: i + 1 });
    }
  }
  return spans.sort((a, b) => a.from - b.from);
}

/** The outermost objects of a text that can be read; of one that cannot, those inside it. */
function objectsIn(text: string): unknown[] {
  const values: unknown[] = [];
  let [tries, end] = [0, 0];
  for (const { from, to } of objectSpans(text)) {
    if (from < end) continue;
    if (++tries > MAX_TRIES) break;
    const read = parsed(text.slice(from, to));
    if (read === undefined) continue;
    values.push(read.value);
    end = to;
  }
  return values;
}

/**
 * What stands as JSON in the answer of a model: the whole text, or the objects between prose, in code fences, or
 * left over of an answer that was cut off. Never throws; a text without any gives an empty list.
 */
export function rescueJson(answer: string): unknown[] {
  const text = answer.slice(0, MAX_TEXT).replace(THOUGHTS, '').trim();
  const whole = parsed(text);
  return whole ? [whole.value] : objectsIn(text);
}
