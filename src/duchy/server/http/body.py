"""Request bodies as JSON: anything unreadable is reported as the client's mistake."""

from typing import Any

from litestar import Request
from litestar.exceptions import ClientException, SerializationException


class BodyRequest(Request[Any, Any, Any]):
    """A request whose body may be anything."""

    async def json(self) -> Any:  # noqa: ANN401 - as the library has it
        """Read the body; raises `ClientException` if it is not readable JSON."""
        try:
            return await super().json()
        except RecursionError as error:
            raise ClientException("the body is nested too deep: it is one JSON object") from error
        except UnicodeError as error:
            raise ClientException("the body is no UTF-8: it is one JSON object") from error
        except SerializationException as error:
            raise ClientException(f"the body is no JSON: {error.detail}") from error
