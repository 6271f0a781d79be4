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
            raise ClientException("the body must be one JSON object, got one nested too deeply") from error
        except UnicodeError as error:
            raise ClientException("the body must be one JSON object in UTF-8") from error
        except SerializationException as error:
            raise ClientException(f"the body must be JSON: {error.detail}") from error
