import { expect, it } from 'vitest';
import { screenOf } from './screen-of.ts';

const at = (pathname: string, search = '') => screenOf({ pathname, search });

it('takes another path or another list of quizzes for another screen, a search or a section not', () => {
  expect(at('/')).not.toBe(at('/menu'));
  expect(at('/categories', '?field=space')).not.toBe(at('/categories'));
  expect(at('/categories', '?field=space')).not.toBe(at('/categories', '?field=mammals'));
  expect(at('/categories', '?made=players')).not.toBe(at('/categories'));
  expect(at('/categories', '?search=space')).toBe(at('/categories'));
  expect(at('/categories', '?field=space&section=Planets')).toBe(at('/categories', '?field=space'));
});
