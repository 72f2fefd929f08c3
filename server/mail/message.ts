/** A finished message: its SMTP envelope, and the message itself, in ASCII. */
export type Message = { envelope: { from: string; to: string[] }; raw: string };
