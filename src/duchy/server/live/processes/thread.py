"""The thread in which a server folds tables: the event loop has the processor in between."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


class LoadingThread:
    """A thread that does one thing after the other."""

    def __init__(self) -> None:
        """Create the thread; it starts with the first thing to do."""
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="duchy-loader")

    async def __call__(self, work: Callable[[], T], /) -> T:
        """Do something in the thread."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, work)

    def close(self) -> None:
        """End the thread; what waits is dropped."""
        self.thread.shutdown(wait=False, cancel_futures=True)
