"""A network of two hidden layers with a policy and a value on top, in numpy alone."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
NAMES = ("w1", "b1", "w2", "b2", "wp", "bp", "wv", "bv")


class Network:
    def __init__(self, weights: dict[str, Floats]) -> None:
        self.weights = weights

    @classmethod
    def new(cls, inputs: int, actions: int, hidden: tuple[int, int], seed: int) -> Network:
        rng = np.random.default_rng(seed)
        first, second = hidden

        def layer(rows: int, columns: int, gain: float = 2.0) -> Floats:
            made = rng.standard_normal((rows, columns)) * np.sqrt(gain / rows)
            weights: Floats = made.astype(np.float32)
            return weights

        sizes = {"b1": first, "b2": second, "bp": actions, "bv": 1}
        return cls(
            {
                "w1": layer(inputs, first),
                "w2": layer(first, second),
                "wp": layer(second, actions, 0.0001),  # at first, anything is as good
                "wv": layer(second, 1, 0.01),
                **{name: np.zeros(size, np.float32) for name, size in sizes.items()},
            }
        )

    @classmethod
    def load(cls, file: Any) -> Network:
        with np.load(file) as found:
            return cls({name: found[name].astype(np.float32) for name in NAMES})

    def save(self, file: Any) -> None:
        """Half as exact, which nobody notices, and half as large."""
        rounded: dict[str, Any] = {it: w.astype(np.float16) for it, w in self.weights.items()}
        np.savez_compressed(file, **rounded)

    def copy(self) -> Network:
        return Network({name: weight.copy() for name, weight in self.weights.items()})

    def __call__(self, rows: Floats) -> tuple[Floats, Floats]:
        """Scores of all actions, and the value, for each row."""
        return self.forward(rows)[:2]

    def forward(self, rows: Floats) -> tuple[Floats, Floats, Floats, Floats]:
        """The same, with both hidden layers."""
        w = self.weights
        one = np.maximum(rows @ w["w1"] + w["b1"], 0)
        two = np.maximum(one @ w["w2"] + w["b2"], 0)
        return two @ w["wp"] + w["bp"], (two @ w["wv"] + w["bv"])[:, 0], one, two

    def gradients(
        self, rows: Floats, one: Floats, two: Floats, scores: Floats, values: Floats
    ) -> dict[str, Floats]:
        """Of a loss, from its gradients by the scores and values of the same rows."""
        w = self.weights
        value = values[:, None]
        back_two = (scores @ w["wp"].T + value @ w["wv"].T) * (two > 0)
        back_one = (back_two @ w["w2"].T) * (one > 0)
        return {
            "w1": rows.T @ back_one,
            "b1": back_one.sum(0),
            "w2": one.T @ back_two,
            "b2": back_two.sum(0),
            "wp": two.T @ scores,
            "bp": scores.sum(0),
            "wv": two.T @ value,
            "bv": value.sum(0),
        }


class Adam:
    def __init__(self, network: Network, rate: float) -> None:
        self._network = network
        self.rate = rate
        self._means = {it: np.zeros_like(w) for it, w in network.weights.items()}
        self._squares = {it: np.zeros_like(w) for it, w in network.weights.items()}
        self._steps = 0

    def step(self, gradients: dict[str, Floats], most: float = 0.5) -> None:
        """One step, after the gradients were scaled down to a norm of at most ``most``."""
        self._steps += 1
        norm = float(np.sqrt(sum(float((g * g).sum()) for g in gradients.values())))
        scale = min(1.0, most / (norm + 1e-8))
        for name, weight in self._network.weights.items():
            gradient = gradients[name] * scale
            mean, square = self._means[name], self._squares[name]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            ahead = mean / (1 - 0.9**self._steps)
            weight -= self.rate * ahead / (np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8)
