"""The parameters of a search: how wide it plans, and how far its rollouts go."""

from mypy_extensions import i64

from duchy.bots.search.plans import PRIOR_WEIGHT


class SearchParameters:
    """The width and depth of a search."""

    def __init__(
        self,
        *,
        beam_width: int = 16,
        max_plans: int = 24,
        horizon: int = 2,
        policy_depth: int = 1,
        prior_weight: int = PRIOR_WEIGHT,
        solo_horizon: int = 0,
        solo_widening: int = 0,
        tree_plans: int = 0,
        tree_only_near_end: bool = False,
    ) -> None:
        """Set how plans are made, rolled out and compared.

        `beam_width` positions are expanded at each step of a plan, and at most `max_plans` plans are compared. Rollouts
        end `horizon` ticks of the clock ahead (0: no rollouts), in games for one `solo_horizon` ticks if that is set;
        their policy looks `policy_depth` decisions ahead. A network's estimate of where a plan leads counts as
        `prior_weight` rollouts. In games for one a settled race goes on with plans `solo_widening` times as wide. The
        best `tree_plans` plans race again with a tree below them; with `tree_only_near_end` and several players only
        once rollouts reach the end of the game.
        """
        self.beam_width: i64 = beam_width
        self.max_plans: i64 = max_plans
        self.horizon: i64 = horizon
        self.policy_depth = policy_depth
        self.prior_weight = prior_weight
        self.solo_horizon: i64 = solo_horizon or horizon
        self.solo_widening: i64 = solo_widening
        self.tree_plans = tree_plans
        self.tree_only_near_end = tree_only_near_end

    def horizon_for(self, seats: i64) -> i64:
        """Return the rollout horizon in clock ticks for `seats` players."""
        return self.solo_horizon if seats == 1 else self.horizon
