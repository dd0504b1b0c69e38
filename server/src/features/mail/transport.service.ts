import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Context } from '../../http/context.ts';

export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly replyTo?: string | undefined;
};
export type SendMail = (mail: Mail) => Promise<void>;

/** Real mail where SMTP_URL is set, else an .eml file in the outbox for each mail. */
export function mailTransport(ctx: Context): SendMail {
  const { smtpUrl, from } = ctx.config.mail;
  return smtpUrl ? bySmtp(smtpUrl, from) : toOutbox(ctx);
}

function bySmtp(url: string, from: string): SendMail {
  const transport = createTransport(url, {
    from,
    // A server that accepts the connection and then says nothing must not hold a worker for minutes.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  } as object);
  return async (mail) => {
    await transport.sendMail({ from, ...mail });
  };
}

function toOutbox({ config, deps, log }: Context): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const folder = join(config.dataDir, 'outbox');
  return async (mail) => {
    const { message } = await transport.sendMail({ from: config.mail.from, ...mail });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(
      folder,
      `${new Date(deps.now()).toISOString().replace(/[:.]/gu, '-')}-${deps.newId()}.eml`,
    );
    // Renamed into place, so that whoever watches the folder never reads half a mail.
    await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 });
    await rename(`${path}.part`, path);
    log.info({ path }, 'mail written to the outbox: set SMTP_URL to send it');
  };
}
