"""An authenticator in software: it makes passkeys and signs with them, as a phone or a security key does."""

import base64
import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40  # flags of what an authenticator says

JSON = dict[str, Any]


def text_of(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """Holds one passkey."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(16)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.uses = 0

    def client_data(self, kind: str, challenge: str) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def head(self, host: str, flags: int) -> bytes:
        self.uses += 1
        return hashlib.sha256(host.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big")

    def credential(self, response: JSON) -> JSON:
        name = text_of(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "clientExtensionResults": {}, "response": response}

    def make(self, options: JSON) -> JSON:
        """A passkey as the options want it."""
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        data = self.head(options["rp"]["id"], PRESENT | VERIFIED | ATTESTED)
        data += bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        return self.credential(
            {
                "clientDataJSON": text_of(self.client_data("webauthn.create", options["challenge"])),
                "attestationObject": text_of(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
            }
        )

    def use(self, options: JSON) -> JSON:
        """Sign what is asked."""
        client = self.client_data("webauthn.get", options["challenge"])
        data = self.head(options["rpId"], PRESENT | VERIFIED)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return self.credential(
            {
                "clientDataJSON": text_of(client),
                "authenticatorData": text_of(data),
                "signature": text_of(signature),
                "userHandle": None,
            }
        )
