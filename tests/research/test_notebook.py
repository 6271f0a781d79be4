"""The notebook runs from top to bottom, and is stored without output."""

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

NOTEBOOK = Path(__file__).parents[2] / "docs" / "research" / "duchy.ipynb"


def notebook() -> nbformat.NotebookNode:
    """Read the notebook."""
    return nbformat.read(NOTEBOOK, as_version=4)  # type: ignore[no-any-return, no-untyped-call]  # it has no types


def test_the_notebook_is_stored_without_output() -> None:
    cells = [cell for cell in notebook().cells if cell.cell_type == "code"]
    assert cells
    assert [([], None)] * len(cells) == [(cell.outputs, cell.execution_count) for cell in cells]


@pytest.mark.slow
def test_every_cell_runs_and_shows_something(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("IPYTHONDIR", "JUPYTER_RUNTIME_DIR", "JUPYTER_CONFIG_DIR", "TMPDIR"):
        folder = tmp_path / variable
        folder.mkdir()
        monkeypatch.setenv(variable, str(folder))
    played = notebook()
    NotebookClient(played, timeout=300, resources={"metadata": {"path": str(tmp_path)}}).execute()
    for cell in played.cells:
        if cell.cell_type == "code":
            assert ["execute_result"] == [output.output_type for output in cell.outputs], cell.source
