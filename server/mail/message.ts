/** A finished message: its SMTP envelope, and the message itself, in ASCII. */
export type Message = {
  envelope: { from: string; to: string[] };
  raw: string;
  /** The id by which a bounce names the message, when bounces are read. */
  envid?: string;
};
