"""Runs the notebook of docs/research and stores it with its output: `make notebook`."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import nbformat
from nbclient import NotebookClient

NOTEBOOK: Final = Path(__file__).parent / "research" / "duchy.ipynb"
KEPT: Final = {"text/plain", "text/html"}


def read() -> nbformat.NotebookNode:
    """Read the notebook as it is stored."""
    return nbformat.read(NOTEBOOK, as_version=4)  # type: ignore[no-any-return, no-untyped-call]  # it has no types


def run(folder: Path) -> nbformat.NotebookNode:
    """Run the notebook in a folder; what depends on the moment is left out."""
    played = read()
    NotebookClient(played, timeout=600, resources={"metadata": {"path": str(folder)}}).execute()
    for cell in played.cells:
        cell.metadata = {}
        if cell.cell_type == "code":
            for output in cell.outputs:
                output["data"] = {kind: shown for kind, shown in output["data"].items() if kind in KEPT}
    played.metadata = {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}}
    return played


if __name__ == "__main__":
    with TemporaryDirectory() as _folder:
        _played = run(Path(_folder))
    nbformat.write(_played, NOTEBOOK)  # type: ignore[no-untyped-call]
    sys.stdout.write(f"{NOTEBOOK.name}: {len(_played.cells)} cells\n")
