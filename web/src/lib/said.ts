/** What the server says, in no language yet: a message's name and its values. */
export interface Said {
  say: string;
  [value: string]: unknown;
}

/** Said things come through the generated types as bare objects. */
export function said(text: object): Said {
  return text as Said;
}
