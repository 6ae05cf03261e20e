"""Passkeys, as the browser and its authenticator speak of them (WebAuthn); the library is loaded when one is used."""

import base64
import binascii
import ipaddress
import json
from typing import Any, Final

from msgspec import Struct
from starlette.requests import Request

from bottega.core.messages import msg
from bottega.server.errors import ApiError
from bottega.server.http.security import host_name, is_secure

NAME: Final = "Bottega"
PATIENCE: Final = 300  # seconds for somebody to find their key
Json = dict[str, Any]


class Site(Struct, frozen=True):
    """For whom a passkey is: an authenticator uses it at this very host alone."""

    host: str
    origin: str


class NewPasskey(Struct, frozen=True):
    """What is kept of a passkey; nothing of it opens anything."""

    id: str
    public_key: str
    uses: int


def site_of(request: Request) -> Site:
    """The site by the name that was asked; numbers have no passkeys."""
    host = host_name(request.headers)
    try:
        ipaddress.ip_address(host.strip("[]"))
    except ValueError:
        scheme = "https" if is_secure(request.scope) else "http"
        return Site(host, f"{scheme}://{request.headers.get('host', '')}")
    raise ApiError(msg("error-no-passkeys"))


def text_of(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def creation(site: Site, person: str, name: str, challenge: str, known: list[str]) -> Json:
    """What a browser needs to make a passkey, once in each authenticator."""
    from webauthn import generate_registration_options
    from webauthn.helpers import options_to_json_dict
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    options = generate_registration_options(
        rp_id=site.host,
        rp_name=NAME,
        user_id=person.encode(),
        user_name=name or NAME,
        challenge=bytes_of(challenge),
        timeout=PATIENCE * 1000,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=bytes_of(name)) for name in known],
    )
    return options_to_json_dict(options)


def request_for(site: Site, challenge: str) -> Json:
    """What a browser needs to use a passkey, whosever it is."""
    from webauthn import generate_authentication_options
    from webauthn.helpers import options_to_json_dict

    options = generate_authentication_options(rp_id=site.host, challenge=bytes_of(challenge), timeout=PATIENCE * 1000)
    return options_to_json_dict(options)


def challenge_in(credential: Json) -> str:
    """The challenge that a credential says it answers; whether it does, its signature says."""
    try:
        said = json.loads(bytes_of(credential["response"]["clientDataJSON"]))["challenge"]
        return text_of(bytes_of(said))
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError, binascii.Error):
        raise ApiError(msg("error-bad-passkey")) from None


def made(site: Site, credential: Json, challenge: str) -> NewPasskey:
    """A passkey that an authenticator has made."""
    from webauthn import verify_registration_response
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        found = verify_registration_response(
            credential=credential,
            expected_challenge=bytes_of(challenge),
            expected_rp_id=site.host,
            expected_origin=site.origin,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError):
        raise ApiError(msg("error-bad-passkey")) from None
    return NewPasskey(text_of(found.credential_id), text_of(found.credential_public_key), found.sign_count)


def used(site: Site, credential: Json, challenge: str, public_key: str, uses: int) -> int:
    """A passkey that an authenticator has used; how often by now, as far as it counts."""
    from webauthn import verify_authentication_response
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        found = verify_authentication_response(
            credential=credential,
            expected_challenge=bytes_of(challenge),
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=bytes_of(public_key),
            credential_current_sign_count=uses,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError):
        raise ApiError(msg("error-bad-passkey")) from None
    return found.new_sign_count
