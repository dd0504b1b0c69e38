import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('settings', () => {
  it('have defaults that need nothing', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:3000',
      databaseUrl: undefined,
      trustProxy: false,
      rateLimits: true,
    });
  });

  it('treat an empty variable as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  it.each([
    [{ HOST: '0.0.0.0', PORT: '80' }, 'http://localhost:80'],
    [{ HOST: '::1' }, 'http://[::1]:3000'],
    [{ PUBLIC_URL: 'https://quiz.example.org/' }, 'https://quiz.example.org'],
  ])('make the public address of %j', (env, publicUrl) => {
    expect(readConfig(env).publicUrl).toBe(publicUrl);
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_URL', 'nonsense'],
    ['PUBLIC_URL', 'ftp://x'],
    ['PUBLIC_URL', 'quiz.example.org'],
    ['SMTP_URL', 'http://x'],
    ['MAIL_FROM', 'a@b\nBcc: c@d'],
    ['TRUST_PROXY', 'yes'],
    ['RATE_LIMITS', '1'],
    ['LOG_LEVEL', 'loud'],
  ])('refuse %s=%j in one line that names it', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} is not usable: [^\\n]+$`, 'u'));
  });

  it('refuse a mail server without a sender', () => {
    expect(() => readConfig({ SMTP_URL: 'smtp://localhost' })).toThrow(/^MAIL_FROM /u);
  });
});
