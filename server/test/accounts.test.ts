import { beforeAll, describe, expect, it } from 'vitest';
import { makeCategory, makeGuest, makeRegistered, playQuiz } from './builders.ts';
import { type TestApp, testApp } from './harness.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const DAY = 24 * 3600_000;

describe('POST /api/users/guestLogin', () => {
  it('lets a guest in with a friendly alias, an avatar and a token that works', async () => {
    const { status, body } = await t.call('POST', '/api/users/guestLogin');
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ userType: 'Guest', level: 1, email: null, age: null });
    expect(body.user.alias).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+ \d{4}$/u);
    expect(body.user.avatar).toBeGreaterThanOrEqual(1);
    expect(body.message).toContain(body.user.alias);
    const details = await t.call('GET', '/api/getUserDetails', { token: body.token });
    expect(details.body.user).toEqual(body.user);
  });

  it('accepts the JSON content type with an empty body', async () => {
    const { status } = await t.call('POST', '/api/users/guestLogin', {
      headers: { 'content-type': 'application/json' },
    });
    expect(status).toBe(200);
  });

  it('stores no token that could be used', async () => {
    const { token } = await makeGuest(t);
    const rows = await t.ctx.db.selectFrom('sessions').selectAll().execute();
    expect(
      JSON.stringify(rows.map((r) => [r.token_hash.toString('base64url'), r.token_hash.toString()])),
    ).not.toContain(token);
  });
});

describe('POST /api/users/register', () => {
  const good = { alias: 'Grace', email: 'grace@example.org', password: 'seven-lanterns', age: 41 };

  it('registers and does not log in', async () => {
    const { status, body } = await t.call('POST', '/api/users/register', { body: good });
    expect(status).toBe(201);
    expect(body.user).toMatchObject({
      alias: 'Grace',
      email: 'grace@example.org',
      age: 41,
      userType: 'Registered',
    });
    expect(body).not.toHaveProperty('token');
  });

  it('refuses an address that is taken, whatever its case', async () => {
    const again = { ...good, email: 'GRACE@Example.org' };
    const { status, body } = await t.call('POST', '/api/users/register', { body: again });
    expect([status, body.code]).toEqual([409, 'email_taken']);
  });

  it.each([
    ['no alias', { alias: undefined }],
    ['an alias of one letter', { alias: 'a' }],
    ['an alias of 25 letters', { alias: 'a'.repeat(25) }],
    ['an alias of blanks', { alias: '   ' }],
    ['a control character', { alias: 'ab\u0007c' }],
    ['a NUL', { alias: 'ab\u0000c' }],
    ['no e-mail', { email: undefined }],
    ['a bad e-mail', { email: 'grace' }],
    ['a mail header in the e-mail', { email: 'a@example.org\r\nBcc: b@example.org' }],
    ['a short password', { password: 'abc12' }],
    ['a long password', { password: 'x'.repeat(129) }],
    ['a password that is a number', { password: 12345678 }],
    ['age 0', { age: 0 }],
    ['age 121', { age: 121 }],
    ['age as text', { age: '30' }],
    ['half a year', { age: 30.5 }],
    ['avatar 16', { avatar: 16 }],
  ])('refuses %s', async (_name, change) => {
    const body = { ...good, email: 'other@example.org', ...change };
    const answer = await t.call('POST', '/api/users/register', { body });
    expect([answer.status, answer.body.code]).toEqual([400, 'bad_input']);
  });

  it.each(['123456', 'password', 'PASSWORD', 'Grace7', 'trivium2030', 'new@example.org'])(
    'refuses the easy password %s',
    async (password) => {
      const body = { ...good, email: 'new@example.org', password };
      const answer = await t.call('POST', '/api/users/register', { body });
      expect([answer.status, answer.body.code]).toEqual([400, 'weak_password']);
    },
  );

  it.each(['Admin', 'Tr1vium Support', 'f.u.c.k', 'Heil Hitler', 'visit spam.com'])(
    'refuses the alias %s with a sentence, and stores nothing',
    async (alias) => {
      const body = { ...good, alias, email: 'alias@example.org' };
      const answer = await t.call('POST', '/api/users/register', { body });
      expect([answer.status, answer.body.code]).toEqual([400, 'name_refused']);
      expect(answer.body.message).toMatch(/Please choose another one\.$/u);
      const kept = { ...good, alias: 'Dick Cockburn', email: 'alias@example.org' };
      expect((await t.call('POST', '/api/users/register', { body: kept })).status).toBe(201);
      await t.ctx.db.deleteFrom('players').where('email', '=', 'alias@example.org').execute();
    },
  );

  it('refuses an offensive alias of a guest who registers, and leaves the guest as it was', async () => {
    const guest = await makeGuest(t);
    const body = { ...good, alias: 'Sh1thead', email: 'upgrade@example.org' };
    const answer = await t.call('POST', '/api/users/register', { body, token: guest.token });
    expect([answer.status, answer.body.code]).toEqual([400, 'name_refused']);
    const details = await t.call('GET', '/api/getUserDetails', { token: guest.token });
    expect(details.body.user).toMatchObject({ alias: guest.alias, userType: 'Guest', email: null });
  });

  it("turns a guest into the registered player, keeps the progress and ends the guest's session", async () => {
    const guest = await makeGuest(t);
    const category = await makeCategory(t);
    const results = await playQuiz(t, guest, category.id, 10);
    expect(results.totalKnowledge).toBeGreaterThan(0);
    const body = { alias: 'Katherine', email: 'kj@example.org', password: 'orbit-by-hand-62', age: 44 };
    const made = await t.call('POST', '/api/users/register', { body, token: guest.token });
    expect(made.status).toBe(201);
    expect(made.body.user._id).toBe(guest.id);
    expect((await t.call('GET', '/api/getUserDetails', { token: guest.token })).status).toBe(401);
    const entered = await t.call('POST', '/api/users/login', { body });
    const details = await t.call('GET', '/api/getUserDetails', { token: entered.body.token });
    expect(details.body.knowledgePoints).toBe(results.totalKnowledge);
  });

  it('upgrades one guest once, however often it is asked at the same moment', async () => {
    const guest = await makeGuest(t);
    const tries = Array.from({ length: 6 }, (_, n) =>
      t.call('POST', '/api/users/register', {
        token: guest.token,
        body: { alias: 'Many', email: `many${n}@example.org`, password: 'only-one-of-us', age: 20 },
      }),
    );
    const statuses = (await Promise.all(tries)).map((a) => a.status).sort();
    expect(statuses[0]).toBe(201);
    expect(statuses.slice(1).every((s) => s === 401 || s === 403)).toBe(true);
  });
});

describe('POST /api/users/login', () => {
  it('logs in without regard to the case of the address', async () => {
    const p = await makeRegistered(t, { email: 'linus@example.org' });
    const { status, body } = await t.call('POST', '/api/users/login', {
      body: { email: ' LINUS@example.org ', password: p.password },
    });
    expect(status).toBe(200);
    expect(body.user._id).toBe(p.id);
  });

  it.each([
    ['a wrong password', { email: 'linus@example.org', password: 'not-it' }],
    ['a cut password', { email: 'linus@example.org', password: 'violet-harbour-7' }],
    ['another case', { email: 'linus@example.org', password: 'Violet-harbour-71' }],
    ['an unknown address', { email: 'nobody@example.org', password: 'violet-harbour-71' }],
  ])('refuses %s with the same 401, which does not speak of a token', async (_name, body) => {
    const answer = await t.call('POST', '/api/users/login', { body });
    expect([answer.status, answer.body.code]).toEqual([401, 'wrong_credentials']);
    expect(answer.body.message).toBe('Invalid credentials. Please try again.');
    expect(answer.text).not.toMatch(/token/iu);
  });

  it.each([
    [{}],
    [{ email: 'a@example.org' }],
    [{ email: '', password: 'x' }],
    [{ email: 1, password: 2 }],
    [[]],
    [null],
  ])('refuses %j', async (body) => {
    expect((await t.call('POST', '/api/users/login', { body })).status).toBe(400);
  });
});

describe('sessions', () => {
  it.each([undefined, 'nonsense', 'Zm9v.YmFy', 'x'.repeat(200)])('refuses the token %s', async (token) => {
    const answer = await t.call('GET', '/api/getUserDetails', token ? { token } : {});
    expect([answer.status, answer.body.code]).toEqual([401, 'session_invalid']);
    expect(answer.body.message).toMatch(/token/u);
    expect(answer.body.error).toBe(answer.body.message);
  });

  it('ends at logout', async () => {
    const { token } = await makeGuest(t);
    expect((await t.call('POST', '/api/users/logout', { token })).status).toBe(204);
    expect((await t.call('GET', '/api/getUserDetails', { token })).status).toBe(401);
    expect((await t.call('POST', '/api/users/logout', { token })).status).toBe(401);
  });

  it('ends after 30 idle days, lives on when used, and ends after 180 days in any case', async () => {
    const own = await testApp();
    const used = await makeGuest(own);
    const idle = await makeGuest(own);
    const alive = async (token: string) =>
      (await own.call('GET', '/api/getUserDetails', { token })).status === 200;
    for (let day = 20; day <= 160; day += 20) {
      own.clock.advance(20 * DAY);
      expect([day, await alive(used.token)]).toEqual([day, true]);
    }
    expect(await alive(idle.token)).toBe(false);
    own.clock.advance(19 * DAY);
    expect(await alive(used.token)).toBe(true);
    own.clock.advance(2 * DAY);
    expect(await alive(used.token)).toBe(false);
  });
});

describe('GET /api/getUserDetails', () => {
  it('is never cached', async () => {
    const { token } = await makeGuest(t);
    const answer = await t.call('GET', '/api/getUserDetails', { token });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toMatchObject({
      coins: 0,
      knowledgePoints: 0,
      wisdomGems: 0,
      enlightenmentCrystals: 0,
    });
  });
});

describe('POST /api/updateUserDetails', () => {
  const save = (token: string, body: object) => t.call('POST', '/api/updateUserDetails', { token, body });

  it('changes alias, age and avatar', async () => {
    const { token } = await makeGuest(t);
    const { status, body } = await save(token, { alias: '  New   Name ', age: 9, avatar: 15, email: '' });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ alias: 'New Name', age: 9, avatar: 15, userType: 'Guest' });
  });

  it('registers a guest who sends an e-mail, and mails a link to set a password', async () => {
    const { token, id } = await makeGuest(t);
    const { status, body } = await save(token, {
      alias: 'Done',
      age: 20,
      avatar: 1,
      email: 'done@example.org',
    });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ userType: 'Registered', email: 'done@example.org' });
    const jobs = await t.connections.pool.query(`select payload from graphile_worker._private_jobs`);
    expect(jobs.rows.map((r) => r.payload)).toContainEqual({ kind: 'set-password', playerId: id });
    expect((await t.call('GET', '/api/getUserDetails', { token })).status).toBe(200);
  });

  it('registers a guest with a password of their own, which then logs in', async () => {
    const { token } = await makeGuest(t);
    await save(token, { email: 'own@example.org', password: 'copper-kettle-9' });
    const body = { email: 'own@example.org', password: 'copper-kettle-9' };
    expect((await t.call('POST', '/api/users/login', { body })).status).toBe(200);
  });

  it('refuses an address that is taken and changes nothing', async () => {
    const { token, alias } = await makeGuest(t);
    const answer = await save(token, { alias: 'Changed', email: 'done@example.org' });
    expect([answer.status, answer.body.code]).toEqual([409, 'email_taken']);
    const details = await t.call('GET', '/api/getUserDetails', { token });
    expect(details.body.user).toMatchObject({ alias, userType: 'Guest', email: null });
  });

  it('locks the address after registration', async () => {
    const p = await makeRegistered(t);
    expect((await save(p.token, { email: p.email.toUpperCase() })).status).toBe(200);
    const answer = await save(p.token, { email: 'else@example.org' });
    expect([answer.status, answer.body.code]).toEqual([403, 'not_allowed']);
  });

  it.each([
    [{ alias: '' }],
    [{ age: 0 }],
    [{ age: 1.5 }],
    [{ avatar: 0 }],
    [{ email: 'no' }],
    [{ email: 'a b@example.org' }],
    ['text'],
    [{ alias: ['a', 'b'] }],
  ])('refuses %j', async (body) => {
    const { token } = await makeGuest(t);
    const answer = await t.call('POST', '/api/updateUserDetails', { token, body });
    expect([answer.status, answer.body.code]).toEqual([400, 'bad_input']);
  });

  it.each(['Moderator', 'N1gger', 'https://spam.example', 'Kill Yourself'])(
    'refuses to change the alias to %s, and changes nothing',
    async (alias) => {
      const guest = await makeGuest(t);
      const answer = await save(guest.token, { alias, age: 12 });
      expect([answer.status, answer.body.code]).toEqual([400, 'name_refused']);
      expect(answer.body.error).toBe(answer.body.message);
      const { body } = await t.call('GET', '/api/getUserDetails', { token: guest.token });
      expect(body.user).toMatchObject({ alias: guest.alias, age: null });
    },
  );

  it('locks nobody out of an alias that they had before', async () => {
    const p = await makeRegistered(t);
    await t.ctx.db.updateTable('players').set({ alias: 'Admin' }).where('id', '=', p.id).execute();
    const answer = await save(p.token, { alias: 'Admin', age: 33 });
    expect([answer.status, answer.body.user.alias, answer.body.user.age]).toEqual([200, 'Admin', 33]);
  });

  it('ignores fields that are not the player’s to set', async () => {
    const { token } = await makeGuest(t);
    await save(token, {
      alias: 'Sly',
      xp: 1e6,
      coins: 1e6,
      level: 99,
      userType: 'Registered',
      _id: 'x',
      strength: 10,
    });
    const { body } = await t.call('GET', '/api/getUserDetails', { token });
    expect(body).toMatchObject({ coins: 0, knowledgePoints: 0, user: { level: 1, userType: 'Guest' } });
  });
});
