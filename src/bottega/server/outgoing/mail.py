"""Mail, through the host's own mail server (SMTP)."""

import asyncio
import contextlib
import re
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import SplitResult, unquote, urlsplit

from msgspec import Struct

from bottega.core.errors import BottegaError
from bottega.server.outgoing.post import Silent

SECONDS: Final = 15.0
PORTS: Final = {"smtp": 587, "smtps": 465}
LONGEST: Final = 254  # letters of an address
ADDRESS: Final = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@([A-Za-z0-9-]{1,63}\.)*[A-Za-z0-9-]{1,63}")
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")

handing: Final = ThreadPoolExecutor(2, "mail")  # a slow mail server keeps nothing else waiting


class BadMailServer(BottegaError):
    """What was said of the mail server is not enough."""


class Unsent(Exception):
    """A mail was not taken; later it may be."""


class Refused(Exception):
    """A mail will never be taken: there is no such address."""


def is_address(text: str) -> bool:
    return len(text) <= LONGEST and ADDRESS.fullmatch(text) is not None


class MailServer(Struct, frozen=True):
    """Where mail is handed in, by whom, and from whom it comes."""

    url: str
    sender: str

    def place(self) -> SplitResult:
        return urlsplit(self.url)


def read_server(url: str, sender: str | None) -> MailServer:
    """A mail server from its address, `smtp://name:password@host:587` or `smtps://…`."""
    try:
        parts = urlsplit(url)
        well = parts.scheme in PORTS and bool(parts.hostname) and (parts.port is None or parts.port > 0)
    except ValueError:
        well = False
    if not well:
        raise BadMailServer("--mail is no mail server; write smtp://HOST:PORT or smtps://NAME:PASSWORD@HOST")
    if sender is None or not is_address(sender):
        raise BadMailServer("mail needs an address that it comes from; name it with --mail-from NAME@HOST")
    return MailServer(url, sender)


def letter(server: MailServer, to: str, subject: str, text: str, stop: str = "") -> EmailMessage:
    """A mail; `stop` is the address at which no more of them are asked for."""
    made = EmailMessage()
    made["From"] = server.sender
    made["To"] = to
    made["Subject"] = subject
    made["Date"] = formatdate()
    made["Message-ID"] = make_msgid(domain=server.sender.rpartition("@")[2])
    made["Auto-Submitted"] = "auto-generated"
    if stop:
        made["List-Unsubscribe"] = f"<{stop}>"
        made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    made.set_content(text)
    return made


async def send(server: MailServer, mail: EmailMessage) -> None:
    """Hand in a mail; Unsent or Refused if it is not taken, Silent if nobody knows."""
    try:
        await asyncio.get_running_loop().run_in_executor(handing, hand_in, server, mail)
    except smtplib.SMTPRecipientsRefused as error:
        codes = [code for code, _ in error.recipients.values()]
        raise (Refused if all(code >= 500 for code in codes) else Unsent)("the address is refused") from None
    except smtplib.SMTPException as error:
        raise Unsent(str(error) or type(error).__name__) from None
    except OSError as error:
        raise Unsent(str(error) or type(error).__name__) from None


def hand_in(server: MailServer, mail: EmailMessage) -> None:
    """A password goes out encrypted only, unless the mail server is on this machine."""
    place = server.place()
    host, port = place.hostname or "", place.port or PORTS[place.scheme]
    context = ssl.create_default_context()
    secure = place.scheme == "smtps"
    made = (
        smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=context)
        if secure
        else smtplib.SMTP(host, port, timeout=SECONDS)
    )
    with contextlib.closing(made) as line:
        line.ehlo_or_helo_if_needed()
        if not secure and line.has_extn("starttls"):
            line.starttls(context=context)
            secure = True
        if place.username:
            if not secure and host not in LOOPBACK:
                raise smtplib.SMTPException("the mail server offers no encryption for the password")
            line.login(unquote(place.username), unquote(place.password or ""))
        try:
            line.send_message(mail)
        except (smtplib.SMTPServerDisconnected, OSError) as error:
            if isinstance(error, smtplib.SMTPResponseException):
                raise
            raise Silent(str(error) or type(error).__name__) from None
        with contextlib.suppress(smtplib.SMTPException, OSError):
            line.quit()  # it was taken
