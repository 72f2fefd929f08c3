import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import type { Message } from './mail';

/** Why a message is not delivered yet. */
export type Failure = {
  /** Codes only: what a relay says can quote what a visitor wrote. */
  reason: string;
  /** The relay refused the message itself, so that sending it again unchanged is useless. */
  permanent: boolean;
  /** The recipients whom it has not reached. */
  to: string[];
};

export type Relay = ReturnType<typeof createRelay>;

/** Milliseconds for each step of getting connected, for handing a message over, and for the relay's verdict on it. */
const defaultPatience = {
  connect: 10_000,
  handover: 30_000,
  /** What RFC 5321 (4.5.3.2.6) grants a relay after the last line: cutting it short makes duplicates. */
  verdict: 10 * 60_000,
};

/** The connection to the mail relay at an SMTP address; TLS is a must unless the relay is on this machine. */
export function createRelay(url: string, patience = defaultPatience) {
  const given = parseConnectionUrl(url);
  const loopback = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(given.host ?? '');
  const options = {
    connectionTimeout: patience.connect,
    greetingTimeout: patience.connect,
    dnsTimeout: patience.connect,
    socketTimeout: patience.verdict,
    ...given,
    // A certificate says nothing about a machine to itself; elsewhere a stripped STARTTLS would bare the password.
    ...(loopback
      ? { tls: { rejectUnauthorized: false, ...given.tls } }
      : { requireTLS: true, ignoreTLS: false }),
  };
  // The pool may start again only where not a byte of the message has left; every other retry is the outbox's.
  const transport = createTransport({ ...options, pool: true, maxRequeues: 1 });
  // A transport that watches how far a message is: nodemailer cannot tell, and the right patience depends on it.
  transport.use('stream', ({ data, message }, done) => {
    const { handedOver } = data as { handedOver?: () => void };
    message.transform(() => new PassThrough().once('end', () => handedOver?.()));
    done();
  });
  const verifier = createTransport({ ...options, socketTimeout: patience.connect });

  return {
    /** Tries once to deliver a message; says why not, or nothing when the relay has taken it for every recipient. */
    async send({ envelope, raw }: Message): Promise<Failure | undefined> {
      const abort = new AbortController();
      const stopAfter = (milliseconds: number) => setTimeout(() => abort.abort(), milliseconds).unref();
      let timer = stopAfter(patience.handover);
      const handedOver = () => {
        clearTimeout(timer);
        timer = stopAfter(patience.verdict);
      };
      try {
        const mail = { envelope, raw, handedOver, signal: abort.signal };
        const { rejectedErrors = [] } = await transport.sendMail(mail);
        return rejectedErrors.length > 0 ? describeRejection(rejectedErrors) : undefined;
      } catch (error) {
        return describeError(error as SmtpError, envelope.to);
      } finally {
        clearTimeout(timer);
      }
    },

    /** Says whether the relay greets, encrypts and lets us in, within so many milliseconds. */
    async isWell(milliseconds: number): Promise<boolean> {
      const well = verifier.verify().catch(() => false);
      return await Promise.race([well, sleep(milliseconds, false, { ref: false })]);
    },

    close(): void {
      transport.close();
    },
  };
}

type SmtpError = Error & {
  code?: string;
  command?: string;
  responseCode?: number;
  permanent?: boolean;
  recipient?: string;
};

function describeRejection(errors: SmtpError[]): Failure {
  return {
    reason: codesOf(errors[0]),
    permanent: errors.every(isRefusal),
    to: errors.flatMap(({ recipient }) => recipient ?? []),
  };
}

function describeError(error: SmtpError, to: string[]): Failure {
  return { reason: codesOf(error), permanent: isRefusal(error), to };
}

function codesOf(error?: SmtpError): string {
  return [error?.code, error?.command, error?.responseCode].filter(Boolean).join(' ');
}

/**
 * A 5xx to the message. nodemailer calls a wrong password, a missing STARTTLS and a surly greeting permanent too: those,
 * like 530 (log in first), are faults of the settings, which someone mends.
 */
function isRefusal({ permanent, command = '', responseCode }: SmtpError): boolean {
  return permanent === true && ['MAIL FROM', 'RCPT TO', 'DATA'].includes(command) && responseCode !== 530;
}
