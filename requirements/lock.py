"""Writes the lock files: what pyproject.toml asks for and all that this needs, as name==version.

Run it with `make lock`. A lock never names an address, so that it works with any package index.
"""

import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

HERE = Path(__file__).parent
PROJECT = tomllib.loads((HERE.parent / "pyproject.toml").read_text())
WANTED = {
    "run": PROJECT["project"]["dependencies"] + PROJECT["project"]["optional-dependencies"]["server"],
    "build": PROJECT["build-system"]["requires"],
    "dev": PROJECT["dependency-groups"]["dev"],
    "bench": PROJECT["dependency-groups"]["bench"],
    "node": PROJECT["dependency-groups"]["node"],
}
TOGETHER = ("run", "build", "dev")  # installed into one environment, so they must agree


def lock(name: str, earlier: list[Path]) -> Path:
    """Install what a lock is for into an empty environment and write down what came."""
    path = HERE / f"{name}.lock"
    with tempfile.TemporaryDirectory() as folder:
        python = str(Path(folder, "bin", "python"))
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        pip = [python, "-m", "pip", "--disable-pip-version-check", "-qq"]
        constraints = [part for file in earlier for part in ("-c", str(file))]
        subprocess.run([*pip, "uninstall", "--yes", "setuptools"], check=True)
        subprocess.run([*pip, "install", *constraints, *WANTED[name]], check=True)
        freeze = subprocess.run(
            [*pip, "freeze", "--all", "--exclude", "pip"], check=True, capture_output=True, text=True
        )
    pins = sorted(pin.lower().replace("_", "-") for pin in freeze.stdout.split())
    path.write_text("".join(f"{pin}\n" for pin in pins))
    return path


if __name__ == "__main__":
    written: list[Path] = []
    for wanted in WANTED:
        written.append(lock(wanted, [path for path in written if wanted in TOGETHER]))
        print(f"{wanted}.lock: {len(written[-1].read_text().splitlines())} packages")
