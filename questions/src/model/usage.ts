/** Characters of a token, on the low side for English, so that an estimate is on the high side. */
const CHARACTERS_PER_TOKEN = 3;
/** No call of ours can take more, thoughts included: who reports it is mistaken. */
const MAX_TOKENS = 200_000;

/** Tokens that so many characters take, about. */
export function estimatedTokens(characters: number): number {
  return Math.ceil(characters / CHARACTERS_PER_TOKEN);
}

const sane = (count: number | undefined) => count !== undefined && count > 0 && count <= MAX_TOKENS;

/** Tokens that a call took by the report of the service, or by the characters sent and received where it is absent or absurd. */
export function tokensOf(
  usage: { readonly inputTokens: number | undefined; readonly outputTokens: number | undefined } | undefined,
  characters: number,
): number {
  const [sent, received] = [usage?.inputTokens, usage?.outputTokens];
  if (!sane(sent) || !sane(received)) return estimatedTokens(characters);
  return Math.round((sent ?? 0) + (received ?? 0));
}
