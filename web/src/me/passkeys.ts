// Passkeys: the browser makes and uses them, the server asks and checks.
import { api, Refusal } from "../lib/api";

/** Can this browser do it here? Without TLS, or at a number in place of a name, none can. */
export function canPasskeys(): boolean {
  const named = !/^[\d.]+$|:/.test(location.hostname);
  return named && isSecureContext && typeof globalThis.PublicKeyCredential?.parseCreationOptionsFromJSON === "function";
}

export async function makePasskey(): Promise<void> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await api.newPasskey());
  await api.addPasskey(asJson(await given(navigator.credentials.create({ publicKey }))));
}

export async function comeBackByPasskey(bring: boolean): Promise<void> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await api.passkeyWanted());
  await api.signInByPasskey(asJson(await given(navigator.credentials.get({ publicKey }))), bring);
}

/** Whoever closes the browser's window has not given one. */
async function given(asked: Promise<Credential | null>): Promise<Credential | null> {
  return asked.catch(() => {
    throw new Refusal("passkey-left", { say: "error-passkey-left" });
  });
}

function asJson(credential: Credential | null): Record<string, unknown> {
  if (!(credential instanceof PublicKeyCredential)) throw new Refusal("passkey-left", { say: "error-passkey-left" });
  return credential.toJSON() as unknown as Record<string, unknown>;
}
