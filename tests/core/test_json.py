"""JSON and records that anybody may have written: what is too deep, too long or half a letter is refused in words."""

import pytest

from duchy.core.document import DEEPEST, parse_json
from duchy.core.reason import RecordError
from duchy.core.record import FORM, LONGEST, read_record

HEAD = f"{FORM}\ngame: burgundy\nrules: 2\n"


@pytest.mark.parametrize(
    "text", ['{"a": [1, {"b": "\\ud83d\\ude00"}]}', '"' + "[" * 100 + '"', '["\\"[[[", "\\\\"]', "[" * 9 + "]" * 9]
)
def test_json_is_read(text: str) -> None:
    assert parse_json(text)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[" * 100_000, f"column {DEEPEST + 1}: lists and objects are nested more than {DEEPEST} deep"),
        ('{"a":' * 100_000, "nested more than"),
        ('["\\\\", ' + "[" * 100 + "]" * 101, "nested more than"),
        ('"\\ud800"', "surrogates not allowed"),
        ("9" * 5000, "Exceeds the limit"),
        ('"' + '\\"' * 100_000, "Unterminated"),
        ("", "Expecting value"),
    ],
)
def test_what_cannot_be_read_is_a_value_error(text: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        parse_json(text)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (
            "position: " + "[" * 100_000,
            "line 4: .* cannot be read: column 33: lists and objects are nested more than 32",
        ),
        ('options: {"set": "\\ud800"}', "line 4: .*surrogates not allowed"),
        ("options: {'a': 1", "line 4: .*cannot be read"),
        ("- 99999999999999999999", "must be followed by the number of undone plies"),
        ("1 * \u00b2", "line 4: .*cannot be read"),
        ("x" * (LONGEST + 1), f"characters; at most {LONGEST} are allowed"),
    ],
)
def test_a_record_is_refused_in_few_words(line: str, words: str) -> None:
    with pytest.raises(RecordError, match=words) as refused:
        read_record(HEAD + line + "\n")
    assert len(str(refused.value)) < 400
