import { expect, test } from 'vitest';
import { htmlToPlain, showsMedia, tidy } from './plain.ts';

test.each([
  ['  a \t b\r\nc\u2028d\u00a0e ', 'a b c d e'],
  ['e\u0301', 'é'],
  ['', ''],
])('%j is tidied to %j', (text, tidied) => {
  expect(tidy(text)).toBe(tidied);
});

test.each([
  ['<p>One</p><p>two</p>', 'One two'],
  ['a<br/>b<BR>c', 'a b c'],
  ['H<sub>2</sub>O and 10<sup>-3</sup>', 'H₂O and 10⁻³'],
  ['x<sup>th</sup>', 'xth'],
  ['3 < 5 and 5 > 3, i <3 u', '3 < 5 and 5 > 3, i <3 u'],
  ['&lt;b&gt; &amp;amp; &nbsp;&eacute;&#039;&#x41;', "<b> &amp; é'A"],
  ['AT&T &unknown; &copy', 'AT&T &unknown; &copy'],
  ['a<!-- b -->c<style>d</style>e', 'a c e'],
  ['a<!-- never closed', 'a'],
  ['<span style="x">a</span>', 'a'],
])('%j reads %j', (html, plain) => {
  expect(htmlToPlain(html)).toBe(plain);
});

test.each([
  ['<img src=x>', true],
  ['<AUDIO controls>', true],
  ['@@PLUGINFILE@@/x.mp3', true],
  ['<imgur>', false],
  ['an image', false],
])('%j shows something: %j', (html, shows) => {
  expect(showsMedia(html)).toBe(shows);
});
