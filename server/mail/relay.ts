import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import { isLoopback } from '../../lib/loopback';

/** A finished message: its SMTP envelope, and the message itself, in ASCII. */
export type Message = {
  envelope: { from: string; to: string[] };
  raw: string;
  /** The id by which a bounce names the message, when bounces are read. */
  envid?: string;
};

/**
 * What a relay did: could not be reached, or broke off before the message began; refused the session (greeting, TLS
 * or login); refused the sender, a recipient or the start of the message for good; refused the message itself for good;
 * or anything after which another attempt may succeed.
 */
export type FailureKind = 'unreachable' | 'session' | 'settings' | 'message' | 'temporary';

/** Why a message is not delivered yet. */
export type Failure = {
  kind: FailureKind;
  /** Codes only: what a relay says can quote what a visitor wrote. */
  reason: string;
  /** The recipients that it has not reached. */
  to: string[];
};

export type Relay = {
  /** Tries once to deliver a message; says why not, or nothing when the relay has taken it for every recipient. */
  send: (message: Message) => Promise<Failure | undefined>;
  /** Whether the relay greets, encrypts and accepts the login, within so many milliseconds. */
  verify: (milliseconds: number) => Promise<boolean>;
  close: () => void;
};

/** Milliseconds for each step of getting connected, for handing a message over, and for the relay's verdict on it. */
const defaultTimeouts = {
  connect: 10_000,
  handover: 30_000,
  /** What RFC 5321 (4.5.3.2.6) grants a relay after the last line: cutting it short makes duplicates. */
  verdict: 10 * 60_000,
};

/** The connection to the mail relay at an SMTP address; TLS is required unless the relay is on this machine. */
export function createRelay(url: string, timeouts = defaultTimeouts): Relay {
  const given = parseConnectionUrl(url);
  const options = {
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.connect,
    dnsTimeout: timeouts.connect,
    socketTimeout: timeouts.verdict,
    ...given,
    // A certificate says nothing about a machine to itself; elsewhere a stripped STARTTLS would bare the password.
    ...(isLoopback(given.host ?? '')
      ? { tls: { rejectUnauthorized: false, ...given.tls } }
      : { requireTLS: true, ignoreTLS: false }),
  };
  // The pool may start again only where not a byte of the message has left; every other retry is the outbox's.
  const transport = createTransport({ ...options, pool: true, maxRequeues: 1 });
  // A transport that watches how far a message is: nodemailer does not say, and the right timeout depends on it.
  transport.use('stream', ({ data, message }, done) => {
    const { handedOver } = data as { handedOver?: () => void };
    message.transform(() => new PassThrough().once('end', () => handedOver?.()));
    done();
  });
  const verifier = createTransport({ ...options, socketTimeout: timeouts.connect });

  return {
    async send({ envelope, raw, envid }: Message) {
      const abort = new AbortController();
      const stopAfter = (milliseconds: number) => setTimeout(() => abort.abort(), milliseconds).unref();
      let timer = stopAfter(timeouts.handover);
      let isHandedOver = false;
      const handedOver = () => {
        isHandedOver = true;
        clearTimeout(timer);
        timer = stopAfter(timeouts.verdict);
      };
      try {
        const dsn = envid ? { envid, ret: 'FULL', notify: ['FAILURE', 'DELAY'] } : undefined;
        const mail = { envelope, raw, dsn, handedOver, signal: abort.signal };
        const { rejectedErrors = [] } = await transport.sendMail(mail);
        return rejectedErrors.length > 0 ? describeRejection(rejectedErrors) : undefined;
      } catch (error) {
        return describeError(error as SmtpError, envelope.to, isHandedOver);
      } finally {
        clearTimeout(timer);
      }
    },

    async verify(milliseconds: number) {
      const verified = verifier.verify().catch(() => false);
      return await Promise.race([verified, sleep(milliseconds, false, { ref: false })]);
    },

    close(): void {
      transport.close();
    },
  };
}

type SmtpError = Error & {
  code?: string;
  /** The code of the system, such as that of a refused connection or of a certificate that is not trusted. */
  originalCode?: string;
  command?: string;
  responseCode?: number;
  permanent?: boolean;
  recipient?: string;
};

/** Some recipients have the message: the others are tried again, whatever the relay said about them. */
function describeRejection(errors: SmtpError[]): Failure {
  const to = errors.flatMap(({ recipient }) => recipient ?? []);
  const refused = errors.find(({ responseCode = 0 }) => responseCode >= 500);
  return { kind: refused ? 'settings' : 'temporary', reason: codesOf(refused ?? errors[0]), to };
}

function describeError(error: SmtpError, to: string[], isHandedOver: boolean): Failure {
  return { kind: kindOf(error, isHandedOver), reason: codesOf(error), to };
}

function codesOf(error?: SmtpError): string {
  return [error?.code, error?.command, error?.responseCode ?? error?.originalCode].filter(Boolean).join(' ');
}

function kindOf(error: SmtpError, isHandedOver: boolean): FailureKind {
  const { code, originalCode = '', responseCode = 0, permanent } = error;
  if (code === 'EMESSAGE' && permanent) return 'message';
  if (code === 'EENVELOPE') {
    if (responseCode === 421) return 'unreachable';
    return responseCode >= 500 ? 'settings' : 'temporary';
  }
  // It may have the message, although it has not said so.
  if (isHandedOver || code === 'EMESSAGE') return 'temporary';
  const isLogin = code === 'EAUTH' && (responseCode === 0 || responseCode >= 500);
  const isTls = code === 'ETLS' || /CERT|TLS|SSL|SIGNATURE/.test(originalCode);
  return isLogin || isTls || responseCode >= 500 ? 'session' : 'unreachable';
}
