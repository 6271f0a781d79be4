"""The notebook is stored with its output, which is what its cells show today."""

from pathlib import Path
from typing import Any

import pytest

from docs.notebook import read, run


def shown(notebook: Any) -> list[tuple[str, list[tuple[str, str]]]]:  # noqa: ANN401
    """List the code cells, each with what it shows as text."""
    return [
        (cell.source, [(output.output_type, output["data"]["text/plain"]) for output in cell.outputs])
        for cell in notebook.cells
        if cell.cell_type == "code"
    ]


def test_the_notebook_is_stored_with_its_output() -> None:
    cells = shown(read())
    assert cells
    for source, outputs in cells:
        assert ["execute_result"] == [kind for kind, _ in outputs], source
        assert all(text for _, text in outputs), source


@pytest.mark.slow
def test_every_cell_shows_what_is_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("IPYTHONDIR", "JUPYTER_RUNTIME_DIR", "JUPYTER_CONFIG_DIR", "TMPDIR"):
        folder = tmp_path / variable
        folder.mkdir()
        monkeypatch.setenv(variable, str(folder))
    assert shown(run(tmp_path)) == shown(read()), "make notebook"
