import { randomBytes, randomUUID } from 'node:crypto';
import type { Pool, QueryResultRow } from 'pg';
import { limitsTable } from '../database';
import { errorCode, log } from '../log';
import { type Entry, isHook } from './entry';
import { type Clock, type Held, leaseTime, probeLength, type Queue, type State } from './queue';
import { maxDelay } from './retries';

/** One statement is one transaction; the lock prevents servers that start together from creating a table twice. */
const schema = `
  select pg_advisory_xact_lock(4729381650);
  create table if not exists site_outbox (
    id text primary key, state text not null, owner text, entry text not null,
    time timestamptz not null default now(), stored timestamptz not null default now());
  create index if not exists site_outbox_state on site_outbox (state, time);
  create table if not exists site_marks (
    kind text, id text, time timestamptz not null default now(), value text, primary key (kind, id));
  -- Version 3 marked the bounces that it read, its alerts, and the server that sent them.
  delete from site_marks where kind in ('report', 'stray', 'note', 'lead');
  create table if not exists ${limitsTable} (
    key varchar(255) primary key, points integer not null default 0, expire bigint);`;

type Row = { state: State; id: string; time: number; entry: string };

const ms = (column: string) => `${column} * interval '1 millisecond'`;
/** Matches a time further away than any lease or delay, which a clock that ran ahead can leave. */
const isOff = (length: number) =>
  `time not between now() - ${ms(`${length}`)} and now() + ${ms(`${length}`)}`;
/** Never earlier than the clock at the last deletion. */
const stamp = `greatest(now(), (
  select to_timestamp(value::float8 / 1000) from site_marks where kind = 'clock' and id = 'last'))`;
const epoch = (time: string) => `(extract(epoch from ${time}) * 1000)::float8`;

/**
 * Stores the queue in a PostgreSQL database that several servers share. Every operation is one statement, and times are
 * the database's.
 *
 * @param keepsCopies whether a delivered mail is kept
 */
export function createPostgresQueue(pool: Pool, keepsCopies: boolean): Queue {
  /** The sender of an entry: this process must not move an entry that another has taken over. */
  const owner = randomUUID();

  async function prepare(): Promise<void> {
    await pool.query(schema);
  }

  async function ask<Found extends QueryResultRow>(text: string, values: unknown[] = []) {
    try {
      return await pool.query<Found>(text, values);
    } catch (error) {
      // The database was unavailable at the start, or is new.
      if (errorCode(error) !== '42P01') throw error;
      await prepare();
      return await pool.query<Found>(text, values);
    }
  }

  async function rows<Found extends QueryResultRow>(text: string, values?: unknown[]) {
    return (await ask<Found>(text, values)).rows;
  }
  const count = async (text: string, values?: unknown[]) => (await ask(text, values)).rowCount ?? 0;

  /** Ends an attempt of this process only. */
  async function leaveBusy(entry: Entry, state: State, time: string): Promise<void> {
    const text = `update site_outbox set state = $3, time = ${time}, owner = null, entry = $4
      where id = $1 and owner = $2`;
    await ask(text, [entry.id, owner, state, JSON.stringify(entry)]);
  }

  function heldOf(row: Row): Held {
    try {
      return { ...row, entry: JSON.parse(row.entry) };
    } catch {
      return { ...row, entry: null };
    }
  }

  const heldColumns = `state, id, ${epoch('time')} as time, entry`;

  return {
    prepare,

    async put(entries, earlier) {
      const mail = entries.at(-1) as Entry;
      const text = `
        with mark as (
          insert into site_marks (kind, id)
          select 'seen', $1 where not $7 and not exists (
            select from site_marks where kind = 'seen' and id = $2 and time > now() - ${ms('$3')}
          )
          on conflict do nothing returning id
        )
        insert into site_outbox (id, state, owner, entry)
        select id, 'busy', $4, entry from unnest($5::text[], $6::text[]) as given (id, entry)
        where $7 or exists (select from mark)
        on conflict (id) do update set
          state = 'busy', time = now(), stored = now(), owner = excluded.owner, entry = excluded.entry
          where site_outbox.state in ('failed', 'sent')
        returning id`;
      const storedRows = await rows<{ id: string }>(text, [
        mail.id,
        earlier?.id ?? '',
        earlier?.within ?? 0,
        owner,
        entries.map(({ id }) => id),
        entries.map((entry) => JSON.stringify(entry)),
        isHook(mail.id),
      ]);
      return storedRows.some(({ id }) => id === mail.id);
    },

    async claim(limit) {
      if (limit <= 0) return [];
      const text = `
        with due as materialized (
          select id from site_outbox where state = 'new' and (time <= now() or ${isOff(maxDelay)})
          order by time limit $1 for update skip locked
        )
        update site_outbox set state = 'busy', time = now(), stored = least(stored, now()), owner = $2
        from due where site_outbox.id = due.id returning state, site_outbox.id, 0 as time, entry`;
      const claimed = (await rows<Row>(text, [limit, owner])).map(heldOf);
      for (const { id, entry } of claimed) {
        if (entry) continue;
        log('error', 'outbox entry unreadable, moved to failed', { id });
        await ask("update site_outbox set state = 'failed', owner = null where id = $1", [id]);
      }
      return claimed.flatMap(({ entry }) => entry ?? []);
    },

    async renew(id) {
      await ask('update site_outbox set time = now() where id = $1 and owner = $2', [id, owner]);
    },

    postpone: (entry, delay) => leaveBusy(entry, 'new', `now() + ${ms(String(delay))}`),
    fail: (entry) => leaveBusy(entry, 'failed', stamp),

    async discard(entry) {
      if (keepsCopies && !isHook(entry.id)) return await leaveBusy(entry, 'sent', stamp);
      await ask('delete from site_outbox where id = $1 and owner = $2', [entry.id, owner]);
    },

    makeDue: () => count("update site_outbox set time = now() where state = 'new'"),

    recover: (ownIds) =>
      count(
        `update site_outbox set state = 'new', time = now(), owner = null
          where state = 'busy' and ${isOff(leaseTime)} and not (owner = $1 and id = any($2))`,
        [owner, ownIds],
      ),

    async count() {
      const inquiries = (states: string) =>
        `count(distinct split_part(id, '.', 1)) filter (where state in (${states}))::int`;
      const [counts] = await rows<{ waiting: number; age: number; failed: number }>(
        `select ${inquiries("'new', 'busy'")} as waiting, ${inquiries("'failed'")} as failed,
          greatest(${epoch("now() - min(stored) filter (where state in ('new', 'busy'))")}, 0) as age
          from site_outbox where state <> 'sent'`,
      );
      return counts ?? { waiting: 0, age: 0, failed: 0 };
    },

    async list(...states) {
      const text = `select ${heldColumns} from site_outbox where state = any($1) order by time`;
      return (await rows<Row>(text, [states])).map(heldOf);
    },

    async read(id) {
      const text = `select ${heldColumns} from site_outbox where id = $1`;
      return (await rows<Row>(text, [id])).map(heldOf)[0] ?? null;
    },

    async setState(entry, to, from, age = 0) {
      const text = `insert into site_outbox (id, state, time, stored, entry)
        values ($1, $2, ${to === 'new' ? 'now()' : stamp} - ${ms('$3')}, least(now(), to_timestamp($4::float8 / 1000)), $5)
        on conflict (id) do update set state = $2, time = excluded.time, entry = $5
          where site_outbox.state = $6`;
      await ask(text, [entry.id, to, age, entry.received, JSON.stringify(entry), from ?? null]);
    },

    remove: async (state, id) =>
      (await count('delete from site_outbox where state = $1 and id = $2', [state, id])) > 0,

    async removeBefore(from, time) {
      const isState = from === 'failed' || from === 'sent';
      const [table, column] = isState ? ['site_outbox', 'state'] : ['site_marks', 'kind'];
      const text = `delete from ${table} where ${column} = $1 and time < to_timestamp($2::float8 / 1000) returning id`;
      return (await rows<{ id: string }>(text, [from, time])).map(({ id }) => id);
    },

    async mark(kind, id, time) {
      const text = `insert into site_marks (kind, id, time)
        values ($1, $2, coalesce(to_timestamp($3::float8 / 1000), now())) on conflict do nothing`;
      return (await count(text, [kind, id, time])) > 0;
    },

    async marked(kind, id) {
      const text = `select ${epoch('time')} as time from site_marks where kind = $1 and id = $2`;
      return (await rows<{ time: number }>(text, [kind, id]))[0]?.time ?? null;
    },

    async clock() {
      const found = await rows<{ id: keyof Clock; value: number }>(
        "select id, value::float8 as value from site_marks where kind = 'clock'",
      );
      return { last: 0, ahead: 0, ...Object.fromEntries(found.map(({ id, value }) => [id, value])) };
    },

    async saveClock({ last, ahead }) {
      const text = `insert into site_marks (kind, id, value) values ('clock', 'last', $1), ('clock', 'ahead', $2)
        on conflict (kind, id) do update set value = excluded.value, time = now()`;
      await ask(text, [String(last), String(ahead)]);
    },

    now: async () => (await rows<{ now: number }>(`select ${epoch('now()')} as now`))[0]?.now ?? 0,

    async isWritable() {
      const text = `insert into site_marks (kind, id, value) values ('probe', 'probe', $1)
        on conflict (kind, id) do update set value = $1, time = now()`;
      return await ask(text, [randomBytes(probeLength / 2).toString('hex')]).then(
        () => true,
        () => false,
      );
    },

    close: () => pool.end(),
  };
}
