import { expect, it } from 'vitest';
import { base64ToBytes } from './base64.ts';

it.each([
  ['', []],
  ['AA==', [0]],
  ['w6nDvw==', [195, 169, 195, 191]],
  ['/+8=', [255, 239]],
])('%j stands for %j', (text, bytes) => {
  expect([...base64ToBytes(text)]).toEqual(bytes);
});
