import { createServer, type Socket } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';
import PostalMime, { type Email } from 'postal-mime';
import { listenOnLoopback } from '../../../lib/loopback';
import { certificate } from './certificate';

/** The step of the SMTP session at which the script acts; `message` is after the final dot, and its line the mail. */
export type Step = 'greeting' | 'EHLO' | 'STARTTLS' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'message' | 'RSET';

/** A line to send, or an action instead of an answer; `drip` sends line after line without end. */
type Act = string | 'hang' | 'close' | 'drip' | { after: number; say: string } | ((line: string) => Act);

export type Script = Partial<Record<Step, Act>>;

export type Delivered = {
  raw: string;
  mail: Email;
  from: string;
  to: string[];
  secure: boolean;
  login: string;
};

type Options = { script?: Script; tls?: 'none' | 'starttls' | 'implicit'; login?: boolean };

const usual: Record<Step, string> = {
  greeting: '220 relay.example ESMTP',
  EHLO: '250 relay.example',
  STARTTLS: '220 Go ahead',
  AUTH: '235 Welcome',
  MAIL: '250 OK',
  RCPT: '250 OK',
  DATA: '354 Go ahead',
  message: '250 Taken',
  RSET: '250 OK',
};

/** Starts a mail relay on loopback that answers scripted steps by the script, and other steps as a good relay. */
export async function startScriptedRelay({ script = {}, tls = 'none', login = false }: Options = {}) {
  const sockets = new Set<Socket>();
  const relay = {
    script,
    delivered: [] as Delivered[],
    /** The number of connections so far. */
    connections: 0,
    url: '',
    /** Cuts every connection, like a relay that restarts. */
    hangUp(): void {
      for (const socket of sockets) socket.destroy();
    },
    async close(): Promise<void> {
      relay.hangUp();
      await new Promise((done) => server.close(done));
    },
  };

  function talk(plain: Socket): void {
    relay.connections += 1;
    sockets.add(plain);
    plain.on('close', () => sockets.delete(plain));
    plain.on('error', () => {});
    const session = {
      from: '',
      to: [] as string[],
      login: '',
      secure: tls === 'implicit',
      data: null as string | null,
    };
    let socket: Socket = plain;
    let buffered = '';
    let taken = () => {};

    function say(step: Step, line = ''): void {
      perform(relay.script[step] ?? usual[step], line, step);
    }

    function perform(act: Act, line: string, step: Step): void {
      if (typeof act === 'function') perform(act(line), line, step);
      else if (typeof act === 'object') setTimeout(() => perform(act.say, line, step), act.after);
      else if (act === 'close') socket.destroy();
      else if (act === 'drip') drip();
      else if (act !== 'hang') reply(act, step, line);
    }

    function drip(): void {
      const timer = setInterval(() => socket.write('250-and so on\r\n'), 20);
      socket.on('close', () => clearInterval(timer));
    }

    function reply(text: string, step: Step, line: string): void {
      if (socket.destroyed) return;
      const lines = step === 'EHLO' && text.startsWith('250') ? extensions(text) : [text];
      socket.write(`${lines.join('\r\n')}\r\n`);
      if (step === 'STARTTLS' && text.startsWith('220')) secure();
      if (step === 'DATA' && text.startsWith('354')) session.data = '';
      if (step === 'MAIL' && text.startsWith('250'))
        Object.assign(session, { from: addressIn(line), to: [] });
      if (step === 'RCPT' && text.startsWith('250')) session.to.push(addressIn(line));
      if (step === 'AUTH') session.login = line;
      if (step === 'message' && text.startsWith('250')) taken();
    }

    function extensions(text: string): string[] {
      const offers = [tls === 'starttls' && !session.secure && 'STARTTLS', login && 'AUTH PLAIN'].filter(
        Boolean,
      );
      const all = [text, ...offers.map((offer) => `250 ${offer}`)];
      return all.map((line, index) => (index < all.length - 1 ? line.replace('250 ', '250-') : line));
    }

    function secure(): void {
      socket.removeAllListeners('data');
      socket = new TLSSocket(socket, { isServer: true, secureContext: createSecureContext(certificate) });
      session.secure = true;
      listen();
    }

    function listen(): void {
      socket.on('error', () => {});
      socket.on('data', (chunk) => {
        buffered += chunk.toString('latin1');
        while (session.data === null ? readLine() : readMessage());
      });
    }

    function readLine(): boolean {
      const end = buffered.indexOf('\r\n');
      if (end < 0) return false;
      const line = buffered.slice(0, end);
      buffered = buffered.slice(end + 2);
      const [command = ''] = line.toUpperCase().split(' ');
      if (command === 'QUIT') socket.end('221 Bye\r\n');
      else if (command === 'HELO') say('EHLO', line);
      else if (command in usual) say(command as Step, line);
      else socket.write('502 What?\r\n');
      return true;
    }

    function readMessage(): boolean {
      const end = `\r\n${buffered}`.indexOf('\r\n.\r\n');
      if (end < 0) return false;
      const raw = buffered.slice(0, end).replace(/^\.\./gm, '.');
      buffered = buffered.slice(end + 3);
      session.data = null;
      PostalMime.parse(raw).then((mail) => {
        const { from, to, login: by, secure: safe } = session;
        taken = () => void relay.delivered.push({ raw, mail, from, to, secure: safe, login: by });
        say('message', raw);
      });
      return true;
    }

    if (tls === 'implicit') {
      socket = new TLSSocket(plain, { isServer: true, secureContext: createSecureContext(certificate) });
    }
    listen();
    say('greeting');
  }

  const server = createServer(talk);
  const port = await listenOnLoopback(server);
  relay.url = `${tls === 'implicit' ? 'smtps' : 'smtp'}://${login ? 'user:secret@' : ''}127.0.0.1:${port}`;
  return relay;
}

export type ScriptedRelay = Awaited<ReturnType<typeof startScriptedRelay>>;

function addressIn(line: string): string {
  return /<(.*?)>/.exec(line)?.[1] ?? '';
}
