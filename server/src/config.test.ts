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
    ['LLM_BASE_URL', 'localhost:11434'],
    ['LLM_API_KEY', 'two words'],
    ['LLM_MODEL', 'two words'],
    ['LLM_TOKENS_PER_DAY', 'many'],
    ['LLM_TOKENS_PER_PLAYER', '-1'],
  ])('refuse %s=%j in one line that names it', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} is not usable: [^\\n]+$`, 'u'));
  });

  it('take a language model with its budgets, with or without a key', () => {
    const url = 'http://127.0.0.1:11434/v1';
    expect(readConfig({}).model).toBeUndefined();
    expect(readConfig({ LLM_BASE_URL: url, LLM_MODEL: 'm', LLM_TOKENS_PER_DAY: '5' }).model).toEqual({
      baseUrl: url,
      apiKey: undefined,
      model: 'm',
      tokensPerDay: 5,
      tokensPerPlayer: 300_000,
    });
  });

  it('refuse half a language model', () => {
    expect(() => readConfig({ LLM_BASE_URL: 'http://x' })).toThrow(/^LLM_MODEL /u);
    expect(() => readConfig({ LLM_MODEL: 'm' })).toThrow(/^LLM_BASE_URL /u);
    expect(() => readConfig({ LLM_API_KEY: 'k' })).toThrow(/^LLM_BASE_URL /u);
  });

  it('refuse a mail server without a sender', () => {
    expect(() => readConfig({ SMTP_URL: 'smtp://localhost' })).toThrow(/^MAIL_FROM /u);
  });
});
