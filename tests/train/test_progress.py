"""The progress of a training run, read back and plotted."""

import json
from dataclasses import asdict
from xml.etree import ElementTree as ET

from duchy.train.progress import Row, picture, rows_of

ROWS = [
    Row(generation, epoch, 400, 0.5 / epoch, (0.1, 0.3, 0.8, 0.0), (0.1 * epoch, 0.4, 0.8, 0.2))
    for generation in (0, 1)
    for epoch in (1, 2, 3)
]


def test_rows_are_read_back_and_the_last_of_an_epoch_counts() -> None:
    lines = [json.dumps(asdict(row)) for row in ROWS]
    again = json.dumps(asdict(Row(0, 2, 400, 9.0, (0.0, 0.0, 0.0, 0.0), (0.0, 0.0, 0.0, 0.0))))
    assert rows_of("\n".join([lines[0], again, *lines[1:], '{"generation": 1, "ep'])) == ROWS


def test_the_plot_has_a_curve_for_both_evaluations_in_every_part() -> None:
    root = ET.fromstring(picture(ROWS))  # noqa: S314  (our own)
    assert 8 == len(root.findall(".//{http://www.w3.org/2000/svg}path"))
    assert ET.fromstring(picture([])) is not None  # noqa: S314
