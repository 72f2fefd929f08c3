import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import { isLoopback } from '../../lib/loopback';

/** A finished message: its SMTP envelope, and the message itself, in ASCII. */
export type Message = { envelope: { from: string; to: string[] }; raw: string };

/**
 * The kind of a failure: the relay is unreachable, or closed the connection before the message began; it refused the
 * session (greeting, TLS or login); the sender, a recipient or the start of the message permanently; the whole message
 * permanently, which may be because of its sender; or any failure after which another attempt may succeed.
 */
export type FailureKind = 'unreachable' | 'session' | 'settings' | 'message' | 'temporary';

/** Returns whether a relay that accepts sessions has refused a message permanently. */
export const isRefusal = (kind?: FailureKind) => kind === 'settings' || kind === 'message';

/** The reason why a message is not delivered yet. */
export type Failure = {
  kind: FailureKind;
  /** Codes only, because the text of a relay can quote the visitor. */
  reason: string;
  /** The recipients that have not received it. */
  to: string[];
};

export type Relay = {
  /**
   * Tries once to deliver a message; returns the failure, or undefined when the relay has accepted it for every
   * recipient.
   */
  send: (message: Message) => Promise<Failure | undefined>;
  /** Tests whether the relay greets, encrypts and accepts the login within so many milliseconds; returns the failure. */
  verify: (milliseconds: number) => Promise<Failure | undefined>;
  close: () => void;
};

/** Milliseconds for each step of connecting, for sending a message, and for the relay's verdict on it. */
const defaultTimeouts = {
  connect: 10_000,
  handover: 30_000,
  /** The time that RFC 5321 (4.5.3.2.6) grants a relay after the last line: a shorter one causes duplicates. */
  verdict: 10 * 60_000,
};

/** Connects to the mail relay at an SMTP address; TLS is required unless the relay is on this machine. */
export function createRelay(url: string, timeouts = defaultTimeouts): Relay {
  const connection = parseConnectionUrl(url);
  const options = {
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.connect,
    dnsTimeout: timeouts.connect,
    socketTimeout: timeouts.verdict,
    ...connection,
    // A machine needs no certificate for itself; elsewhere a stripped STARTTLS would expose the password.
    ...(isLoopback(connection.host ?? '')
      ? { tls: { rejectUnauthorized: false, ...connection.tls } }
      : { requireTLS: true, ignoreTLS: false }),
  };
  // The pool may retry only before the first byte of a message is sent; every other retry belongs to the outbox.
  const transport = createTransport({ ...options, pool: true, maxRequeues: 1 });
  // This transport tracks the progress of a message, which nodemailer does not report, to choose the timeout.
  transport.use('stream', ({ data, message }, done) => {
    const { handedOver } = data as { handedOver?: () => void };
    message.transform(() => new PassThrough().once('end', () => handedOver?.()));
    done();
  });
  const verifier = createTransport({ ...options, socketTimeout: timeouts.connect });

  return {
    async send({ envelope, raw }: Message) {
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
        const mail = { envelope, raw, handedOver, signal: abort.signal };
        const { rejectedErrors = [] } = await transport.sendMail(mail);
        return rejectedErrors.length > 0 ? describeRejection(rejectedErrors) : undefined;
      } catch (error) {
        return describeError(error as SmtpError, envelope.to, isHandedOver);
      } finally {
        clearTimeout(timer);
      }
    },

    async verify(milliseconds: number) {
      const verification = verifier.verify().then(
        () => undefined,
        (error) => describeError(error as SmtpError, [], false),
      );
      const late: Failure = { kind: 'unreachable', reason: 'TIMEOUT', to: [] };
      return await Promise.race([verification, sleep(milliseconds, late, { ref: false })]);
    },

    close(): void {
      transport.close();
    },
  };
}

type SmtpError = Error & {
  code?: string;
  /** The system's code, such as a refused connection or an untrusted certificate. */
  originalCode?: string;
  command?: string;
  responseCode?: number;
  permanent?: boolean;
  recipient?: string;
};

/** Describes a partial rejection: the recipients without the message are retried, whatever the relay replied. */
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
  // The relay may have the message without having confirmed it.
  if (isHandedOver || code === 'EMESSAGE') return 'temporary';
  const isLogin = code === 'EAUTH' && (responseCode === 0 || responseCode >= 500);
  const isTls = code === 'ETLS' || /CERT|TLS|SSL|SIGNATURE/.test(originalCode);
  return isLogin || isTls || responseCode >= 500 ? 'session' : 'unreachable';
}
