"""Web Push: messages for a browser that only it can read (RFC 8291), signed with the server's own key (RFC 8292).

pywebpush does the same, but brings requests and aiohttp, and sends by itself: then nobody could say to which address.
"""

import base64
import json
import os
import time
from typing import Final
from urllib.parse import urlsplit

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
RECORD: Final = 4096  # bytes of the one record there is
LIFE: Final = 24 * 3600  # seconds that a push service keeps a message for a browser that is away
SIGNED: Final = 12 * 3600  # seconds that a signature holds


def text_of(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def data_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """A private key, as text."""
    return text_of(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big"))


def private_of(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(data_of(text), "big"), CURVE)


def public_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def fits(key: str, secret: str) -> bool:
    """Are these a browser's public key and secret?"""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data_of(key))
        return len(data_of(key)) == 65 and len(data_of(secret)) == 16
    except (ValueError, TypeError, UnsupportedAlgorithm):
        return False


def derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def encrypt(
    text: bytes, key: str, secret: str, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """A message for a browser with this public key and secret; `own` and `salt` are made for it alone."""
    own = own or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    theirs, ours = data_of(key), public_of(own)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    both = derive(data_of(secret), shared, b"WebPush: info\0" + theirs + ours, 32)
    content_key = derive(salt, both, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(salt, both, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(content_key).encrypt(nonce, text + b"\2", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours + sealed


def signature(endpoint: str, key: ec.EllipticCurvePrivateKey, contact: str) -> str:
    """Who sends it, for the push service: a token that holds for this service and for a while."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + SIGNED, "sub": contact}
    told = ".".join(text_of(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(key.sign(told.encode(), ec.ECDSA(SHA256())))
    return f"vapid t={told}.{text_of(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={text_of(public_of(key))}"


def headers(endpoint: str, key: ec.EllipticCurvePrivateKey, contact: str, topic: str) -> dict[str, str]:
    """What goes with a message; a newer one of the same topic takes its place while the browser is away."""
    return {
        "Authorization": signature(endpoint, key, contact),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(LIFE),
        "Topic": topic,
        "Urgency": "normal",
    }
