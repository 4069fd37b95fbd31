"""Guards of the server against one hostile or unlucky client, each with the test that holds it."""

from functools import partial

from tests.mutations import Mutation

guard = partial(Mutation, below="server")
LOGS, PROCESSES, PASSWORDS = "common/logs.py", "processes.py", "people/passwords.py"
ACCOUNTS, STATE, PUSH = "people/accounts.py", "tables/state.py", "alerts/web_push.py"

MUTATIONS = [
    # Whether a server is ready.
    guard(
        "test_a_server_that_cannot_write_is_not_ready",
        "table_server.py",
        "await self.store.try_to_write()",
        "pass",
    ),
    guard(
        "test_a_server_is_not_ready_without_its_database",
        "table_server.py",
        "await self.store.try_to_write()",
        "pass",
    ),
    guard(
        "test_a_server_is_not_ready_without_processes_for_its_bots",
        "table_server.py",
        'return "" if await self.bots.are_ready(READY_TIMEOUT) else "no bots"',
        'return ""',
    ),
    guard(
        "test_a_failure_that_repeats_is_written_once_with_a_count",
        LOGS,
        "if key in self._lately:",
        "if False:",
    ),
    guard(
        "test_a_failure_that_repeats_is_written_once_with_a_count",
        LOGS,
        "self._lately[key].times += 1",
        "pass",
    ),
    # What an address may ask for.
    guard(
        "test_an_address_that_asks_too_often_waits_and_others_do_not",
        "serve.py",
        "max(self._rates.wait(who), self._pace.wait(who))",
        "self._rates.wait(who)",
    ),
    guard(
        "test_an_address_that_asks_too_often_waits_and_others_do_not",
        "serve.py",
        "max(self._rates.wait(who), self._pace.wait(who))",
        "self._pace.wait(who)",
    ),
    guard(
        "test_an_address_that_asks_too_often_waits_and_others_do_not",
        "serve.py",
        "            await _sleep(self._pace.wait(who))",
        "            pass",
    ),
    guard(
        "test_a_refused_upload_takes_a_second_and_is_not_read_meanwhile",
        "app.py",
        "            await asyncio.sleep(REFUSAL_DELAY)",
        "            pass",
    ),
    # A process that hangs.
    guard(
        "test_a_worker_that_hangs_is_replaced",
        PROCESSES,
        "process.kill()\n                    process.join()",
        "pass",
    ),
    guard(
        "test_nothing_is_handed_over_to_a_process_that_hangs",
        "handover.py",
        "or not self._heartbeats.is_in_time(whose)",
        "",
    ),
    # Passwords.
    guard(
        "test_a_password_that_is_too_easy_is_refused",
        PASSWORDS,
        'return int(judged["score"]) < LEAST_SCORE',
        "return False",
    ),
    guard(
        "test_a_password_that_is_too_easy_is_refused",
        PASSWORDS,
        'user_inputs=[name, "tontine"]',
        "user_inputs=[]",
    ),
    guard(
        "test_passwords_are_tried_ten_times_for_a_name_whether_it_exists_or_not",
        ACCOUNTS,
        "_count_attempt(self._wrong, key)",
        "pass",
    ),
    guard(
        "test_guessing_does_not_keep_the_owner_from_changing_the_password_where_they_are_signed_in",
        ACCOUNTS,
        "_count_attempt(self._wrong_here, account.person)",
        "_count_attempt(self._wrong, folded(account.name))",
    ),
    guard(
        "test_a_link_changes_a_lost_password_once_and_signs_all_other_devices_out",
        ACCOUNTS,
        "new, session, by=hash):",
        "new, session):",
    ),
    guard(
        "test_links_for_one_account_are_made_only_so_often",
        ACCOUNTS,
        "account is not None and self._lost.take(account.person)",
        "account is not None",
    ),
    guard(
        "test_a_lost_password_is_changed_by_a_link_that_comes_to_the_confirmed_address",
        "alerts/mail.py",
        "{self._site}/reset#{token}",
        "{self._site}/reset#",
    ),
    guard(
        "test_a_link_is_made_for_somebody_who_has_lost_their_password",
        "admin.py",
        "await store.put_reset(hash_of_session(token), account.person, HOSTS_RESET_TIME)",
        "pass",
    ),
    # What goes wrong by itself.
    guard(
        "test_what_is_left_is_sent_at_the_end",
        "storage/notices.py",
        "            running.cancel()",
        "            self._running.cancel()",
    ),
    guard(
        "test_what_is_left_is_sent_at_the_end",
        "storage/notices.py",
        "await asyncio.wait([running], timeout=RECONNECT_DELAY)",
        "pass",
    ),
    guard(
        "test_a_file_that_cannot_be_written_takes_no_table_away",
        "storage/archive.py",
        "await store.write(partial(_reopen, ended))\n        raise",
        "raise",
    ),
    guard(
        "test_a_file_that_cannot_be_written_takes_no_table_away",
        "storage/archive.py",
        "    except Exception:\n        await store.write(partial(_reopen, ended))\n        raise",
        "    except Exception:\n        pass",
    ),
    guard(
        "test_a_request_stops_no_clock",
        STATE,
        'if self.status != "running" or self.paused is not None:\n            return frozenset()',
        'if self.status != "running" or self.paused is not None or self.request is not None:\n'
        "            return frozenset()",
    ),
    guard(
        "test_a_server_whose_file_was_moved_away_stops",
        "serve.py",
        "identity(self._database) != self._file",
        "False",
    ),
    guard(
        "test_a_server_whose_file_was_moved_away_stops",
        "serve.py",
        "identity(self._database) != self._file",
        "identity(self._database) is None",
    ),
    # Names.
    guard(
        "test_the_name_of_an_account_is_its_owners_where_they_may_sit_down",
        "http/connection.py",
        "await self._server.accounts.check_owner(name, self._client.person)",
        "pass",
    ),
    guard(
        "test_the_name_of_an_account_is_its_owners_where_they_may_sit_down",
        "table_server.py",
        "filter(None, [request.name, *guests])",
        "filter(None, [request.name])",
    ),
    guard(
        "test_the_name_of_an_account_is_its_owners_where_they_may_sit_down",
        "table_server.py",
        "filter(None, [request.name, *guests])",
        "guests",
    ),
    guard(
        "test_a_letter_carries_only_so_many_marks",
        "people/names.py",
        "if _most_marks(name) > MOST_MARKS:",
        "if False:",
    ),
    # What is told of it all.
    guard(
        "test_the_document_is_made_once", "app.py", "@cache\ndef _description", "def _description"
    ),
    guard(
        "test_the_docs_say_how_often_what_may_be_done",
        "common/limits.py",
        '"tried_codes": Rates((30, 0.1))',
        '"tried_codes": Rates((30, 1.0))',
    ),
    guard(
        "test_an_address_in_a_network_of_ones_own_is_not_public",
        PUSH,
        "if found not in ASSIGNED:\n            return False",
        "pass",
    ),
    guard(
        "test_an_address_in_a_network_of_ones_own_is_not_public",
        PUSH,
        "found.ipv4_mapped or found.sixtofour or _translated(found)",
        "found.ipv4_mapped",
    ),
    guard(
        "test_a_game_in_which_a_bots_decision_was_taken_back_is_no_rung",
        "records/record.py",
        "result.bots_undone or ",
        "",
    ),
    guard(
        "test_a_game_in_which_a_bots_decision_was_taken_back_is_no_rung",
        STATE,
        "self.bots_undone |= self._has_bots_after(entry.decisions)",
        "pass",
    ),
]
