"""Guided first games, rule cards and maxims: what teaches a newcomer, as data and one engine.

``lesson_of(game)`` is a lesson, ``Guide(lesson).at(match, seat, said)`` where a pupil stands in it.
``docs/writing-a-lesson.md`` says how one is written.
"""
