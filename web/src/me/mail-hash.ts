// Links in mails carry their key behind #, which no server is sent: `#confirm=KEY`, `#sign-in=KEY`, `#stop=KEY`.
export interface MailHash {
  kind: "confirm" | "sign-in" | "stop";
  key: string;
}

export function mailHash(hash: string): MailHash | null {
  const found = /^(confirm|sign-in|stop)=([\w-]{1,64})$/.exec(hash);
  return found ? { kind: found[1] as MailHash["kind"], key: found[2] ?? "" } : null;
}
