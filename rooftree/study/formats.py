"""Writing a simulation's table to a file: CSV, JSON, or Parquet with the `study` extra."""

import csv
import io
from collections.abc import Callable
from pathlib import Path

import msgspec

from rooftree.engine.errors import one_of, wrong
from rooftree.study.summary import summarize
from rooftree.study.table import Table


def as_csv(table: Table) -> bytes:
    """Lines of `# key: value` with what all matches have in common, then a header and a line a match."""
    text = io.StringIO()
    for key, value in table.meta.texts().items():
        text.write(f"# {key}: {value}\n")
    columns = table.columns()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(zip(*columns.values(), strict=True))
    return text.getvalue().encode()


def as_json(table: Table) -> bytes:
    """One object: `meta`, `summary`, and `rows` with a line a match."""
    meta, summary = msgspec.json.encode(table.meta), msgspec.json.encode(summarize(table))
    rows = b",\n".join(msgspec.json.encode(row) for row in table.rows())
    return b'{"meta": ' + meta + b',\n"summary": ' + summary + b',\n"rows": [\n' + rows + b"\n]}\n"


def as_parquet(table: Table) -> bytes:
    """A column each, and what all matches have in common as the file's key-value metadata."""
    import polars

    file = io.BytesIO()
    polars.DataFrame(table.columns()).write_parquet(file, metadata=table.meta.texts())
    return file.getvalue()


FORMATS: dict[str, Callable[[Table], bytes]] = {".csv": as_csv, ".json": as_json, ".parquet": as_parquet}


def check_output(path: Path) -> None:
    """Refuse, before anything is played, a file that could not be written afterwards."""
    if path.suffix not in FORMATS:
        raise wrong(f"{path}, suffix", path.suffix, one_of(FORMATS))
    if path.suffix == ".parquet":
        try:
            import polars  # noqa: F401
        except ImportError:
            raise wrong(str(path), "no polars", 'polars, which comes with: pip install "rooftree[study]"') from None
    existed = path.exists()
    try:
        with path.open("ab"):
            pass
        if not existed:
            path.unlink()
    except OSError as error:
        raise wrong(str(path), error.strerror or "an unwritable file", "a file that can be written") from None


def write_table(table: Table, path: Path) -> None:
    """Write a table in the format that the file's suffix names."""
    check_output(path)
    content = FORMATS[path.suffix](table)
    try:
        path.write_bytes(content)
    except OSError as error:
        raise wrong(str(path), error.strerror or "an unwritable file", "a file that can be written") from None
