"""One game being played: words for decisions and events, views, undo, saves, replays."""
