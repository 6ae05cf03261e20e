"""Whoever is told by this server: an HTTP server of our own that keeps what comes, and a browser that takes pushes."""

import base64
import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

JSON = dict[str, Any]


class Post:
    """A request that came."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body

    def json(self) -> JSON:
        found: JSON = json.loads(self.body)
        return found


class Receiver:
    """Keeps all that is posted to it, and answers with the statuses that are waiting, then with 201."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.posts: list[Post] = []
        self.statuses: list[int] = []


@contextmanager
def receiving() -> Iterator[Receiver]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            receiver.posts.append(Post(self.path, headers, body))
            self.send_response(receiver.statuses.pop(0) if receiver.statuses else 201)
            self.send_header("location", f"{receiver.url}/elsewhere")
            self.end_headers()

        def log_message(self, *_all: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    receiver = Receiver(f"http://127.0.0.1:{server.server_port}")
    threading.Thread(target=server.serve_forever, args=[0.05], daemon=True).start()
    try:
        yield receiver
    finally:
        server.shutdown()
        server.server_close()


def text_of(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def data_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """A browser's keys, and how it reads what is pushed (RFC 8188 and 8291)."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.public = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.secret = os.urandom(16)

    def subscription(self, endpoint: str) -> JSON:
        return {"endpoint": endpoint, "key": text_of(self.public), "secret": text_of(self.secret)}

    def read(self, post: Post) -> JSON:
        """What a push says, once it is opened."""
        found: JSON = json.loads(self.opened(post))
        return found

    def opened(self, post: Post) -> bytes:
        """What is in a push, for its service worker."""
        assert post.headers["content-encoding"] == "aes128gcm"
        salt, size, length = post.body[:16], int.from_bytes(post.body[16:20], "big"), post.body[20]
        sender, sealed = post.body[21 : 21 + length], post.body[21 + length :]
        assert len(sealed) <= size
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.private.exchange(ec.ECDH(), key)
        both = HKDF(SHA256(), 32, self.secret, b"WebPush: info\0" + self.public + sender).derive(shared)
        content = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(both)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(both)
        opened = AESGCM(content).decrypt(nonce, sealed, None)
        assert opened.endswith(b"\2")
        return opened[:-1]


def signed_by(post: Post, key: str) -> JSON:
    """What the sender of a push says about itself, if the signature is of this key."""
    kind, _, rest = post.headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (kind, parts["k"]) == ("vapid", key)
    told, _, signature = parts["t"].rpartition(".")
    half = data_of(signature)
    numbers = encode_dss_signature(int.from_bytes(half[:32], "big"), int.from_bytes(half[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data_of(key))
    try:
        public.verify(numbers, told.encode(), ec.ECDSA(SHA256()))
    except InvalidSignature as error:
        raise AssertionError("signed by somebody else") from error
    claims: JSON = json.loads(data_of(told.split(".")[1]))
    return claims
